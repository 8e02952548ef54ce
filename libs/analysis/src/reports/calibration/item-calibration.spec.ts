import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@aivy/psychometrics';
import type { ItemFrame } from '../answers.js';
import { bOf, ITEMS, simulated as simulatedAnswers, type Simulated } from '../testing/simulated-answers.js';
import { ItemCalibration, type CalibrationAnswer, type CalibrationOptions } from './item-calibration.js';

const all = (): boolean => true;

/** Authors are off by half a logit, each item by itself. */
const errors = (() => {
  const random = seededRandom(99);
  return Array.from({ length: ITEMS + 1 }, () => 0.5 * random.normal());
})();
const saidOf = (item: number): number => bOf(item) + errors[item]!;
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const rms = (values: readonly number[]): number => Math.sqrt(mean(values.map((each) => each ** 2)));

const frame = (id: number, changed: Partial<ItemFrame> = {}): ItemFrame => ({
  ...{ id, version: 3, key: `math-item-${id}`, family: `math-item-${id}`, skill: 12, section: 'math', pool: 'test' },
  ...{ state: 'operational', type: 'blank', a: 1.2, b: saidOf(id), c: 0, bSd: 0.5, seconds: 60, answer: null },
  ...{ authored: { a: 1.2, b: saidOf(id), c: 0, bSd: 0.5 }, characters: 300, distractors: [], isMeasured: true },
  ...changed,
});
const framesOf = (changed: (id: number) => Partial<ItemFrame> = () => ({})): ReadonlyMap<number, ItemFrame> =>
  new Map(Array.from({ length: ITEMS }, (_, index) => [index + 1, frame(index + 1, changed(index + 1))]));

/** The same for the calibration, which knows sittings: one test of everybody. */
const simulated = (about: Simulated): CalibrationAnswer[] =>
  simulatedAnswers(about).map((answer) => ({ ...answer, sitting: answer.person }));

function calibrated(
  answers: readonly CalibrationAnswer[],
  frames = framesOf(),
  options: CalibrationOptions = {},
): ItemCalibration {
  const report = new ItemCalibration(frames, options);
  for (const answer of answers) report.add(answer);
  report.calibrate(() => undefined);
  return report;
}

const table = (report: ItemCalibration, shown: (key: string) => boolean = all): Record<string, unknown>[] =>
  [...report.rows(shown)].map((row) => {
    expect(row).toHaveLength(report.columns.length);
    return Object.fromEntries(report.columns.map(({ name }, index) => [name, row[index]]));
  });
const rowOf = (report: ItemCalibration, item: number) => table(report).find((row) => row['item_id'] === item)!;
const errorsOf = (rows: readonly Record<string, unknown>[]): number[] =>
  rows.map((row) => Number(row['proposed_b']) - bOf(Number(row['item_id'])));

