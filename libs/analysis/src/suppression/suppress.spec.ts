import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CellBuilder, hashOf, PeopleSketch, suppress, type Cell, type Group, type PublishedCell } from './index.js';

interface Fact {
  person: string;
  record: string;
}

const builderOf = (key: string, partOf?: string, measure = 'scores'): CellBuilder =>
  new CellBuilder({ key, measure, ...(partOf === undefined ? {} : { partOf }) }, PeopleSketch.empty());

function cellOf(key: string, facts: readonly Fact[], partOf?: string, measure?: string): Cell {
  const builder = builderOf(key, partOf, measure);
  const ordered = [...facts].sort((x, y) => (x.person < y.person ? -1 : 1));
  for (const { person, record } of ordered) builder.add(hashOf(person), hashOf(record));
  return builder.cell();
}

/** People p0, p1 … with one record each. */
const people = (from: number, to: number): Fact[] =>
  Array.from({ length: to - from }, (_, index) => ({ person: `p${from + index}`, record: 'a' }));

const published = (report: string, cells: readonly Cell[], group: Group = {}): PublishedCell[] =>
  cells.map((cell) => ({ ...cell, report, group }));
const refusals = (cells: readonly Cell[], earlier: readonly PublishedCell[] = [], group: Group = {}) =>
  Object.fromEntries(
    suppress(
      cells.map((cell) => ({ ...cell, group })),
      (measure) => earlier.filter((cell) => cell.measure === measure),
    ),
  );

describe('a sketch of people', () => {
  it('is touched by as many people as a difference has, and by nobody when there is none', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 300 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 12 }),
        (both, only) => {
          const common = both.filter((each) => !only.includes(each));
          const facts = (ids: readonly number[]): Fact[] => ids.map((id) => ({ person: `p${id}`, record: 'r' }));
          const less = cellOf('less', facts(common)).sketch;
          const more = cellOf('more', facts([...common, ...only])).sketch;
          expect(more.minus(less).touched).toBeLessThanOrEqual(only.length);
          expect(more.minus(less).touched > 0).toBe(only.length > 0);
          expect(more.touchedAgainst(less)).toBe(more.minus(less).touched);
          expect(less.plus(more.minus(less)).touchedAgainst(more)).toBe(0);
        },
      ),
    );
  });

  it('tells ten people from nine nearly always', () => {
    const touched = Array.from({ length: 500 }, (_, run) =>
      cellOf('x', people(run * 100, run * 100 + 10)).sketch.touched >= 10 ? 1 : 0,
    );
    // Ten people in 256 buckets are all apart with a chance of .84: that many are not held back without need.
    expect(touched.reduce((x: number, y) => x + y, 0) / touched.length).toBeGreaterThan(0.78);
  });

  it('counts somebody with many records once', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ person: 'p1', record: `r${index}` }));
    const cell = cellOf('x', many);
    expect(cell.people).toBe(1);
    expect(cell.sketch.touched).toBe(1);
  });

  it('knows a record that has changed', () => {
    expect(
      cellOf('x', [{ person: 'p1', record: 'v1' }]).sketch.touchedAgainst(
        cellOf('x', [{ person: 'p1', record: 'v2' }]).sketch,
      ),
    ).toBe(1);
  });

  it('is stored in a kilobyte and read again', () => {
    const { sketch } = cellOf('x', people(0, 1000));
    expect(Buffer.from(sketch.toText(), 'base64')).toHaveLength(1024);
    expect(PeopleSketch.fromText(sketch.toText()).touchedAgainst(sketch)).toBe(0);
    expect(() => PeopleSketch.fromText('abcd')).toThrow(RangeError);
    expect(() => PeopleSketch.empty(32).minus(sketch)).toThrow(RangeError);
  });
});

