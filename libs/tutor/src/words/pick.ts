import { says } from '@aivy/item-bank/item';
import type { TutorContext } from '../context/context.js';
import type { TutorState } from '../state/state.js';
import { WORDS, type WordSet } from './index.js';

/** A number from 0 to 2^32 - 1 that looks random (murmur3's mixing of 32 bits). */
const mix = (value: number): number => {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

const hash = (text: string): number => [...text].reduce((sum, char) => mix(sum * 31 + (char.codePointAt(0) ?? 0)), 7);

/**
 * Would the words name one of the choices by chance, as "explain" does where the verbs to choose from are explain and
 * doubt? All four are held against it alike, so avoiding them tells nothing about the right one.
 */
export const saysChoice = ({ kind, choices }: TutorContext, text: string): boolean =>
  kind === 'hint' && choices !== null && Object.values(choices).some((choice) => says(text, choice));

const bare = (template: string): string => template.replace(/\{\w+\}/g, '');

/** The state in which a wording of the set is chosen: by seed, none again until all that may be said were used. */
export function chooseWording(set: WordSet, context: TutorContext, state: TutorState): TutorState {
  const all = WORDS[set].map((_, index) => index);
  const usable = all.filter((index) => !saysChoice(context, bare(WORDS[set][index]!)));
  const pool = usable.length > 0 ? usable : all;
  const used = state.wordings[set] ?? [];
  const fresh = pool.filter((index) => !used.includes(index));
  // When all were used, a new round begins; it does not begin with the one said last.
  const left = fresh.length > 0 ? fresh : pool.filter((index) => pool.length === 1 || index !== used.at(-1));
  const start = mix(state.seed ^ hash(set));
  const rank = (index: number): number => mix(start + index);
  const chosen = left.reduce((best, index) => (rank(index) < rank(best) ? index : best));
  const round = fresh.length > 0 ? used : [];
  return { ...state, wordings: { ...state.wordings, [set]: [...round, chosen] } };
}

/** The template chosen last of a set; its first before any was. */
export const chosenWording = (set: WordSet, state: TutorState): string =>
  WORDS[set][state.wordings[set]?.at(-1) ?? 0] ?? WORDS[set][0];
