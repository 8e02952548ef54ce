import fc from 'fast-check';
import { ParameterError } from '../model.js';
import {
  analyseDistractors,
  itemStatistics,
  mantelHaenszel,
  pointBiserial,
  proposeState,
  type DifObservation,
  type Observation,
} from './index.js';

const observation = (answer: string, correct: boolean, restScore: number, timeSpent = 60): Observation => ({
  answer,
  correct,
  restScore,
  timeSpent,
});

describe('the statistics of an item', () => {
  it('are those worked out by hand', () => {
    // Rest scores .2 .4 .6 .8 with marks 0 0 1 1: mean .5, sd √.05, mean of right .7, so r = (.7-.5)/.2236 × √(1) = .8944.
    const statistics = itemStatistics(
      [
        observation('a', false, 0.2, 10),
        observation('', false, 0.4, 3),
        observation('b', true, 0.6, 20),
        observation('b', true, 0.8, 90),
      ],
      { students: 8, seconds: 60 },
    );
    expect(statistics).toEqual({
      n: 4,
      p: 0.5,
      pointBiserial: expect.closeTo(0.894427, 5) as number,
      omitRate: 0.25,
      medianSeconds: 20,
      p90Seconds: expect.closeTo(76, 9) as number,
      rapidRate: 0,
      exposure: 0.5,
    });
  });

  it('count rapid guesses against the median of those who answered', () => {
    const { rapidRate } = itemStatistics(
      [
        observation('a', false, 0.1, 3.5),
        observation('b', true, 0.5, 100),
        observation('b', true, 0.5, 100),
        observation('b', true, 0.5, 9),
      ],
      { students: 4, seconds: 60 },
    );
    // Median of 3.5, 9, 100, 100 is 54.5 s: a tenth of it is 5.45 s, so only the first is rapid.
    expect(rapidRate).toBe(0.25);
  });

  it('count an entry that was only begun as left out', () => {
    expect(
      itemStatistics(
        [
          observation('-', false, 0.1),
          observation('3/', false, 0.1),
          observation('', false, 0.1),
          observation('3', true, 0.5),
        ],
        { students: 4, seconds: 60 },
      ).omitRate,
    ).toBe(0.75);
  });

  it('are defined for nobody', () => {
    expect(itemStatistics([], { students: 0, seconds: 60 })).toEqual({
      n: 0,
      p: 0,
      pointBiserial: null,
      omitRate: 0,
      medianSeconds: null,
      p90Seconds: null,
      rapidRate: 0,
      exposure: 0,
    });
  });

  it('refuse a time that is no number', () => {
    expect(() => itemStatistics([observation('a', true, 0.5, Number.NaN)], { students: 1, seconds: 60 })).toThrow(
      ParameterError,
    );
    expect(() => itemStatistics([], { students: 1, seconds: 0 })).toThrow(/seconds/);
  });
});

describe('the point-biserial correlation', () => {
  it('is the correlation of Pearson with marks as 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 20 })), { minLength: 3, maxLength: 40 }),
        (pairs) => {
          const marks = pairs.map(([mark]) => mark);
          const scores = pairs.map(([, score]) => score);
          const value = pointBiserial(marks, scores);
          const n = pairs.length;
          const [sx, sy] = [marks.filter(Boolean).length, scores.reduce((x, y) => x + y, 0)];
          const sxy = pairs.reduce((sum, [mark, score]) => sum + (mark ? score : 0), 0);
          const syy = scores.reduce((sum, score) => sum + score * score, 0);
          const bottom = Math.sqrt((n * sx - sx * sx) * (n * syy - sy * sy));
          if (bottom === 0) expect(value).toBeNull();
          else expect(value).toBeCloseTo((n * sxy - sx * sy) / bottom, 9);
        },
      ),
    );
  });
});

describe('the analysis of distractors', () => {
  /** Able people choose `best`, the others spread. */
  const observed = (best: string) =>
    Array.from({ length: 90 }, (_, index) => ({
      answer: index >= 45 ? best : 'abcd'[index % 4]!,
      restScore: index / 90,
    }));

  it('gives the share of each option by thirds of ability', () => {
    const { options } = analyseDistractors(observed('c'), ['a', 'b', 'c', 'd'], 'c');
    const shares = (option: string) => options.find((each) => each.option === option)!.shareByThird;
    expect(shares('c')[2]).toBe(1);
    expect(shares('c')[0]).toBeCloseTo(7 / 30, 9);
    for (const third of [0, 1, 2])
      expect(options.reduce((sum, { shareByThird }) => sum + shareByThird[third]!, 0)).toBeCloseTo(1, 9);
  });

  it('raises the alarm when the able choose something else than the key', () => {
    expect(analyseDistractors(observed('c'), ['a', 'b', 'c', 'd'], 'c').keyAlarm).toBeNull();
    expect(analyseDistractors(observed('c'), ['a', 'b', 'c', 'd'], 'a').keyAlarm).toBe('c');
  });

  it('raises it also when nobody chose the key, and never on a handful of answers or none', () => {
    const others = observed('c').filter(({ answer }) => answer !== 'b');
    expect(analyseDistractors(others, ['a', 'b', 'c', 'd'], 'b').keyAlarm).toBe('c');
    expect(analyseDistractors(observed('c').slice(40, 69), ['a', 'b', 'c', 'd'], 'a').keyAlarm).toBeNull();
    expect(analyseDistractors([], ['a', 'b'], 'a')).toMatchObject({
      keyAlarm: null,
      options: [{ shareByThird: [0, 0, 0], pointBiserial: null }, {}],
    });
  });
});

