import { strToU8 } from 'fflate';
import { readCsvDrafts } from './csv/read.js';
import { readQtiFile } from './package/read.js';
import { apart, readEach, together } from './reading.js';

describe('items of files of one name', () => {
  const table = (question: string) => readCsvDrafts('items.csv', `id,question,answer\n7,${question},5`);

  it('are not written over each other: the later one is told', () => {
    const { drafts, refused } = apart(together([table('first'), table('second')]));
    expect(drafts).toMatchObject([{ question: '<p>first</p>' }]);
    expect(refused).toMatchObject([
      { file: 'items.csv', line: 2, id: '7', reason: expect.stringMatching(/has an item of the same name/) as string },
    ]);
  });

  it('in folders that are told have keys of their own', () => {
    const item = strToU8(
      '<qti-assessment-item identifier="i"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"/><qti-item-body><qti-text-entry-interaction response-identifier="RESPONSE"/></qti-item-body></qti-assessment-item>',
    );
    const keys = ['a/qti.xml', 'b/qti.xml'].map((file) => readQtiFile(file, item, () => undefined).drafts[0]!.key);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

it('what no draft can hold is refused by name, and not written where nobody can read it again', () => {
  const { drafts, refused } = readEach(
    ['one'],
    (id) => ({ format: 'csv', file: 'items.csv', line: 1, id }),
    () => ({
      ...{ question: '<p>q</p>', images: [], lost: [] },
      scoring: { rule: 'r', points: Infinity },
      body: { type: 'numeric', accepted: [] },
    }),
  );
  expect(drafts).toEqual([]);
  expect(refused).toMatchObject([
    { id: 'one', reason: expect.stringMatching(/^no draft can hold it: scoring.points/) as string },
  ]);
});
