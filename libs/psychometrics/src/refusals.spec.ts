import { LINKING, rangeOnScale, sectionScore, toScale } from './linking.js';
import { averagedOver } from './item-uncertainty.js';
import { measuredAbility } from './learner/measured-ability.js';
import { skillMastery } from './mastery.js';
import { conductOf, isUnread } from './effort.js';
import { information, ParameterError, probability } from './model.js';
import { paceFactor, withinPace } from './pace.js';
import { eap, expectedProportion, posterior } from './posterior.js';
import type { ScoredItem } from './response.js';
import { routeAfter } from './routing.js';
import { retestDeviation, scoreTestRange } from './score-test-range.js';
import { wle } from './wle.js';

const sound = { a: 1.25, b: 0, c: 0.2 };
const timed = { answered: true, seconds: 60, timeSpent: 30 };
const answer = { ...sound, correct: true, skill: 1 };
const scored: ScoredItem = { ...sound, ...timed, skill: 1, correct: true };

describe('a number that the model cannot take is refused by name', () => {
  const cases: [string, number, () => unknown, string][] = [
    ...[NaN, Infinity, -Infinity].flatMap((bad): [string, number, () => unknown, string][] => [
      ['theta of a probability', bad, () => probability(bad, sound), 'theta'],
      ['theta of an information', bad, () => information(bad, sound), 'theta'],
      ['theta of a score', bad, () => sectionScore(bad), 'theta'],
      ['theta of a range', bad, () => rangeOnScale(bad, { low: 0, high: 0 }), 'theta'],
      ['theta of the ends of a range', bad, () => scoreTestRange(bad, [answer]), 'theta'],
      ['scaleSd of a range', bad, () => scoreTestRange(0, [answer], { ...LINKING, scaleSd: bad }), 'scaleSd'],
      ['bSd of a range', bad, () => scoreTestRange(0, [{ ...answer, bSd: bad }]), 'bSd'],
      ['bSd of an averaged item', bad, () => averagedOver({ ...answer, bSd: bad }), 'bSd'],
      ['theta of a retest', bad, () => retestDeviation(bad, [answer]), 'theta'],
      ['theta of a measured ability', bad, () => measuredAbility({ theta: bad, se: 0.3 }), 'theta'],
      ['cut of a route', bad, () => routeAfter([], bad), 'cut'],
      ['se of a measured ability', bad, () => measuredAbility({ theta: 0, se: bad }), 'se'],
      ['prior mean', bad, () => eap([], { mean: bad, sd: 1 }), 'prior mean'],
      ['prior sd', bad, () => eap([], { mean: 0, sd: bad }), 'prior sd'],
      ['weight of an EAP', bad, () => eap([{ ...sound, correct: true, weight: bad }]), 'weight'],
      ['weight of a WLE', bad, () => wle([{ ...sound, correct: true, weight: bad }]), 'weight'],
      ['expected time', bad, () => withinPace([{ timeSpent: 10, seconds: bad }]), 'seconds'],
      ['spent time', bad, () => withinPace([{ timeSpent: bad, seconds: 60 }]), 'timeSpent'],
      ['spent time of a guess', bad, () => isUnread({ ...timed, timeSpent: bad }), 'timeSpent'],
      ['median time', bad, () => isUnread({ ...timed, medianSeconds: bad }), 'medianSeconds'],
      ['length of an item', bad, () => isUnread({ ...timed, characters: bad }), 'characters'],
      ['limit of a module', bad, () => conductOf([timed], bad), 'limit'],
      ['difficulty in a mastery', bad, () => skillMastery(1, [{ ...scored, b: bad }]), 'b'],
    ]),
    ['prior sd', 0, () => eap([], { mean: 0, sd: 0 }), 'prior sd'],
    ['weight', -0.5, () => eap([{ ...sound, correct: true, weight: -0.5 }]), 'weight'],
    ['bSd', -0.1, () => averagedOver({ ...answer, bSd: -0.1 }), 'bSd'],
    ['expected time', 0, () => withinPace([{ timeSpent: 10, seconds: 0 }]), 'seconds'],
    ['spent time', -1, () => withinPace([{ timeSpent: -1, seconds: 60 }]), 'timeSpent'],
    ['pace', -0.1, () => paceFactor(-0.1), 'probability'],
    ['pace', 1.1, () => paceFactor(1.1), 'probability'],
    ['pace', NaN, () => paceFactor(NaN), 'probability'],
    ['points', NaN, () => toScale(NaN), 'points'],
    ['an empty pool', 0, () => expectedProportion(posterior([]), []), 'number of items'],
  ];

  it.each(cases)('%s: %s', (_what, _value, act, parameter) => {
    expect(act).toThrow(ParameterError);
    expect(act).toThrow(expect.objectContaining({ parameter }));
  });
});

describe('numbers at the edge are taken', () => {
  it('gives absurdly sharp items that contradict each other a posterior all the same', () => {
    const { theta, se } = eap([
      { a: 900, b: 3, c: 0, correct: true },
      { a: 900, b: -3, c: 0, correct: false },
      { a: 900, b: 0, c: 0, correct: true, weight: 0 },
    ]);
    expect(Number.isFinite(theta) && Number.isFinite(se)).toBe(true);
  });

  it('leaves the prior where every weight is 0', () => {
    expect(eap([{ ...sound, correct: true, weight: 0 }])).toEqual(eap([]));
  });

  it('takes a question on which no time was spent', () => {
    expect(withinPace([{ timeSpent: 0, seconds: 60 }])).toBeCloseTo(0.5, 8);
    expect(isUnread({ ...timed, timeSpent: 0 })).toBe(true);
  });
});

it('the refusal says what was needed', () => {
  expect(() => toScale(NaN)).toThrow('points must be a number, not NaN');
  expect(() => paceFactor(2)).toThrow('probability must be in [0, 1], not 2');
  expect(() => probability(NaN, sound)).toThrow('theta must be finite, not NaN');
  expect(() => probability(0, { ...sound, a: 0 })).toThrow('a must be finite and above 0, not 0');
  expect(() => probability(0, { ...sound, c: 1 })).toThrow('c must be in [0, 1), not 1');
  expect(() => measuredAbility({ theta: 0, se: -1 })).toThrow('se must be finite and not below 0, not -1');
  expect(() => expectedProportion(posterior([]), [])).toThrow('number of items must be above 0, not 0');
  expect(() => toScale(NaN)).toThrow(expect.objectContaining({ name: 'ParameterError' }));
});
