import type { Draft, NumericDraft, TextDraft } from './draft.js';

/** What binary fractions add to a bound, as a share of it. */
const EPSILON = 1e-12;

/** A number of the draft: decimal, or a fraction. */
function valueOf(text: string): number {
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

function isNumberRight(response: string, { accepted }: NumericDraft): boolean {
  const number = response.trim() === '' ? NaN : Number(response);
  return accepted.some(({ min, max, minIncluded, maxIncluded }) => {
    const [low, high] = [valueOf(min), valueOf(max)];
    const room = low === high ? 0 : EPSILON * Math.max(Math.abs(low), Math.abs(high));
    const above = minIncluded ? number >= low - room : number > low + room;
    return above && (maxIncluded ? number <= high + room : number < high - room);
  });
}

/** `*` as any characters, `\*` as itself, everything else as it stands. */
const wildcard = (value: string): RegExp =>
  new RegExp(
    `^${value
      .split(/(?<!\\)\*/)
      .map((part) => part.replaceAll('\\*', '*').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*')}$`,
    'u',
  );

function isTextRight(response: string, { accepted }: TextDraft): boolean {
  const folded = (text: string, caseSensitive: boolean): string => (caseSensitive ? text : text.toLowerCase());
  return accepted.some(({ value, caseSensitive, wildcard: hasWildcard }) => {
    const [given, right] = [folded(response, caseSensitive), folded(value, caseSensitive)];
    return hasWildcard ? wildcard(right).test(given) : given === right;
  });
}

/**
 * Does the draft count a response as right, as its source does? A choice is given by its id, a typed answer as typed.
 * No answer is never right.
 */
export function isRight(draft: Draft, response: string): boolean {
  if (response === '') return false;
  if (draft.type === 'choice') return response === draft.answer;
  return draft.type === 'numeric' ? isNumberRight(response, draft) : isTextRight(response, draft);
}
