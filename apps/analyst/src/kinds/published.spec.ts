import { describe, expect, it } from '@jest/globals';
import { CellBuilder, CohortScores, PeopleSketch, type Cell } from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import { finish } from './finish.js';
import { HistoryPacker } from './history-packer.js';
import type { PublishedHistory } from './history.js';
import { SuppressedError, type PublishedReport } from './kind.js';
import { judge as judgeWith } from './published.js';

const params: ReportParams = { group: {}, period: { from: '2026-09-01', to: '2026-09-28' } };

function cellOf(key: string, from: number, to: number, partOf?: string): Cell {
  const described = { key, measure: 'scores', ...(partOf === undefined ? {} : { partOf }) };
  const builder = new CellBuilder(described, PeopleSketch.empty());
  for (let person = from; person < to; person += 1) builder.add(person, 1);
  return builder.cell();
}

function historyOf(published: readonly PublishedReport[]): PublishedHistory {
  const packer = new HistoryPacker();
  for (const each of published) packer.add(each);
  // As a thread is given it.
  return structuredClone(packer.history);
}

const judge = (asked: ReportParams, cells: readonly Cell[], published: readonly PublishedReport[]) =>
  judgeWith(asked, cells, historyOf(published));

/** As the database gives back what was kept. */
const kept = (cells: readonly Cell[], more: Partial<ReportParams> = {}): PublishedReport => ({
  params: { ...params, ...more },
  madeAt: new Date(),
  cells: JSON.parse(JSON.stringify(judge(params, cells, []).cells)) as PublishedReport['cells'],
});

const report = (cells: readonly Cell[]) => ({
  columns: [],
  cells,
  rows: (shown: (key: string) => boolean) => cells.filter(({ key }) => shown(key)).map(({ key }) => [key]),
  finding: (shown: (key: string) => boolean) => ({
    title: `Scores of ${cells.flatMap(({ key }) => (shown(key) ? [key] : [])).join()}`,
    points: [],
    unit: '',
    note: 'By hand.',
  }),
});

describe('what was published', () => {
  it('is compared with what is kept of it, not with what is in memory', () => {
    const before = kept([cellOf('all', 0, 50)]);
    expect(judge(params, [cellOf('all', 0, 53)], [before]).refused).toEqual(new Map([['all', 'difference']]));
    expect(judge(params, [cellOf('all', 0, 80)], [before]).refused).toEqual(new Map());
  });

  it('is kept again for another group or period, and not for the same', () => {
    const before = kept([cellOf('all', 0, 50)]);
    expect(judge(params, [cellOf('all', 0, 50)], [before]).cells).toEqual([]);
    for (const other of [
      { group: { grade: 9 } },
      { period: { from: '2026-09-01', to: '2026-09-27' } },
      { period: { from: '2026-09-02', to: '2026-09-28' } },
      { focal: { grade: 9 } },
      { section: 'math' },
    ] as const)
      expect(judge({ ...params, ...other }, [cellOf('all', 0, 50)], [before]).cells).toMatchObject([
        { sketch: expect.any(String) },
      ]);
  });

  it('holds a total against all parts of a report, also those that were told before', () => {
    const [first, second] = [cellOf('first', 0, 40, 'all'), cellOf('second', 40, 80, 'all')];
    const before = kept([first]);
    const again: PublishedReport = {
      ...before,
      cells: JSON.parse(JSON.stringify(judge(params, [first, second], [before]).cells)) as PublishedReport['cells'],
    };
    expect(again.cells.map((cell) => [cell.key, 'sketch' in cell])).toEqual([
      ['first', false],
      ['second', true],
    ]);
    const total = (to: number) => [...judge(params, [cellOf('all', 0, to)], [before, again]).refused.values()];
    expect(total(83)).toEqual(['difference']);
    expect(total(100)).toEqual([]);
  });

  it('tells with the other grades nothing of those who have none', () => {
    const all = kept([cellOf('all', 0, 104)]);
    const ninth = kept([cellOf('all', 0, 60)], { group: { grade: 9 } });
    const tenth = { ...params, group: { grade: 10 } } as const;
    expect([...judge(tenth, [cellOf('all', 60, 100)], [all, ninth]).refused]).toEqual([['all', 'difference']]);
  });

  it.each([
    ['another period, on whose days nothing was done', { period: { from: '2026-08-30', to: '2026-09-28' } }],
    ['a section, which is of no matter', { section: 'math' }],
  ] as const)('tells of those without a grade just as little when everybody is asked for with %s', (_, more) => {
    const grades = ([9, 10] as const).map((grade) =>
      kept([cellOf('all', 50 * grade, 50 * (grade + 1))], { group: { grade } }),
    );
    const of = (to: number) => [...judge({ ...params, ...more }, [cellOf('all', 450, to)], grades).refused.values()];
    expect(of(552)).toEqual(['difference']);
    expect(of(570)).toEqual([]);
  });

  it('of a kind is held against that of another which counts the same', () => {
    const item = (key: string, measure: string, from: number, to: number): Cell => ({
      ...cellOf(key, from, to),
      ...{ measure },
    });
    const analysis = item('item 7', 'item 7', 0, 120);
    const exam = (to: number) => item('item 7 exam', 'item 7 exam', 0, to);
    const refusals = (cells: readonly Cell[], before: readonly PublishedReport[], more: Partial<ReportParams> = {}) => [
      ...judge({ ...params, ...more }, cells, before).refused.keys(),
    ];
    // One day more or less.
    expect(refusals([exam(115)], [kept([analysis])])).toEqual(['item 7 exam']);
    expect(refusals([analysis], [kept([exam(115)])])).toEqual(['item 7']);
    expect(refusals([exam(120)], [kept([analysis])])).toEqual([]);
    expect(refusals([item('item 8 exam', 'item 8 exam', 0, 115)], [kept([analysis])])).toEqual([]);
    // Whoever is in neither group, or has too few answers to be compared.
    const [focal, rest] = [item('item 7 focal', 'item 7', 0, 50), item('item 7 reference', 'item 7', 50, 115)];
    const compared = { focal: { time_factor: 'extended' } } as const;
    expect(refusals([focal, rest], [kept([analysis])], compared)).toEqual(['item 7 reference']);
    // What is compared is a part of the answers in tests of its own group, whichever kind tells of the other parts.
    const [standard, all] = [item('item 7 exam', 'item 7 exam', 50, 115), exam(120)];
    const others = kept([standard], { group: { time_factor: 'standard' } });
    expect(refusals([all], [others, kept([focal], compared)])).toEqual(['item 7 exam']);
  });

  it('lies in memory as sums, once for all kinds that tell of the same answers', () => {
    const item = (key: string): Cell => ({ ...cellOf(key, 0, 50), measure: key });
    const exam = kept([item('item 7 exam')], { period: { from: '2026-09-01', to: '2026-09-27' } });
    const { measures } = historyOf([kept([item('item 7')]), exam, kept([item('item 8')])]);
    expect([...measures].map(([name, { sketches }]) => [name, sketches.byteLength])).toEqual([
      ['item 7', 1024],
      ['item 8', 1024],
    ]);
  });

  it('of a layout that nobody knows any more is no fault', () => {
    const strange: PublishedReport = { params, madeAt: new Date(), cells: [{ key: 'all', people: 50 }] };
    expect(judge(params, [cellOf('all', 0, 53)], [strange]).refused.size).toBe(0);
  });
});

