import { chance, mantelHaenszel, seededRandom, type DifObservation, type Random } from '../src/index.js';
import { drawForm } from './forms.js';
import type { Part } from './row.js';
import { share } from './simulees.js';

const TRIALS = 600;
/** In each group. */
const PEOPLE = 500;
const EFFECT = 0.9;
/** The focal group is half a standard deviation lower: matching has to take that out. */
const IMPACT = -0.5;

function trial(random: Random, effect: number) {
  const form = drawForm(random, 'english', 40, 0.3, 0.3);
  const observe = (group: DifObservation['group']): DifObservation[] =>
    Array.from({ length: PEOPLE }, () => {
      const theta = random.normal() + (group === 'focal' ? IMPACT : 0);
      // The studied item is the first one, and it belongs to the matching score (Holland & Thayer 1988).
      const correct = random.next() < chance(theta - (group === 'focal' ? effect : 0), form[0]!);
      let score = correct ? 1 : 0;
      for (let item = 1; item < form.length; item += 1) if (random.next() < chance(theta, form[item]!)) score += 1;
      return { group, correct, score };
    });
  return mantelHaenszel([...observe('reference'), ...observe('focal')]);
}

export const dif: Part = {
  name: 'dif',
  run() {
    const random = seededRandom(66);
    const none = Array.from({ length: TRIALS }, () => trial(random, 0));
    const planted = Array.from({ length: TRIALS }, () => trial(random, EFFECT));
    return [
      {
        name: 'MH-DIF: false alarms, groups half a standard deviation apart',
        value: share(none, ({ significant }) => significant),
        bound: { most: 0.06 },
      },
      { name: 'MH-DIF: false alarms of class B or C', value: share(none, ({ etsClass }) => etsClass !== 'A') },
      {
        name: `MH-DIF: power for ${EFFECT} logit at n = ${PEOPLE} a group`,
        value: share(planted, ({ significant }) => significant),
        bound: { least: 0.8 },
      },
      { name: 'MH-DIF: of these class B or C', value: share(planted, ({ etsClass }) => etsClass !== 'A') },
    ];
  },
};
