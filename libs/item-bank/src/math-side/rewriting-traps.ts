import { fromTex, namesIn, readLine, sameQuotient, type Quotient } from '../algebra/index.js';
import type { Item } from '../item/item.js';
import type { MathSide } from '../item/talk.js';

const FORMULA = /\\\((.*?)\\\)|\\\[(.*?)\\\]/gs;

/** An expression with letters and more than one term or factor, as a line; null for anything else. */
function expressionOf(tex: string): { line: string; value: Quotient } | null {
  const line = fromTex(tex);
  const read = line === null ? null : readLine(line);
  const [value] = read?.sides ?? [];
  return line !== null && value && read?.signs.length === 0 && namesIn(value).length > 0 && /[-+*(/]/.test(line)
    ? { line, value }
    : null;
}

/** Where one expression is to be rewritten: that it's the same as a wrong choice, which is that choice's mistake. */
export function rewritingTraps(item: Item): MathSide['traps'] {
  if (item.type === 'blank' || !/equivalent/i.test(item.question)) return [];
  const [given, ...more] = [...item.question.matchAll(FORMULA)].flatMap(
    ([, inline, shown]) => expressionOf(inline ?? shown ?? '') ?? [],
  );
  if (!given || more.length > 0) return [];
  return item.options.flatMap(({ choice, misconception }) => {
    const wrong = [...item.choices[choice].matchAll(FORMULA)].flatMap(
      ([, inline, shown]) => expressionOf(inline ?? shown ?? '') ?? [],
    )[0];
    return wrong && !sameQuotient(wrong.value, given.value)
      ? [{ line: `${given.line}=${wrong.line}`, misconception }]
      : [];
  });
}