describe('a report', () => {
  it('leaves out groups of fewer than ten people', () => {
    expect(refusals([cellOf('nine', people(0, 9)), cellOf('ten', people(100, 110))])).toEqual({ nine: 'small' });
  });

  it('leaves out a second part where the total would give the first away', () => {
    const cells = [
      cellOf('all', people(0, 120)),
      cellOf('large', people(0, 80), 'all'),
      cellOf('middle', people(80, 115), 'all'),
      cellOf('small', people(115, 120), 'all'),
    ];
    expect(refusals(cells)).toEqual({ small: 'small', middle: 'complement' });
  });

  it('leaves out a part also for those who are in none, as students without a grade', () => {
    const cells = [
      cellOf('all', people(0, 123)),
      cellOf('a', people(0, 80), 'all'),
      cellOf('b', people(80, 120), 'all'),
    ];
    expect(refusals(cells)).toEqual({ b: 'complement' });
  });

  it('leaves out the smaller one of two groups that differ by few', () => {
    expect(refusals([cellOf('some', people(0, 50)), cellOf('more', people(0, 53))])).toEqual({ some: 'complement' });
  });

  it('tells everything where there is nothing to hide', () => {
    const cells = [
      cellOf('all', people(0, 120)),
      cellOf('a', people(0, 80), 'all'),
      cellOf('b', people(80, 120), 'all'),
    ];
    expect(refusals(cells)).toEqual({});
  });
});

