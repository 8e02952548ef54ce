import type { Item } from '@aivy/item-bank';

/**
 * Says whether an answer is right by a route that shares no code and no parameters with the template: it reads the
 * numbers of the printed question and substitutes, counts, simulates or measures.
 */
export type Oracle = (printed: Printed, answer: string) => boolean;

/** A question as a student reads it. */
export interface Printed {
  /** HTML of the question. */
  question: string;
  /** Text alternative of the figure; '' for none. */
  figure: string;
  /** The whole SVG; '' for none. */
  img: string;
  /** Every number of the question in order, TeX commas and minus signs understood; see `numbersIn`. */
  numbers: number[];
  /** The numbers of the figure's text alternative. */
  figureNumbers: number[];
}

/**
 * The numbers of a text in order. `{,}` groups thousands; a minus counts as a sign only where no number, letter or
 * closing bracket stands before it, so "5-3" gives 5 and 3 and "(-3" gives -3.
 */
export function numbersIn(text: string): number[] {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('{,}', '')
    .replaceAll('−', '-')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  return [...plain.matchAll(/(?<![\w)}]\s*)-?\d*\.?\d+|\d*\.?\d+/g)].map(([token]) => Number(token));
}

export function printed(item: Item): Printed {
  const figure = / aria-label="([^"]*)"/.exec(item.img)?.[1] ?? '';
  return {
    question: item.question,
    figure,
    img: item.img,
    numbers: numbersIn(item.question),
    figureNumbers: numbersIn(figure),
  };
}