describe('differential item functioning', () => {
  const people = (group: DifObservation['group'], score: number, right: number, wrong: number): DifObservation[] => [
    ...Array.from({ length: right }, () => ({ group, score, correct: true })),
    ...Array.from({ length: wrong }, () => ({ group, score, correct: false })),
  ];
  const two = [
    ...people('reference', 1, 30, 20),
    ...people('focal', 1, 20, 30),
    ...people('reference', 2, 40, 10),
    ...people('focal', 2, 30, 20),
  ];

  it('is Mantel’s and Haenszel’s arithmetic', () => {
    // Strata of 100. α = (30·30 + 40·20)/100 ÷ (20·20 + 10·30)/100 = 17/7.
    // A = 70, E = 25 + 35, V = 50·50·50·50/(100²·99) + 50·50·70·30/(100²·99) = 6.31313 + 5.30303; χ² = (10 - .5)²/11.61616.
    const result = mantelHaenszel(two);
    expect(result.oddsRatio).toBeCloseTo(17 / 7, 9);
    expect(result.delta).toBeCloseTo(-2.35 * Math.log(17 / 7), 9);
    expect(result.chiSquare).toBeCloseTo(90.25 / 11.6161616, 6);
    expect(result).toMatchObject({ significant: true, strata: 2 });
    // Robins, Breslow & Greenland by hand: Σ PR = .6·9 + .6·8 = 10.2 (P = .6, .6), Σ (PS + QR) = .6·4 + .4·9 + .6·3 +
    // .4·8 = 11, Σ QS = .4·4 + .4·3 = 2.8, with R = 9, 8 and S = 4, 3; √(10.2/(2·17²) + 11/(2·17·7) + 2.8/(2·7²)) = .3042.
    expect(result.standardError).toBeCloseTo(2.35 * Math.sqrt(10.2 / 578 + 11 / 238 + 2.8 / 98), 9);
  });

  it('changes sides with the groups', () => {
    const swapped = two.map((each): DifObservation => ({
      ...each,
      group: each.group === 'focal' ? 'reference' : 'focal',
    }));
    expect(mantelHaenszel(swapped).delta).toBeCloseTo(-mantelHaenszel(two).delta!, 9);
  });

  it('is negligible where equals do equally well, however different the groups are', () => {
    const fair = [
      ...people('reference', 1, 10, 10),
      ...people('focal', 1, 40, 40),
      ...people('reference', 2, 80, 20),
      ...people('focal', 2, 16, 4),
    ];
    expect(mantelHaenszel(fair)).toMatchObject({
      oddsRatio: expect.closeTo(1, 9) as number,
      significant: false,
      etsClass: 'A',
    });
  });

  it('is of class C when it is large for certain', () => {
    const large = [1, 2, 3].flatMap((score) => [
      ...people('reference', score, 80, 20),
      ...people('focal', score, 40, 60),
    ]);
    expect(mantelHaenszel(large).etsClass).toBe('C');
  });

  it('is unknown without both groups, and refuses a score that is none', () => {
    expect(mantelHaenszel([])).toEqual({
      oddsRatio: null,
      delta: null,
      standardError: null,
      chiSquare: 0,
      significant: false,
      etsClass: 'A',
      strata: 0,
    });
    expect(mantelHaenszel(people('focal', 1, 5, 5))).toMatchObject({ oddsRatio: null, strata: 0 });
    expect(() => mantelHaenszel(people('focal', Number.NaN, 1, 0))).toThrow(ParameterError);
  });
});

describe('what the job proposes for an item', () => {
  const sound = { state: 'operational', n: 300, keyAlarm: null, pointBiserial: 0.4, rmsd: 0.03 } as const;

  it('is nothing for a sound item in use, a draft, a retired one, or too few answers', () => {
    expect(proposeState(sound)).toBeNull();
    for (const state of ['draft', 'quarantined', 'retired'] as const)
      expect(proposeState({ ...sound, state, keyAlarm: 'a' })).toBeNull();
    expect(proposeState({ ...sound, n: 99, keyAlarm: 'a' })).toBeNull();
  });

  it('is to use a pretest item that has proved itself', () => {
    expect(proposeState({ ...sound, state: 'pretest', n: 199 })).toBeNull();
    expect(proposeState({ ...sound, state: 'pretest', n: 200 })).toEqual({
      to: 'operational',
      reasons: ['no fault in 200 answers or more'],
    });
  });

  it('is to send a faulty pretest item back', () => {
    expect(proposeState({ ...sound, state: 'pretest', n: 120, keyAlarm: 'c' })).toEqual({
      to: 'draft',
      reasons: ['choice c behaves more like a key than the key'],
    });
  });

  it('is quarantine, with every reason', () => {
    const dif = {
      oddsRatio: 4,
      delta: -3.2,
      standardError: 0.4,
      chiSquare: 50,
      significant: true,
      etsClass: 'C',
      strata: 9,
    } as const;
    const proposal = proposeState({
      ...sound,
      keyAlarm: 'b',
      pointBiserial: 0.05,
      rmsd: 0.2,
      drift: { change: 0.6, z: 4, drifted: true },
      dif,
    });
    expect(proposal).toMatchObject({ to: 'quarantined' });
    expect(proposal!.reasons).toHaveLength(5);
  });
});
