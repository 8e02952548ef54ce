import { DAY_MS } from '@aivy/contracts';
import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@aivy/psychometrics';
import { TutorUsage, type Computed, type Help, type TwinItem } from './index.js';
import { matchedEffect, type Outcome } from './matched-effect.js';

const all = (): boolean => true;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const HELPS: readonly Help[] = ['hint-1', 'hint-2', 'explanation', 'none'];

/** Items that say how able somebody is, and from 30 to 59 pairs of items with one misconception each; English from 100 on. */
const items = new Map<number, TwinItem>(
  Array.from({ length: 110 }, (_, id) => [
    id,
    {
      ...{ a: 1.2, b: ((id % 6) - 2.5) / 2, c: 0, section: id < 100 ? 'math' : 'english' },
      misconceptions: id < 30 || id >= 60 ? [] : [`m${Math.floor((id - 30) / 2)}`],
    },
  ]),
);

/** What help adds to the chance, in logits, for students who make mistakes, are helped by lot or by need, and meet the twin. */
function simulated(gain: Partial<Record<Help, number>>, weakAskForHints: boolean, seed = 12): TutorUsage {
  const random = seededRandom(seed);
  const report = new TutorUsage(items);
  for (let person = 0; person < 900; person += 1) {
    const theta = random.normal();
    const solves = (id: number, more = 0): boolean => {
      const { a, b } = items.get(id)!;
      return random.next() < logistic(a * (theta + more - b));
    };
    let right = 0;
    for (let id = 0; id < 30; id += 1) {
      const correct = solves(id);
      if (correct) right += 1;
      report.add({ kind: 'try', person, at: 0, item: id, correct, hints: 0 });
    }
    for (let pair = 0; pair < 8; pair += 1) {
      const [first, twin] = [30 + 2 * pair, 31 + 2 * pair];
      const isWeak = right < 15;
      const help = weakAskForHints
        ? random.next() < 0.8 === isWeak
          ? HELPS[random.int(2)]!
          : HELPS[2 + random.int(2)]!
        : HELPS[random.int(4)]!;
      report.add({
        kind: 'mistake',
        person,
        at: DAY_MS,
        item: first,
        misconceptions: [`m${pair}`],
        help,
        counts: true,
      });
      report.add({ kind: 'try', person, at: 2 * DAY_MS, item: twin, correct: solves(twin, gain[help] ?? 0), hints: 0 });
    }
  }
  return report;
}

const effectsOf = (report: Computed) => new Map(report.finding(all).points.map((point) => [point.label, point]));

describe('what help leaves behind', () => {
  it('is found with its interval where it was planted', () => {
    const report = simulated({ 'hint-2': 0.8, explanation: -0.8 }, false);
    const effects = effectsOf(report);
    const [first, second, explained] = ['First hint', 'Second hint', 'Explanation only'].map((label) =>
      effects.get(label)!,
    );
    // .8 logits at slope 1.2 are some 17 points of a chance that is spread around a half.
    expect(second!.low).toBeGreaterThan(8);
    expect(second!.high).toBeLessThan(26);
    expect(explained!.high).toBeLessThan(-8);
    expect(first!.low).toBeLessThan(0);
    expect(first!.high).toBeGreaterThan(0);
    expect(report.finding(all).title).toBe('A second hint carries over. The explanation alone does not.');
  });

  it('is nothing where help does nothing, though the weak ask for it and the able do not', () => {
    const report = simulated({}, true, 3);
    const raw = [...report.rows(all)].map(([figure, , , solved]) => [figure, solved]);
    const solvedAfter = new Map(raw as [string, number][]);
    // Bare shares would blame the hints.
    expect(solvedAfter.get('First hint')!).toBeLessThan(solvedAfter.get('No help')! - 0.1);
    for (const { low, high } of report.finding(all).points) {
      expect(low!).toBeLessThan(0);
      expect(high!).toBeGreaterThan(0);
    }
    expect(report.finding(all).title).toBe('No kind of help shows a sign either way');
  });

  it('is claimed by the title of fewer than one report of ten where there is nothing', () => {
    const titles = Array.from({ length: 12 }, (_, seed) => simulated({}, false, 100 + seed).finding(all).title);
    expect(titles.filter((title) => !title.startsWith('No kind of help')).length).toBeLessThanOrEqual(1);
  });

  it('is not told without anybody to compare with', () => {
    const { title, points } = simulated({}, false).finding((key) => key !== 'none');
    expect(title).toBe('Too few twins were met to tell what help leaves behind');
    expect(points).toEqual([]);
  });
});

