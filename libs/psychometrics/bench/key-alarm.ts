import { analyseDistractors, probability, seededRandom, type Observation, type Random } from '../src/index.js';
import { drawForm, type FormItem } from './forms.js';
import type { Part } from './row.js';
import { answer, share } from './simulees.js';

const TRIALS = 1000;
const PEOPLE = 100;
const OPTIONS = ['a', 'b', 'c', 'd'];
const TRUE_KEY = 'b';
const WRONG_KEYS = ['a', 'c', 'd'];

/**
 * A hundred people and one item. Those who know it take the true key; the others choose, and the better they are, the
 * more the best distractor draws them, as near misses do.
 */
function observe(
  random: Random,
  rest: readonly FormItem[],
  item: FormItem,
): Pick<Observation, 'answer' | 'restScore'>[] {
  return Array.from({ length: PEOPLE }, () => {
    const theta = random.normal();
    const restScore = share(answer(random, theta, rest), ({ correct }) => correct);
    if (random.next() < probability(theta, item)) return { answer: TRUE_KEY, restScore };
    const nearMiss = 0.25 + 0.35 / (1 + Math.exp(-theta));
    if (random.next() < nearMiss) return { answer: 'c', restScore };
    return { answer: random.next() < 0.5 ? 'a' : 'd', restScore };
  });
}

export const keyAlarm: Part = {
  name: 'key-alarm',
  run() {
    const random = seededRandom(55);
    const trials = Array.from({ length: TRIALS }, () => {
      // The rest is a section of a diagnostic: the shortest that ever stands beside an item.
      const rest = drawForm(random, 'english', 17, 1 / 3, 1 / 3);
      const observations = observe(
        random,
        rest,
        drawForm(random, 'english', 1, random.next() < 0.34 ? 1 : 0, random.next() < 0.34 ? 1 : 0)[0]!,
      );
      const wrongKey = WRONG_KEYS[random.int(WRONG_KEYS.length)]!;
      return {
        planted: analyseDistractors(observations, OPTIONS, wrongKey).keyAlarm,
        sound: analyseDistractors(observations, OPTIONS, TRUE_KEY).keyAlarm,
      };
    });
    return [
      {
        name: `Planted wrong key found at n = ${PEOPLE}`,
        value: share(trials, ({ planted }) => planted !== null),
        bound: { least: 0.95 },
      },
      { name: 'and the true key named', value: share(trials, ({ planted }) => planted === TRUE_KEY) },
      { name: 'Sound keys that raise the alarm', value: share(trials, ({ sound }) => sound !== null) },
    ];
  },
};
