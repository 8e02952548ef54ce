import { describe, expect, it } from '@jest/globals';
import { itemStatistics } from '@aivy/psychometrics';
import type { ItemFrame, RecordedAnswer } from './answers.js';
import { bOf, ITEMS, simulated } from './testing/simulated-answers.js';
import { DifReport, ItemAnalysis, type Computed } from './index.js';

const all = (): boolean => true;
const table = (report: Computed, shown: (key: string) => boolean = all): Record<string, unknown>[] =>
  [...report.rows(shown)].map((row) => {
    expect(row).toHaveLength(report.columns.length);
    return Object.fromEntries(report.columns.map(({ name }, index) => [name, row[index]]));
  });

const frame = (id: number, changed: Partial<ItemFrame> = {}): ItemFrame => ({
  ...{ id, version: 3, key: `math-item-${id}`, family: `math-item-${id}`, skill: 12, section: 'math', pool: 'test' },
  ...{ state: 'operational', type: 'choice', a: 1.2, b: bOf(id), c: 0, bSd: 0.5, seconds: 60, answer: 'a' },
  ...{ authored: { a: 1.2, b: bOf(id), c: 0, bSd: 0.5 }, characters: 300, isMeasured: false },
  distractors: [
    { choice: 'b', misconception: 'sign' },
    { choice: 'c', misconception: 'order' },
    { choice: 'd', misconception: 'order' },
  ],
  ...changed,
});
const frames = new Map(Array.from({ length: ITEMS }, (_, index) => [index + 1, frame(index + 1)]));

