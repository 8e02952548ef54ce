import { leaksIn, notesOf, type BankItem, type MathSide } from '@aivy/item-bank/item';

/** What lines of work are compared with. Nothing here is the key, and no model sees it. */
export interface MathGround {
  readonly landmarks: MathSide['landmarks'];
  readonly starts: readonly string[];
  /** Usual wrong lines, each with the feedback on the mistake behind it. */
  readonly traps: readonly { readonly line: string; readonly feedback: string }[];
  /** Foreseen wrong values of a field. */
  readonly wrong: readonly { readonly value: string; readonly feedback: string }[];
}

function groundOf(item: BankItem, math: MathSide, due: boolean): MathGround {
  const { landmarks, starts } = math;
  // Feedback on the way to a wrong choice would rule that choice out for free.
  if (item.type === 'choice' && !due) return { landmarks, starts, traps: [], wrong: [] };
  const said = notesOf(item).filter(({ feedback }) => due || leaksIn(item, feedback).length === 0);
  return {
    landmarks,
    starts,
    traps: math.traps.flatMap(({ line, misconception }) => {
      const note = said.find((each) => each.misconception === misconception);
      return note ? [{ line, feedback: note.feedback }] : [];
    }),
    wrong: item.type === 'blank' ? said.map(({ answer, feedback }) => ({ value: answer, feedback })) : [],
  };
}

const whenOpen = new WeakMap<MathSide, MathGround>();
const whenDue = new WeakMap<MathSide, MathGround>();

/** The part of an item's talk about work in Math; undefined where there is none. Made once while the talk is in memory. */
export function mathGround(item: BankItem, due: boolean): MathGround | undefined {
  const math = item.talk?.math;
  if (!math) return undefined;
  const known = due ? whenDue : whenOpen;
  const ground = known.get(math) ?? groundOf(item, math, due);
  known.set(math, ground);
  return ground;
}
