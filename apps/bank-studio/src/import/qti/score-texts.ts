import { partial, type AcceptedText } from '../right.js';
import { descendants } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { checkOnlyCompared, constantsOf } from './constants.js';
import type { Declaration } from './declarations.js';
import { pointsOf, type Scorer } from './processing.js';
import { single } from './values.js';

/** What nobody would list as an answer. */
const ANYTHING_ELSE = '\u0001 something else';

const swapped = (text: string): string =>
  [...text].map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase())).join('');

/** Does it matter for the points that an entry of the mapping says nothing of capital letters? */
function isCaseOpen(response: Declaration, scorer: Scorer): boolean {
  const isMapped = scorer.rules
    ? descendants(scorer.rules).some(({ name }) => name === 'qti-map-response')
    : scorer.rule.includes('map');
  return (
    isMapped &&
    (response.mapping?.entries ?? []).some(
      ({ key, saysCase }) => !saysCase && String(key).toLowerCase() !== String(key).toUpperCase(),
    )
  );
}

/**
 * Which texts are right. Rules only compare a text with constants, so the constants, their other spellings and
 * anything else stand for all that can be typed.
 * @throws Unreadable when the rules do more than compare, or take any text for right
 */
export function rightTexts(
  response: Declaration,
  scorer: Scorer,
  lose: (field: string, reason: string) => void,
): { accepted: AcceptedText[]; points: number } {
  if (scorer.rules) checkOnlyCompared(scorer.rules, response);
  const texts = constantsOf(response, scorer.rules).filter((scalar) => typeof scalar === 'string');
  const points = (text: string): number => pointsOf(scorer.process(single(response.type, text)));
  const other = points(ANYTHING_ELSE);
  const full = Math.max(0, other, ...texts.map(points));
  if (full > 0 && other === full) throw new Unreadable('any text counts as right');
  if (full === 0) return { accepted: [], points: 0 };
  const accepted: AcceptedText[] = [];
  for (const text of texts) {
    const given = points(text);
    if (given !== full && given !== 0) lose('scoring', partial(`“${text}”`, given, full));
    if (given !== full) continue;
    const spellings = [text.toLowerCase(), text.toUpperCase(), swapped(text)];
    const known = accepted.some(({ value, caseSensitive }) =>
      caseSensitive ? value === text : value.toLowerCase() === text.toLowerCase(),
    );
    if (!known)
      accepted.push({ value: text, caseSensitive: spellings.some((each) => points(each) !== full), wildcard: false });
  }
  if (isCaseOpen(response, scorer))
    lose('scoring', 'the mapping does not say whether capital letters matter; they do here');
  if (other !== 0) lose('scoring', partial('any other text', other, full));
  return { accepted, points: full };
}
