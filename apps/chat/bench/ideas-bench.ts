import { measureBank, measureMessages } from '@aivy/tutor/ideas-measured';
import type { Figure } from './figure.js';

/** The bank has seven ideas an item and a thousand items: every fifth tells as much. */
const EVERY = 5;

/** How well the tutor recognizes what students mean, without a model. */
export function benchIdeas(): Figure[] {
  const { messages, found, foundStrictly, praised, all } = measureMessages();
  const { phrasings, lost, leaks } = measureBank(EVERY);
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  const of = `${messages} messages`;
  return [
    { name: 'ideas found', value: share(found, messages), unit: '%', bound: 0.8, atLeast: true, of },
    { name: 'ideas found without near copies', value: share(foundStrictly, messages), unit: '%', bound: null, of },
    {
      name: 'other ideas praised as right',
      value: share(praised.length, all),
      unit: '%',
      bound: 0.02,
      of: `${all} messages`,
    },
    {
      name: 'phrasings that find their idea when left out',
      value: share(phrasings - lost, phrasings),
      unit: '%',
      bound: 0.85,
      atLeast: true,
      of: `${phrasings} phrasings`,
    },
    { name: 'replies to ideas that leak', value: leaks, unit: '', bound: 0, of: `${phrasings} phrasings` },
  ];
}