describe('item analysis', () => {
  it('has the statistics of an item whose answers are gathered by hand', () => {
    const answers = simulated({ people: 60, seed: 1 });
    const report = new ItemAnalysis(frames);
    for (const answer of answers) report.add(answer);
    const rows = table(report);
    expect(rows).toHaveLength(ITEMS);
    for (const row of [rows[0]!, rows[17]!]) {
      const observations = answers
        .filter(({ item }) => item === row['item'])
        .map(({ person, correct, spentMs }) => {
          const others = answers.filter((each) => each.person === person && each.item !== row['item']);
          const restScore = others.filter((each) => each.correct).length / others.length;
          return { answer: correct ? 'a' : 'b', correct, timeSpent: spentMs / 1000, restScore };
        });
      const { p, pointBiserial, medianSeconds } = itemStatistics(observations, { students: 60, seconds: 60 });
      expect(row['n']).toBe(60);
      expect(row['p']).toBeCloseTo(p, 3);
      expect(row['point_biserial']).toBeCloseTo(pointBiserial!, 3);
      expect(row['median_seconds']).toBeCloseTo(medianSeconds!, 1);
    }
  });

  it('counts in its note what its rows tell of and nothing else', () => {
    const report = new ItemAnalysis(frames);
    for (const answer of simulated({ people: 60, seed: 1 })) report.add(answer);
    const { note } = report.finding((key) => key === 'item 1' || key === 'item 2');
    expect(note).toContain('First answers without help, 120 to 2 items;');
  });

  it('knows the chosen option by its misconception, and counts together what shares one', () => {
    const report = new ItemAnalysis(frames);
    const answer = { person: 1, source: 'full-test', item: 1, answered: true, spentMs: 30_000, counts: true } as const;
    [
      { correct: true, misconception: null },
      { correct: false, misconception: 'sign' },
      { correct: false, misconception: 'order' },
      { correct: false, misconception: null },
    ].forEach((given, person) => report.add({ ...answer, ...given, person }));
    report.add({ ...answer, person: 9, correct: false, answered: false, misconception: null });
    expect(table(report)[0]).toMatchObject({ n: 5, p: 0.2, omitted: 0.2, options: 'a* 0.200; b 0.200; c+d 0.200' });
  });

  it('codes shares near none and all in a small group, and nothing else in the row gives them away', () => {
    const rowOf = (people: number): Record<string, unknown> => {
      const report = new ItemAnalysis(frames);
      const answer = { source: 'practice', item: 1, answered: true, spentMs: 30_000, counts: true } as const;
      for (let person = 0; person < people; person += 1) {
        const misconception = person % 10 < 6 ? null : person % 10 < 8 ? 'sign' : 'order';
        report.add({ ...answer, person, correct: misconception === null, misconception });
      }
      return table(report)[0]!;
    };
    // Without the share of b: nothing but those left empty is left over otherwise, and that's coded.
    expect(rowOf(190)).toMatchObject({ p: 0.6, omitted: '<5', rapid: '<5', options: 'a* 0.600; b –; c+d 0.200' });
    expect(rowOf(200)).toMatchObject({ p: 0.6, omitted: 0, rapid: 0, options: 'a* 0.600; b 0.200; c+d 0.200' });
  });

  it('counts first answers of the period only, and what was met before is no first answer', () => {
    const report = new ItemAnalysis(frames);
    const answer = { person: 1, source: 'practice', item: 1, answered: true, spentMs: 1, misconception: null } as const;
    report.add({ ...answer, correct: false, counts: false });
    report.add({ ...answer, correct: true, counts: true });
    report.add({ ...answer, person: 2, correct: true, counts: true });
    report.add({ ...answer, person: 2, correct: false, counts: true });
    expect(table(report).map(({ n, p }) => [n, p])).toEqual([[1, '>95']]);
    expect(report.cells.map(({ key, people }) => [key, people])).toEqual([
      ['item 1', 1],
      ['item 1 rest', 1],
    ]);
  });

  it('holds an answer against five others of the same section and setting, and against no fewer', () => {
    const correlation = (others: number, source: 'practice' | 'diagnostic'): unknown => {
      const report = new ItemAnalysis(frames);
      const about = { answered: true, misconception: null, spentMs: 30_000, counts: true } as const;
      for (const [person, correct] of [true, true, false, false].entries()) {
        report.add({ ...about, person, source: 'full-test', item: 1, correct });
        for (let item = 2; item < 2 + others; item += 1)
          report.add({ ...about, person, source, item, correct: correct || item === 2 });
      }
      return table(report)[0]!['point_biserial'];
    };
    expect(correlation(5, 'diagnostic')).toBe(1);
    expect(correlation(4, 'diagnostic')).toBeNaN();
    expect(correlation(5, 'practice')).toBeNaN();
  });

  it('tells no correlation, and concludes nothing from one, where other answers of its people may not be told', () => {
    const report = new ItemAnalysis(frames);
    for (const answer of simulated({ people: 300, seed: 10 })) report.add(answer);
    const withoutRest = (key: string): boolean => !key.endsWith('rest');
    const [full, bare] = [table(report), table(report, withoutRest)];
    expect(full.some(({ point_biserial: r }) => typeof r === 'number' && !Number.isNaN(r))).toBe(true);
    expect(bare.map(({ n, p }) => [n, p])).toEqual(full.map(({ n, p }) => [n, p]));
    for (const row of bare)
      expect([row['point_biserial'], row['key_alarm'], row['proposal']]).toEqual([Number.NaN, null, null]);
    expect(bare.map(({ options }) => String(options)).filter((options) => options.includes('('))).toEqual([]);
    expect(report.finding(withoutRest).points).toEqual([]);
  });

  it('tells correlations of other records than the answers: they move with what its people answered elsewhere', () => {
    const cellsAfter = (correct: boolean): readonly string[] => {
      const report = new ItemAnalysis(frames);
      const about = { person: 1, answered: true, misconception: null, spentMs: 30_000, counts: true } as const;
      for (let item = 1; item <= 7; item += 1)
        report.add({ ...about, source: 'full-test', item, correct: item === 7 ? correct : true });
      return ['item 1', 'item 1 rest'].map((wanted) => report.cells.find(({ key }) => key === wanted)!.sketch.toText());
    };
    const [[own, rest], [sameOwn, otherRest]] = [cellsAfter(true), cellsAfter(false)];
    expect([own === sameOwn, rest === otherRest]).toEqual([true, false]);
  });

  it('judges items from a hundred answers on', () => {
    const title = (people: number): string => {
      const report = new ItemAnalysis(frames);
      for (const answer of simulated({ people, seed: 10 })) report.add(answer);
      return report.finding(all).title;
    };
    expect(title(99)).toBe('No item has the 100 answers that a judgement takes');
    expect(title(100)).toMatch(/of 40 items/);
  });

  it('finds the item whose key is wrong, and no other', () => {
    const report = new ItemAnalysis(frames);
    for (const answer of simulated({ people: 300, seed: 2 })) {
      // What the able choose in item 5 is marked wrong there.
      const planted = { ...answer, correct: !answer.correct, misconception: answer.correct ? 'sign' : null };
      report.add(answer.item === 5 ? planted : answer);
    }
    const flagged = table(report).filter(({ proposal }) => proposal === 'quarantined');
    expect(flagged.map(({ item, key_alarm: alarm }) => [item, alarm])).toEqual([[5, 'b']]);
    expect(report.finding(all).title).toBe('1 of 40 items should be looked at');
    expect(report.finding(all).points[0]!.label).toBe('math-item-5');
  });
});