describe('a report', () => {
  const rowsOf = async (rows: AsyncIterable<readonly unknown[]>): Promise<unknown[]> => {
    const all: unknown[] = [];
    for await (const row of rows) all.push(row[0]);
    return all;
  };

  it('has no row and no word of a group that is left out, and says that there was one, but not how many', async () => {
    const made = finish(
      { params, published: historyOf([]) },
      report([cellOf('large', 0, 50), cellOf('small', 100, 105)]),
    );
    expect(await rowsOf(made.rows)).toEqual(['large']);
    expect(made.finding.title).toBe('Scores of large');
    expect(made.finding.note).toBe(
      'By hand. Some groups are left out: fewer than 10 people, or others would give them away.',
    );
  });

  it('of nothing but small groups, or of nobody, is not made', () => {
    const made = (cells: readonly Cell[]) => () => finish({ params, published: historyOf([]) }, report(cells));
    expect(made([cellOf('small', 0, 5)])).toThrow(new SuppressedError('Group under 10 people'));
    expect(made([])).toThrow(SuppressedError);
  });

  it('that an earlier one is in the way of is not made, and says why', () => {
    const published = historyOf([kept([cellOf('all', 0, 50)])]);
    expect(() => finish({ params, published }, report([cellOf('all', 0, 53)]))).toThrow(
      'With an earlier report this could tell of fewer than 10 people',
    );
  });
});

it('a report of scores tells nothing of the few who took one test by what others have changed', () => {
  const scores = (tests: readonly (readonly number[])[]): CohortScores => {
    const report = new CohortScores();
    tests.forEach((of, person) => {
      for (const test of of)
        report.add({
          ...{ person, test: 10 * person + test, week: `2026-09-0${7 * test || 1}`, english: 500, math: 500 },
          source: test === 0 ? ('diagnostic' as const) : ('full-test' as const),
        });
    });
    return report;
  };
  const class30 = (seconds: number) => Array.from({ length: 30 }, (_, person) => (person < seconds ? [0, 1] : [0]));
  // Diagnostics and the change less full tests are the diagnostics of those without a full test.
  expect([...judge(params, scores(class30(29)).cells, []).refused.keys()]).toEqual(['change']);
  expect(judge(params, scores(class30(30)).cells, []).refused).toEqual(new Map());
  expect(judge(params, scores(class30(15)).cells, []).refused).toEqual(new Map());
});
