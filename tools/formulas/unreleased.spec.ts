import { jest } from '@jest/globals';
import type { Item } from '@aivy/item-bank';
import { WORDS_01_10 } from '../../libs/item-bank/src/content/reading-writing/words-in-context/01-10.js';

const planted: Item = {
  ...WORDS_01_10[0]!,
  key: 'rw-planted-01',
  family: 'rw-planted-01',
  question: 'What is \\(x\\)? <script>',
};
// The list itself is empty when everything is released.
jest.unstable_mockModule('../../libs/item-bank/src/content/unreleased.js', () => ({ UNRELEASED_ITEMS: [planted] }));
const { check } = await import('../../apps/bank-studio/src/commands/check.js');
const { review } = await import('../../apps/bank-studio/src/commands/review.js');
const { specimens } = await import('./specimens.js');
const { packBank, packItems } = await import('@aivy/item-bank');
const { previewItems } = await import('../../apps/bank-studio/src/preview/items.js');
const { card } = await import('../../apps/bank-studio/src/preview/card.js');

function said(work: () => unknown): string {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  try {
    work();
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
  }
}

describe('an item that waits for its release', () => {
  it('is in no bank', () => {
    expect(packItems().map(({ key }) => key)).not.toContain(planted.key);
  });

  it('is checked as the others are', () => {
    expect(said(() => check(['--only', 'rw-planted']))).toMatch(/^rw-planted-01: html: .*script/m);
  });

  it('is on the sheet of who solves items without their keys', () => {
    expect(said(() => review(['sheet', '--only', 'rw-planted']))).toContain('### rw-planted-01');
  });

  it('is on the page that shows items, as a draft', () => {
    const item = previewItems(packBank()).find(({ key }) => key === planted.key);
    expect(item?.state).toBe('draft');
    expect(card(item!, [], undefined)).toContain('not released yet');
  });

  it('has its formulas measured', () => {
    expect(specimens(['rw-planted']).map(({ key }) => key)).toContain(planted.key);
  });
});