describe('differential functioning', () => {
  const compared = (b: (item: number, person: number) => number, seed: number): DifReport => {
    const report = new DifReport(frames, 'students with extended time');
    const isFocal = (person: number): boolean => person % 3 === 0;
    // The compared group is weaker by half a logit, which is no fault of an item.
    const ability = (person: number): number => (isFocal(person) ? -0.5 : 0);
    for (const answer of simulated({ people: 1200, seed, ability, b }))
      report.add({ ...answer, focal: isFocal(answer.person) });
    return report;
  };

  it('is found where it was planted, and hardly anywhere else', () => {
    const report = compared((item, person) => bOf(item) + (item === 9 && person % 3 === 0 ? 0.9 : 0), 7);
    const rows = table(report);
    const large = rows.filter(({ ets_class: ets }) => ets === 'C').map(({ item }) => item);
    expect(large).toEqual([9]);
    expect(rows.find(({ item }) => item === 9)).toMatchObject({ n_focal: 400, n_reference: 800 });
    // Δ = −2.35 × 1.2 × .9 = −2.5.
    expect(Number(rows.find(({ item }) => item === 9)!['delta'])).toBeCloseTo(-2.5, 0);
    expect(report.finding(all).title).toBe('1 of 40 items may work differently for students with extended time');
  });

  it('judges items that fifty of each group answered in tests, among ten answers of theirs', () => {
    const judged = (focal: number, changed: (answer: RecordedAnswer) => RecordedAnswer[]): number => {
      const report = new DifReport(frames, 'some');
      for (const answer of simulated({ people: 110, seed: 14 }).flatMap(changed))
        report.add({ ...answer, focal: answer.person < focal });
      return table(report).length;
    };
    const inTests = (count: number) => (answer: RecordedAnswer) => (answer.item <= count ? [answer] : []);
    expect(judged(50, inTests(10))).toBe(10);
    expect(judged(49, inTests(10))).toBe(0);
    expect(judged(50, inTests(9))).toBe(0);
    // What was practised tells nothing of a test: everybody is given something else there.
    expect(judged(50, (answer) => [answer.item <= 5 ? { ...answer, source: 'practice' } : answer])).toBe(35);
  });

  it('doesn’t count an answer in a test to an item that was met in practice before', () => {
    const report = new DifReport(frames, 'some');
    for (const answer of simulated({ people: 120, seed: 15 })) {
      const given = { ...answer, focal: answer.person < 60 };
      if (answer.item === 3 && answer.person < 5) report.add({ ...given, source: 'practice' });
      report.add(given);
    }
    const found = table(report).filter(({ item }) => item === 3 || item === 4);
    expect(found.map(({ item, n_focal: n }) => [item, n])).toEqual([
      [3, 55],
      [4, 60],
    ]);
  });

  it('counts nobody out', () => {
    const report = new DifReport(frames, 'students in grade 9');
    for (const answer of simulated({ people: 60, seed: 9 })) report.add({ ...answer, focal: answer.person < 9 });
    const { note, title } = report.finding(all);
    expect(note).not.toMatch(/\d+ students/);
    expect(title).toBe('No item was answered by enough students of both groups');
  });

  it('is not claimed for a group that is only weaker', () => {
    const report = compared(bOf, 8);
    expect(table(report).filter(({ ets_class: ets }) => ets === 'C')).toEqual([]);
    expect(report.finding(all).title).toBe('No large difference is seen for students with extended time in 40 items');
  });
});
