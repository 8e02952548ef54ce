import { holds } from './figure.mjs';
import { measureRows } from './measure-rows.mjs';

const WISH = { json: false, quick: false, only: [] as string[], rounds: 1, against: '' };
const figure = (row: string, value = 1) => ({ row, name: row, value, unit: 'ms', bound: { most: 2 }, source: '' });
const row = (name: string, measure = async () => [figure(name)]) => ({ name, does: `what ${name} does`, measure });

function measured(rows: ReturnType<typeof row>[], only: string[] = []) {
  const said: string[] = [];
  const wish = { ...WISH, only };
  return measureRows(rows, { wish, say: (text: string) => void said.push(text) }).then((figures) => ({
    figures,
    said,
  }));
}

describe('the rows of a bench', () => {
  it('are measured one after the other, each told as soon as it is', async () => {
    const { figures, said } = await measured([row('one'), row('two')]);
    expect(figures.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(said.map((line) => /one|two/.exec(line)?.[0])).toEqual(['one', 'one', 'two', 'two']);
  });

  it('are only those that are wished for', async () => {
    const { figures } = await measured([row('one'), row('two'), row('three')], ['three', 'one']);
    expect(figures.map(({ name }) => name)).toEqual(['one', 'three']);
  });

  it('stand beside one that fails: it holds no bound, and says why', async () => {
    const broken = row('broken', () => Promise.reject(new Error('no browser')));
    const { figures } = await measured([row('one'), broken, row('two')]);
    expect(figures.map((each) => [each.row, holds(each)])).toEqual([
      ['one', true],
      ['broken', false],
      ['two', true],
    ]);
    expect(figures[1]!.source).toContain('no browser');
  });
});