describe('two reports', () => {
  it('tell nothing of the one to nine people in whom they differ, whichever came first', () => {
    const [less, more] = [cellOf('x', people(0, 50)), cellOf('x', people(0, 53))];
    expect(refusals([more], published('1', [less]))).toEqual({ x: 'difference' });
    expect(refusals([less], published('1', [more]))).toEqual({ x: 'difference' });
    // Four have gone and five have come.
    expect(refusals([cellOf('x', people(4, 55))], published('1', [less]))).toEqual({ x: 'difference' });
  });

  it('may be the same, or differ by enough people, or measure something else', () => {
    const earlier = published('1', [cellOf('x', people(0, 50))]);
    expect(refusals([cellOf('x', people(0, 50))], earlier)).toEqual({});
    expect(refusals([cellOf('x', people(0, 80))], earlier)).toEqual({});
    expect(refusals([cellOf('x', people(0, 53), undefined, 'other')], earlier)).toEqual({});
  });

  it('tell nothing by the total of one and the parts of the other', () => {
    const parts = [cellOf('a', people(0, 60), 'all'), cellOf('b', people(60, 100), 'all')];
    const total = cellOf('all', people(0, 104));
    expect(refusals([total], published('1', parts))).toEqual({ all: 'difference' });
    expect(refusals(parts, published('1', [total]))).toEqual({ b: 'difference' });
  });

  it('are looked at again when a part has gone: what is left may give others away', () => {
    const earlier = published('1', [cellOf('first', people(0, 93)), cellOf('second', people(0, 125))]);
    const parts = [[0, 60] as const, [60, 90] as const, [90, 120] as const].map(([from, to]) =>
      cellOf(`from ${from}`, people(from, to), 'all'),
    );
    // The first two are three people less than the first total. With the third, that by which the second total is more than
    // the first would tell of eight.
    expect(refusals(parts, earlier)).toEqual({ 'from 90': 'difference', 'from 60': 'difference' });
  });

  it('tell nothing of those who are in no group of an attribute', () => {
    const all = published('1', [cellOf('x', people(0, 124))]);
    const nine = published('2', [cellOf('x', people(0, 40))], { grade: 9 });
    const ten = cellOf('x', people(40, 120));
    expect(refusals([ten], [...all, ...nine], { grade: 10 })).toEqual({ x: 'difference' });
    expect(refusals([cellOf('x', people(40, 124))], [...all, ...nine], { grade: 10 })).toEqual({});
    const both = [...nine, ...published('3', [ten], { grade: 10 })];
    expect(refusals([cellOf('x', people(0, 124))], both)).toEqual({ x: 'difference' });
  });

  it('tell nothing of those whom a second attribute leaves out of one group', () => {
    const all = published('1', [cellOf('x', people(0, 124))]);
    const nine = published('2', [cellOf('x', people(0, 30))], { grade: 9 });
    const ten = published('3', [cellOf('x', people(30, 60))], { grade: 10 });
    const eleven = (to: number) => [cellOf('x', people(60, to))];
    const standard = { grade: 11, time_factor: 'standard' };
    expect(refusals(eleven(120), [...all, ...nine, ...ten], standard)).toEqual({ x: 'difference' });
    expect(refusals(eleven(100), [...all, ...nine, ...ten], standard)).toEqual({});
    const parts = [...nine, ...ten, ...published('4', eleven(120), standard)];
    expect(refusals([cellOf('x', people(0, 124))], parts)).toEqual({ x: 'difference' });
  });

  it('take of every other group of an attribute whichever figure there is, and of the whole', () => {
    const ninth = (report: string, to: number) => published(report, [cellOf('x', people(0, to))], { grade: 9 });
    const all = published('2', [cellOf('x', people(0, 139))]);
    const tenth = (from: number) =>
      refusals([cellOf('x', people(from, 135))], [...ninth('1', 40), ...all, ...ninth('3', 55)], { grade: 10 });
    expect(tenth(55)).toEqual({ x: 'difference' });
    expect(tenth(40)).toEqual({ x: 'difference' });
    expect(tenth(70)).toEqual({});
    // Many have come in the meantime: the whole from before is still known.
    const later = published('4', [cellOf('x', [...people(0, 139), ...people(500, 540)])]);
    expect(refusals([cellOf('x', people(55, 135))], [...all, ...ninth('3', 55), ...later], { grade: 10 })).toEqual({
      x: 'difference',
    });
  });

  it('tell nothing with a third, added or taken away', () => {
    const first = published('1', [cellOf('x', people(0, 50))]);
    const second = published('2', [cellOf('x', people(50, 100))]);
    const both = (to: number) => cellOf('x', people(0, to));
    expect(refusals([both(103)], [...first, ...second])).toEqual({ x: 'difference' });
    expect(refusals([both(120)], [...first, ...second])).toEqual({});
    expect(refusals([cellOf('x', people(53, 100))], [...first, ...published('2', [both(100)])])).toEqual({
      x: 'difference',
    });
  });

  it('tell nothing by two totals of weeks that overlap and some weeks of one', () => {
    const weeks = (report: string, from: number, to: number) => [
      ...published(report, [cellOf('all', people(20 * from, 20 * to))]),
      ...Array.from({ length: to - from }, (_, week) =>
        published(report, [cellOf(`week ${from + week}`, people(20 * (from + week), 20 * (from + week + 1)), 'all')]),
      ).flat(),
    ];
    const earlier = [...weeks('1', 0, 4), ...weeks('2', 2, 7)];
    expect(refusals([cellOf('all', people(0, 145))], earlier)).toEqual({ all: 'difference' });
    expect(refusals([cellOf('all', people(0, 160))], earlier)).toEqual({});
  });

  it('tell nothing by the total of one and some weeks of the other', () => {
    const weeks = [0, 40, 80, 120].map((from) => cellOf(`from ${from}`, people(from, from + 40), 'all'));
    const total = (from: number, to: number) => refusals([cellOf('all', people(from, to))], published('1', weeks));
    expect(total(0, 125)).toEqual({ all: 'difference' });
    expect(total(36, 160)).toEqual({ all: 'difference' });
    expect(total(0, 120)).toEqual({});
    expect(total(20, 140)).toEqual({});
  });

  it('are told of groups by one attribute as long as all that can be chosen of them is gone through, wholes always', () => {
    const states = Array.from({ length: 40 }, (_, state) => cellOf('x', people(1000 * state, 1000 * state + 20)));
    const earlier: PublishedCell[] = [];
    for (const [state, cell] of states.entries())
      if (!refusals([cell], earlier, { state })['x']) earlier.push(...published(`${state}`, [cell], { state }));
    expect(earlier).toHaveLength(30);
    expect(refusals([cellOf('x', people(50_000, 50_300))], earlier)).toEqual({});
    const without = [...earlier.map(({ group }) => 1000 * Number(group['state']))].flatMap((from) =>
      people(from, from + 20),
    );
    expect(refusals([cellOf('x', [...without, ...people(60_000, 60_002)])], earlier)).toEqual({ x: 'difference' });
    // What was told once is told again.
    expect(refusals([states[3]!], earlier, { state: 3 })).toEqual({});
  });
});
