import { COMMON_WORDS, words } from '@aivy/item-bank/item';
import type { TutorContext } from '../context/context.js';
import type { TutorState } from '../state/state.js';
import { WORDS, type WordSet } from './index.js';
import { ANY_STRATEGY, STRATEGIES } from './strategies.js';

/** A number from 0 to 2^32 - 1 that looks random (murmur3's mixing of 32 bits). */
export const mix = (value: number): number => {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

export const hash = (text: string): number =>
  [...text].reduce((sum, char) => mix(sum * 31 + (char.codePointAt(0) ?? 0)), 7);

/** A text as words between blanks, so that a run of words is found in it as a whole. */
const spoken = (text: string): string => ` ${words(text).join(' ')} `;

/**
 * What to look for of each choice: a single word in whatever inflection, a phrase as a whole. Choices that differ in
 * their marks alone have one name, which points at none of them.
 */
function namesOf({ kind, choices }: TutorContext): string[] {
  if (kind === 'review' || choices === null) return [];
  const names = Object.values(choices).map((choice) => words(choice).join(' '));
  if (new Set(names).size === 1) return [];
  return (
    names
      .filter((name) => name !== '' && !COMMON_WORDS.has(name))
      // A letter has no inflections, only words that begin with it.
      .map((name) => (name.includes(' ') || name.length === 1 ? ` ${name} ` : ` ${name}`))
  );
}

/**
 * Would the words name one of the choices by chance, as "explain" does where the verbs to choose from are explain and
 * doubt? All four are held against it alike, so avoiding them tells nothing about the right one.
 */
export function saysChoice(context: TutorContext, text: string): boolean {
  const said = spoken(text);
  return namesOf(context).some((name) => said.includes(name));
}

/** The strategies of each skill, and beside them what is said by them. */
const SAID_BY: ReadonlyMap<string, readonly { text: string; said: string }[]> = new Map(
  Object.entries(STRATEGIES).map(([skill, texts]) => [skill, texts.map((text) => ({ text, said: spoken(text) }))]),
);

const HOLE = /\{\w+\}/g;
const SPOKEN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(WORDS).map(([set, wordings]) => [set, wordings.map((each) => spoken(each.replace(HOLE, '')))]),
);

/** Replies within which none begins like another. */
const OPENERS_APART = 3;

/** How a wording begins: its first two words, up to a mark or a hole. */
const openerOf = (wording: string): string =>
  (/^[^.,:?!{]*/.exec(wording)?.[0] ?? '').toLowerCase().trim().split(' ').slice(0, 2).join(' ');

/**
 * The state in which a wording of the set is chosen: by seed, none again until all that may be said were used, and none
 * that begins like one of the newest replies, where there's another.
 */
export function chooseWording(set: WordSet, context: TutorContext, state: TutorState): TutorState {
  const all = WORDS[set].map((_, index) => index);
  const names = namesOf(context);
  const usable = all.filter((index) => !names.some((name) => SPOKEN.get(set)?.[index]?.includes(name)));
  const pool = usable.length > 0 ? usable : all;
  const used = state.wordings[set] ?? [];
  const fresh = pool.filter((index) => !used.includes(index));
  // When all were used, a new round begins; it does not begin with the one said last.
  const left = fresh.length > 0 ? fresh : pool.filter((index) => pool.length === 1 || index !== used.at(-1));
  const isFresh = (index: number): boolean => !state.openers.includes(openerOf(WORDS[set][index]!));
  const apart = [left, pool].map((some) => some.filter(isFresh)).find((some) => some.length > 0) ?? left;
  const start = mix(state.seed ^ hash(set));
  const rank = (index: number): number => mix(start + index);
  const chosen = apart.reduce((best, index) => (rank(index) < rank(best) ? index : best));
  const round = fresh.length > 0 ? used.filter((index) => index !== chosen) : [];
  const opener = openerOf(WORDS[set][chosen]!);
  const openers = opener === '' ? state.openers : [...state.openers, opener].slice(-OPENERS_APART);
  return { ...state, openers, wordings: { ...state.wordings, [set]: [...round, chosen] } };
}

/** The template chosen last of a set; its first before any was. */
export const chosenWording = (set: WordSet, state: TutorState): string =>
  WORDS[set][state.wordings[set]?.at(-1) ?? 0] ?? WORDS[set][0];

/** A way to go at such a question: one of its skill's, by how much was said; none of them may name a choice. */
export function strategyFor(context: TutorContext, { moves }: TutorState): string {
  const names = namesOf(context);
  const fit = (SAID_BY.get(`${context.skill}`) ?? []).filter(({ said }) => !names.some((name) => said.includes(name)));
  return fit[moves.length % Math.max(1, fit.length)]?.text ?? ANY_STRATEGY;
}
