import { skillById } from '@aivy/exam';
import { LETTERS, type Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { plainText, stemOf, words } from './text.js';

/** Cosine of two passages, each as its words weighted by their rarity: from here on they tell of the same thing. */
const SAME_SCENARIO = 0.25;
/** Words of more passages than this share say nothing about what a passage tells of. */
const COMMON = 0.2;
const CONTENT_LETTERS = 4;
/** Among fewer passages no word is rare. */
const ENOUGH = 20;

const isReading = ({ skill }: Item): boolean => skillById(skill).subject === 'english';

/** Stem → weight, of length 1 as a vector. */
function vectorsOf(passages: readonly string[]): Map<string, number>[] {
  const stems = passages.map((html) => [
    ...new Set(
      words(html)
        .filter((word) => word.length >= CONTENT_LETTERS)
        .map(stemOf),
    ),
  ]);
  const held = new Map<string, number>();
  for (const stem of stems.flat()) held.set(stem, (held.get(stem) ?? 0) + 1);
  return stems.map((own) => {
    const weights = own
      .filter((stem) => held.get(stem)! < COMMON * passages.length)
      .map((stem) => [stem, Math.log(passages.length / held.get(stem)!)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([stem, weight]) => [stem, weight / length]));
  });
}

/** Pairs of Reading & Writing passages that tell of the same thing, in whatever words; the later item is named. */
export function sharedScenarios(items: readonly Item[]): Fault[] {
  const reading = items.filter(isReading);
  if (reading.length < ENOUGH) return [];
  /** Which earlier passages hold a stem, and with what weight. */
  const holders = new Map<string, [index: number, weight: number][]>();
  return vectorsOf(reading.map(({ passage }) => passage)).flatMap((vector, index) => {
    const cosines = new Map<number, number>();
    for (const [stem, weight] of vector) {
      const earlier = holders.get(stem) ?? [];
      for (const [other, theirs] of earlier) cosines.set(other, (cosines.get(other) ?? 0) + weight * theirs);
      earlier.push([index, weight]);
      holders.set(stem, earlier);
    }
    return [...cosines]
      .filter(([other, cosine]) => cosine >= SAME_SCENARIO && reading[other]!.family !== reading[index]!.family)
      .map(([other, cosine]) => ({
        item: reading[index]!.key,
        rule: 'scenario',
        message: `it tells of what ${reading[other]!.key} tells of (likeness ${cosine.toFixed(2)})`,
      }));
  });
}

/** Items of one skill with the same four choices in whatever order: the same trap twice. */
export function sameChoices(items: readonly Item[]): Fault[] {
  const first = new Map<string, string>();
  return items.filter(isReading).flatMap((item) => {
    if (item.type !== 'choice') return [];
    const texts = LETTERS.map((letter) => plainText(item.choices[letter]).toLowerCase()).sort();
    const set = `${item.skill}: ${texts.join(' | ')}`;
    const other = first.get(set);
    if (other === undefined) first.set(set, item.key);
    return other === undefined
      ? []
      : [{ item: item.key, rule: 'same-choices', message: `its four choices are those of ${other}` }];
  });
}