describe('a twin', () => {
  const SITTING_MS = 3_600_000;
  const first = (id: number, person = 1) =>
    ({ kind: 'try', person, at: 0, item: id, correct: true, hints: 0 }) as const;
  /** Students with a twin of a mistake with a first hint, and the twins. @param known answers of the section before it */
  const found = (events: Parameters<TutorUsage['add']>[0][], known = 6): [students: unknown, twins: unknown] => {
    const report = new TutorUsage(items);
    for (let id = 0; id < known; id += 1) report.add(first(id));
    for (const event of events) report.add(event);
    const [, students, twins] = [...report.rows((key) => key === 'hint-1')][0]!;
    return [students, twins];
  };
  const mistake = (counts = true) =>
    ({ kind: 'mistake', person: 1, at: DAY_MS, item: 30, misconceptions: ['m0'], help: 'hint-1', counts }) as const;
  const tried = (item: number, hints = 0) =>
    ({ kind: 'try', person: 1, at: 2 * DAY_MS, item, correct: true, hints }) as const;
  const [NONE, ONE] = [
    [0, 0],
    [1, 1],
  ];

  it('is the next item of the misconception, tried without a hint by the same student', () => {
    expect(found([mistake(), tried(31)])).toEqual(ONE);
    expect(found([mistake(), tried(33)])).toEqual(NONE);
    expect(found([mistake(), tried(30)])).toEqual(NONE);
    expect(found([mistake(), tried(31, 1)])).toEqual(NONE);
    expect(found([mistake(false), tried(31)])).toEqual(NONE);
    expect(found([mistake(), { ...tried(31), person: 2 }])).toEqual(NONE);
    // The one after it is none: more was seen by then than this help.
    expect(found([mistake(), tried(31), tried(31)])).toEqual(ONE);
  });

  it('is tried an hour later or more: sooner it is the same sitting', () => {
    const after = (ms: number) => ({ ...tried(31), at: DAY_MS + ms });
    expect(found([mistake(), after(SITTING_MS - 1)])).toEqual(NONE);
    expect(found([mistake(), after(SITTING_MS)])).toEqual(ONE);
    expect(found([mistake(), after(60_000), tried(31)])).toEqual(ONE);
  });

  it('has a chance that five answers of its section tell, and none of the other', () => {
    expect(found([mistake(), tried(31)], 5)).toEqual(ONE);
    expect(found([mistake(), tried(31)], 4)).toEqual(NONE);
    const english = [100, 101, 102, 103, 104].map((id) => first(id));
    expect(found([...english, mistake(), tried(31)], 0)).toEqual(NONE);
  });
});

describe('an effect that is matched by chance', () => {
  const outcomes = (predicted: number, solved: number, n: number, from: number): Outcome[] =>
    Array.from({ length: n }, (_, index) => ({ person: from + index, predicted, solved: index < solved }));

  it('is the weighted difference within fifths of the chance', () => {
    // Chance .3: helped 18 of 30, others 10 of 40; chance .7: helped 8 of 10, others 12 of 20. 30/40 × .35 + 10/40 × .2.
    const helped = [...outcomes(0.3, 18, 30, 0), ...outcomes(0.7, 8, 10, 100)];
    const control = [...outcomes(0.3, 10, 40, 200), ...outcomes(0.7, 12, 20, 300)];
    const { value, low, high, used } = matchedEffect(helped, control)!;
    expect(value).toBeCloseTo(0.75 * 0.35 + 0.25 * 0.2, 12);
    expect(used).toBe(40);
    // By hand: control variance (.75)² × .25·.75/40 + (.25)² × .6·.4/20, times 60/59; helped as one sample
    // around its mean; t of 39 degrees is 2.0227.
    const ofControl = ((0.5625 * 0.1875) / 40 + (0.0625 * 0.24) / 20) * (60 / 59);
    const gains = [...helped.slice(0, 30).map((each) => (each.solved ? 1 : 0) - 0.25)].concat(
      helped.slice(30).map((each) => (each.solved ? 1 : 0) - 0.6),
    );
    const own = (gains.reduce((sum, each) => sum + (each - value) ** 2, 0) / 40 ** 2) * (40 / 39);
    expect((high - low) / 2).toBeCloseTo(2.0227 * Math.sqrt(own + ofControl), 4);
  });

  it('leaves out what has nothing to be compared with', () => {
    const control = outcomes(0.3, 10, 40, 200);
    expect(matchedEffect(outcomes(0.9, 10, 10, 0), control)).toBeNull();
    expect(matchedEffect([...outcomes(0.3, 5, 10, 0), ...outcomes(0.9, 9, 10, 50)], control)!.used).toBe(10);
  });

  it('lets people vary and not what they did: who did the same twice tells no more than once', () => {
    const helped = outcomes(0.3, 18, 30, 0);
    const control = outcomes(0.3, 10, 40, 200);
    const twice = (all: readonly Outcome[]): Outcome[] => all.flatMap((each) => [each, each]);
    const { used, ...once } = matchedEffect(helped, control)!;
    const again = matchedEffect(twice(helped), twice(control))!;
    expect(again.used).toBe(2 * used);
    for (const end of ['value', 'low', 'high'] as const) expect(again[end]).toBeCloseTo(once[end], 12);
  });

  it('takes ten others in the same fifth to be compared with, the uppermost included', () => {
    const helped = outcomes(1, 5, 10, 0);
    expect(matchedEffect(helped, outcomes(1, 3, 9, 200))).toBeNull();
    expect(matchedEffect(helped, outcomes(1, 3, 10, 200))!.value).toBeCloseTo(0.2, 12);
  });
});
