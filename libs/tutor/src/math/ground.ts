import { leaksIn, LETTERS, type BankItem, type MathSide } from '@aivy/item-bank/item';

/** What lines of work are compared with while a question is open. Nothing here is the key, and no model sees it. */
export interface MathGround {
  readonly landmarks: MathSide['landmarks'];
  readonly starts: readonly string[];
  /** Usual wrong lines, each with the feedback on the mistake behind it. */
  readonly traps: readonly { readonly line: string; readonly feedback: string }[];
  /** Foreseen wrong values of a field. A choice's value has none: it would rule that choice out for free. */
  readonly wrong: readonly { readonly value: string; readonly feedback: string }[];
}

/** Can a sentence be said whichever choice is the key? */
const isSafe = (item: BankItem, text: string): boolean =>
  item.type === 'blank'
    ? leaksIn(item, text).length === 0
    : LETTERS.every((answer) => leaksIn({ ...item, answer }, text).length === 0);

/** The part of an item's talk about work in Math; undefined where there is none. */
export function mathGround(item: BankItem): MathGround | undefined {
  const math = item.talk?.math;
  if (!math) return undefined;
  const notes = item.type === 'choice' ? item.options : item.common_wrong;
  const safe = notes.filter(({ feedback }) => isSafe(item, feedback));
  return {
    landmarks: math.landmarks,
    starts: math.starts,
    traps: math.traps.flatMap(({ line, misconception }) => {
      const note = safe.find((each) => each.misconception === misconception);
      return note ? [{ line, feedback: note.feedback }] : [];
    }),
    wrong: item.type === 'blank' ? item.common_wrong.filter((note) => safe.includes(note)) : [],
  };
}
