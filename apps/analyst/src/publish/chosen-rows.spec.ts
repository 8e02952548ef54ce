import { describe, expect, it } from '@jest/globals';
import { CALIBRATION_COLUMNS, type Column, type Value } from '../kinds/kind.js';
import { chosenOf, type Choice } from './chosen-rows.js';

type Cells = Partial<Record<keyof typeof CALIBRATION_COLUMNS, Value>>;

/** In an order of their own: they are known by their names. */
const NAMES = Object.values(CALIBRATION_COLUMNS).toReversed();
const COLUMNS = NAMES.map((name): Column => ({ name, type: 'string', title: name }));
const fieldOf = Object.fromEntries(Object.entries(CALIBRATION_COLUMNS).map(([field, name]) => [name, field]));
const row = (cells: Cells): Value[] =>
  NAMES.map((name) => ({ version: 1, setting: 'exam', alarm: false, ...cells })[fieldOf[name]! as keyof Cells] ?? null);

async function chosen(cells: readonly Cells[], choice: Choice = {}, columns: readonly Column[] = COLUMNS) {
  const rows = async function* () {
    yield* cells.map(row);
  };
  return chosenOf({ columns, rows: rows() }, choice);
}
const idsOf = async (cells: readonly Cells[], choice?: Choice): Promise<number[]> =>
  (await chosen(cells, choice)).parameters.map(({ id }) => id);

describe('what is published of a calibration', () => {
  it('is all that it proposes for an item', async () => {
    const proposed = { id: 7, version: 3, a: 1.1, b: -0.4, c: 0.17, bSd: 0.12, medianSeconds: 44.5 };
    const { parameters } = await chosen([{ ...proposed, state: 'operational' }]);
    expect(parameters).toEqual([{ ...proposed, state: 'operational' }]);
  });

  it('is nothing of an item that has nothing new, however long it takes and sure its difficulty is', async () => {
    expect(await idsOf([{ id: 1, bSd: 0.2, medianSeconds: 40 }])).toEqual([]);
  });

  it('is a state without parameters, whose error stays', async () => {
    const { parameters } = await chosen([{ id: 1, bSd: 0.4, state: 'quarantined', medianSeconds: 30 }]);
    expect(parameters).toEqual([{ id: 1, version: 1, state: 'quarantined', medianSeconds: 30 }]);
  });

  it('is what gives no reason to look at it, unless a person says otherwise', async () => {
    const cells = [
      { id: 1, b: 1 },
      { id: 2, b: 1 },
      { id: 3, b: 1, alarm: true, state: 'quarantined' },
      { id: 4, b: 1, alarm: true, state: 'draft' },
    ];
    expect(await idsOf(cells)).toEqual([1, 2]);
    expect(await idsOf(cells, { with: [3], without: [2] })).toEqual([1, 3]);
    expect(await idsOf(cells, { with: [3, 99], without: [3] })).toEqual([1, 2]);
  });

  it.each([['exam first'], ['practice first']])('is of an item what tests say (%s)', async (order) => {
    const cells: Cells[] = [
      { id: 1, setting: 'exam', b: 1 },
      { id: 1, setting: 'practice', b: -2 },
    ];
    const { parameters } = await chosen(order === 'exam first' ? cells : cells.toReversed());
    expect(parameters).toEqual([{ id: 1, version: 1, b: 1 }]);
  });

  it('is nothing of practice where tests give an alarm', async () => {
    const cells: Cells[] = [
      { id: 1, setting: 'practice', b: -2 },
      { id: 1, setting: 'exam', b: 1, alarm: true },
    ];
    expect(await idsOf(cells)).toEqual([]);
  });

  it('holds the scale from then on where it is published and stays in use', async () => {
    const anchor = 'chosen';
    const cells = [
      { id: 1, b: 1, anchor },
      { id: 2, b: 1, anchor, state: 'quarantined' },
      { id: 3, b: 1, anchor },
      { id: 4, b: 1, anchor: 'held' },
    ];
    expect((await chosen(cells, { without: [3] })).newAnchors).toEqual([1]);
  });

  it('is refused of a file that is no calibration', async () => {
    await expect(chosen([], {}, COLUMNS.slice(1))).rejects.toThrow('a calibration without the column');
  });
});
