import { readRational, type Rational } from '@aivy/exam';
import { LETTERS, type Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { untex } from './text.js';

/** The number that a choice is, without its unit of money, angle or percent; null for any other. */
export const choiceNumber = (html: string): Rational | null =>
  readRational(
    untex(html)
      .replace(/\\[$%]|\$|%|\^\\circ|°/g, '')
      .trim(),
  );

/** Less than 0 when x is the lesser one, 0 when they are equal. */
export const compareNumbers = (x: Rational, y: Rational): number => Number(x.num * y.den - y.num * x.den);

/** Numeric choices that neither rise nor fall from A to D, as those of the exam do. */
export const unorderedChoices = (items: readonly Item[]): Fault[] =>
  items.flatMap((item) => {
    if (item.type !== 'choice') return [];
    const values = LETTERS.flatMap((letter) => choiceNumber(item.choices[letter]) ?? []);
    if (values.length < LETTERS.length) return [];
    const steps = values.slice(1).map((value, index) => Math.sign(compareNumbers(value, values[index]!)));
    return new Set(steps).size === 1
      ? []
      : [{ item: item.key, rule: 'choice-order', message: 'its numeric choices are in no order', field: 'choices' }];
  });