describe('parameters', () => {
  it('are found from answers where authors are off, as far off as their standard errors say', () => {
    // Everybody half a logit abler than the scale: what authors say of all items holds it.
    const rows = table(calibrated(simulated({ people: 600, seed: 3, ability: () => 0.5 })));
    const found = errorsOf(rows);
    expect(found).toHaveLength(ITEMS);
    expect(rms(errors.slice(1))).toBeGreaterThan(0.4);
    // All together they may be off by as much as authors are on average: .5 / √40.
    expect(Math.abs(mean(found))).toBeLessThan(0.2);
    expect(rms(found.map((each) => each - mean(found)))).toBeLessThan(0.16);
    const said = mean(rows.map((row) => Number(row['se_b'])));
    expect(said).toBeGreaterThan(0.07);
    expect(said).toBeLessThan(0.2);
  });

  it('are proposed from two hundred answers on', () => {
    const report = calibrated(simulated({ people: 199, seed: 5 }));
    for (const row of table(report))
      expect([row['proposed_a'], row['proposed_b'], row['proposed_c'], row['drifted']]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    expect(report.finding(all).title).toBe('No item has the 200 answers that new parameters take');
    const enough = calibrated(simulated({ people: 200, seed: 5 }));
    expect(table(enough).every(({ proposed_b: b }) => typeof b === 'number')).toBe(true);
  });

  it('start from what authors say, and not from what was published of the same answers before', () => {
    const published = framesOf((id) => ({ b: bOf(id) + 2, bSd: 0.1 }));
    const answers = simulated({ people: 300, seed: 6 });
    const [one, two] = [framesOf(), published].map((frames) => errorsOf(table(calibrated(answers, frames))));
    expect(two).toEqual(one);
  });

  it('of a choice bring their chance to be guessed, those of a blank none', () => {
    const frames = framesOf((id) => ({
      ...(id <= 20 && { type: 'choice', answer: 'a', c: 0.2, authored: { a: 1.2, b: saidOf(id), c: 0.2, bSd: 0.5 } }),
    }));
    const random = seededRandom(13);
    const answers = simulated({ people: 600, seed: 12 }).map((answer) =>
      answer.item <= 20 ? { ...answer, correct: answer.correct || random.next() < 0.3 } : answer,
    );
    const rows = table(calibrated(answers, frames));
    const [choices, blanks] = [rows.slice(0, 20), rows.slice(20)];
    expect(mean(choices.map((row) => Number(row['proposed_c'])))).toBeGreaterThan(0.21);
    expect(choices.every((row) => Number(row['se_c']) > 0)).toBe(true);
    expect(blanks.every((row) => row['proposed_c'] === 0 && row['se_c'] === 0)).toBe(true);
  });

  it('are those of tests and of practice apart', () => {
    const exam = simulated({ people: 210, seed: 15 });
    const practice = simulated({ people: 205, seed: 16, b: (item) => bOf(item) - 1 }).map((answer) => ({
      ...answer,
      ...{ person: answer.person + 1000, source: 'practice' as const, sitting: null },
    }));
    const rows = table(calibrated([...exam, ...practice]));
    expect(rows).toHaveLength(2 * ITEMS);
    expect(rows.filter(({ setting, n }) => setting === 'exam' && n === 210)).toHaveLength(ITEMS);
    expect(rows.filter(({ setting, n }) => setting === 'practice' && n === 205)).toHaveLength(ITEMS);
  });
});

describe('the scale', () => {
  const known = (id: number): Partial<ItemFrame> => ({ b: bOf(id), bSd: 0.1 });

  it('is held by its anchors, which keep their parameters, whoever answers', () => {
    const anchors = Array.from({ length: 20 }, (_, index) => index + 1);
    const frames = framesOf((id) => (id <= 20 ? known(id) : {}));
    const weak = simulated({ people: 400, seed: 20, ability: () => -1 });
    const rows = table(calibrated(weak, frames, { anchors }));
    for (const row of rows.slice(0, 20))
      expect([row['anchor'], row['proposed_b'], row['drifted']]).toEqual(['held', null, null]);
    const found = errorsOf(rows.slice(20));
    expect(Math.abs(mean(found))).toBeLessThan(0.1);
    expect(rows.slice(20).every(({ anchor }) => anchor === null)).toBe(true);
  });

  it('gets anchors from the first calibration: sound items that now are known, spread over difficulty', () => {
    const frames = framesOf((id) => (id % 4 === 0 ? { state: 'pretest' } : {}));
    const rows = table(calibrated(simulated({ people: 400, seed: 21 }), frames));
    const chosen = rows.filter(({ anchor }) => anchor === 'chosen');
    // A quarter of the thirty that are in use: the others go on being measured.
    expect(chosen).toHaveLength(7);
    const known = chosen.map(({ proposed_b: b }) => Number(b));
    expect(Math.max(...known) - Math.min(...known)).toBeGreaterThan(2);
    expect(chosen.every(({ state }) => state === 'operational')).toBe(true);
    expect(table(calibrated(simulated({ people: 150, seed: 21 }))).every(({ anchor }) => anchor === null)).toBe(true);
  });

  it('loses an anchor that is out of use: it is calibrated like the others, and does not hold them', () => {
    const anchors = Array.from({ length: 21 }, (_, index) => index + 1);
    const frames = framesOf((id) => (id === 5 ? { state: 'quarantined' } : id <= 21 ? known(id) : {}));
    const rows = table(calibrated(simulated({ people: 300, seed: 22 }), frames, { anchors }));
    expect(rows.filter(({ anchor }) => anchor === 'held')).toHaveLength(20);
    expect(typeof rows[4]!['proposed_b']).toBe('number');
  });
});

describe('answers without effort', () => {
  const honest = simulated({ people: 400, seed: 30 });

  it('are left out, counted and named: those that nobody can have read move no difficulty', () => {
    const random = seededRandom(31);
    // A tenth of all answers is a click after a second, right one time in four.
    const clicked = honest.map((answer) =>
      random.next() < 0.1 ? { ...answer, spentMs: 1000, correct: random.next() < 0.25 } : answer,
    );
    const kept = clicked.filter(({ spentMs }) => spentMs > 1000);
    const report = calibrated(clicked);
    const rows = table(report);
    // The same as if they had never been given.
    const without = table(calibrated(kept));
    expect(rows.map(({ n, proposed_b: b }) => [n, b])).toEqual(without.map(({ n, proposed_b: b }) => [n, b]));
    const left = rows.reduce((sum, row) => sum + Number(row['left_out']), 0);
    expect(left).toBe(clicked.length - kept.length);
    // Their sum could be that of a few people, so the note has only what everyone answered.
    expect(report.finding(all).note).toContain('first answers without help, 16,000 in all');
  });

  it('take their module with them where most of it was clicked through, and leave the other module', () => {
    const answers = simulated({ people: 210, seed: 32 }).map((answer) => {
      // Ten people click through eleven of the twenty questions of their second module.
      const isClicked = answer.person < 10 && answer.item > 29;
      return isClicked ? { ...answer, spentMs: 500, correct: false } : answer;
    });
    const rows = table(calibrated(answers));
    for (const row of rows) {
      const second = Number(row['item_id']) > 20;
      expect([row['n'], row['left_out']]).toEqual(second ? [200, 10] : [210, 0]);
    }
  });

  describe('in numbers', () => {
    /** Of practice, where each stands alone: so many of 210 click through items 1 to 5. */
    const clicked = (people: number): ItemCalibration =>
      calibrated(
        simulated({ people: 210, seed: 33 }).map((answer) => ({
          ...{ ...answer, source: 'practice' as const, sitting: null },
          ...(answer.person < people && answer.item <= 5 && { spentMs: 500 }),
        })),
      );

    it('aren’t told where nine would follow from what others tell of everyone', () => {
      const report = clicked(9);
      const [first, last] = [rowOf(report, 1), rowOf(report, ITEMS)];
      expect(first).toMatchObject({ answers: 210, n: null, left_out: null, p: null });
      expect(first['proposed_b']).toEqual(expect.any(Number));
      expect(last).toMatchObject({ answers: 210, n: 210, left_out: 0, p: expect.any(Number) });
      expect(report.cells.map(({ key }) => key)).not.toContain('item 1 practice worked');
      // Nor by a point of the chart.
      expect(report.finding(all).points.every(({ n }) => n === 210)).toBe(true);
    });

    it('are told from ten on, where the rule lets both groups through', () => {
      const report = clicked(10);
      expect(rowOf(report, 6)).toMatchObject({ answers: 210, n: 210, left_out: 0 });
      expect(rowOf(report, 1)).toMatchObject({ answers: 210, n: 200, left_out: 10 });
      const refused = table(report, (key) => key !== 'item 1 practice left')[0];
      expect(refused).toMatchObject({ answers: 210, n: null, left_out: null, p: null });
    });

    it('aren’t told, nor is anything else of the item, where fewer than ten worked on it', () => {
      const report = clicked(201);
      const fit = report.cells.find(({ key }) => key === 'item 1 practice fit');
      expect(fit!.people).toBe(9);
      const ids = table(report, (key) => key !== fit!.key).map((row) => row['item_id']);
      expect([ids.length, ids.includes(1)]).toEqual([ITEMS - 1, false]);
    });
  });

  it('are told by the measured time of an item, once there is one', () => {
    // Four seconds: over a tenth of the thirty expected, under a tenth of the sixty it really takes, and too few to read it.
    const answers = simulated({ people: 210, seed: 34 }).map((answer) =>
      answer.person < 10 && answer.item <= 5 ? { ...answer, spentMs: 4000 } : answer,
    );
    const leftOf = (median: Partial<ItemFrame>): unknown =>
      rowOf(
        calibrated(
          answers,
          framesOf(() => ({ seconds: 30, characters: 300, ...median })),
        ),
        3,
      )['left_out'];
    expect(leftOf({})).toBe(0);
    expect(leftOf({ medianSeconds: 60 })).toBe(10);
  });

  it('are no part of the time that is proposed', () => {
    const times = honest.filter(({ item }) => item === 7).map(({ spentMs }) => spentMs / 1000);
    const sorted = [...times].sort((x, y) => x - y);
    const median = (sorted[199]! + sorted[200]!) / 2;
    const clicked = simulated({ people: 100, seed: 35 }).map((answer) => ({
      ...answer,
      person: answer.person + 1000,
      sitting: 7,
      spentMs: 900,
    }));
    const row = rowOf(calibrated([...honest, ...clicked]), 7);
    expect(row['median_seconds']).toBeCloseTo(median, 0);
    expect(row['left_out']).toBe(100);
  });
});

describe('what a person should see first', () => {
  const choice = (id: number): Partial<ItemFrame> => ({
    ...{ type: 'choice', answer: 'a' },
    distractors: [
      { choice: 'b', misconception: 'sign' },
      { choice: 'c', misconception: 'order' },
    ],
    // Measured before.
    ...{ b: bOf(id), bSd: 0.1 },
  });
  const flagged = (report: ItemCalibration): unknown[] =>
    table(report).flatMap(({ alarm, item_id: id }) => (alarm === true ? [id] : []));

  it('is nothing where nothing is wrong', () => {
    const report = calibrated(simulated({ people: 500, seed: 40 }), framesOf(choice));
    expect(flagged(report)).toEqual([]);
    expect(report.finding(all).title).toBe('New parameters for 40 items, none of which gives reason to look at it');
  });

  it('is an item that has become harder than it was measured before', () => {
    const answers = simulated({ people: 500, seed: 41, b: (item) => bOf(item) + (item === 4 ? 1 : 0) });
    const report = calibrated(answers, framesOf(choice));
    expect(flagged(report)).toEqual([4]);
    expect(rowOf(report, 4)).toMatchObject({ drifted: true, proposed_state: 'quarantined' });
    const { title, points } = report.finding(all);
    expect(title).toBe('New parameters for 40 items; 1 item should be looked at first');
    expect(points[0]!.label).toBe('math-item-4');
    expect(points[0]!.value).toBeCloseTo(1, 0);
  });

  it('is no item of which only its author was wrong', () => {
    // Two thirds of a logit, where the author said: give or take half a logit.
    const frames = framesOf((id) => ({ ...choice(id), bSd: 0.5, b: bOf(id) + (id === 4 ? -0.67 : 0) }));
    expect(flagged(calibrated(simulated({ people: 500, seed: 42 }), frames))).toEqual([]);
  });

  it('is an item with a wrong key: of an item on trial it goes back to its author', () => {
    const frames = framesOf((id) => ({ ...choice(id), ...(id === 6 && { state: 'pretest' }) }));
    const answers = simulated({ people: 300, seed: 43 }).map((answer) =>
      answer.item === 5 || answer.item === 6
        ? { ...answer, correct: !answer.correct, misconception: answer.correct ? 'sign' : null }
        : answer,
    );
    const report = calibrated(answers, frames);
    expect(flagged(report)).toEqual([5, 6]);
    expect(rowOf(report, 5)).toMatchObject({ key_alarm: 'b', proposed_state: 'quarantined' });
    expect(rowOf(report, 6)).toMatchObject({ key_alarm: 'b', proposed_state: 'draft' });
    expect(String(rowOf(report, 5)['reasons'])).toContain('choice b behaves more like a key than the key');
  });

  it('is no alarm of a sound item on trial, which is to be used', () => {
    const frames = framesOf((id) => ({ ...choice(id), ...(id === 6 && { state: 'pretest' }) }));
    const row = rowOf(calibrated(simulated({ people: 220, seed: 44 }), frames), 6);
    expect(row).toMatchObject({
      proposed_state: 'operational',
      alarm: false,
      reasons: 'no fault in 200 answers or more',
    });
  });

  it('is an item that works differently for a group, where groups are compared and may be told of', () => {
    const isFocal = (person: number): boolean => person % 3 === 0;
    const b = (item: number, person: number): number => bOf(item) + (item === 9 && isFocal(person) ? 1.2 : 0);
    const answers = simulated({ people: 900, seed: 45, b, ability: (person) => (isFocal(person) ? -0.5 : 0) }).map(
      (answer) => ({ ...answer, focal: isFocal(answer.person) }),
    );
    const report = calibrated(answers, framesOf(choice), { compares: true });
    const large = (shown: (key: string) => boolean): unknown[] =>
      table(report, shown).flatMap(({ dif_class: ets, item_id: id }) => (ets === 'C' ? [id] : []));
    expect(large(all)).toEqual([9]);
    expect(String(rowOf(report, 9)['reasons'])).toContain('class C');
    const withoutGroup = (key: string): boolean => !key.endsWith('focal');
    expect(large(withoutGroup)).toEqual([]);
    expect(table(report, withoutGroup)).toHaveLength(ITEMS);
    expect(table(report, withoutGroup).some(({ reasons }) => String(reasons).includes('class C'))).toBe(false);
    // Nobody was compared: nothing is said, and no group is a cell.
    const alone = calibrated(answers, framesOf(choice));
    expect(table(alone).every(({ dif_class: ets }) => ets === null)).toBe(true);
    expect(alone.cells.some(({ key }) => /focal|reference/.test(key))).toBe(false);
  });
});

it('says how far it is', () => {
  const report = new ItemCalibration(framesOf());
  for (const answer of simulated({ people: 30, seed: 6 })) report.add(answer);
  const shares: number[] = [];
  report.calibrate((share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(2);
  expect(shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 1)).toBe(true);
});

it('knows who answered what in whatever order people come', () => {
  const answers = simulated({ people: 300, seed: 11 });
  const turned = Array.from({ length: 300 }, (_, index) => answers.slice((299 - index) * ITEMS, (300 - index) * ITEMS));
  const [rows, others] = [answers, turned.flat()].map((each) => table(calibrated(each)));
  for (const [index, { proposed_a: a, proposed_b: b, n }] of rows!.entries()) {
    expect(others![index]!['n']).toBe(n);
    expect(Number(others![index]!['proposed_a'])).toBeCloseTo(Number(a), 3);
    expect(Number(others![index]!['proposed_b'])).toBeCloseTo(Number(b), 3);
  }
});
