import { information } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { topicOf } from '../topics/topic.js';

/** Where two items are held against each other, logits. */
const ABILITIES: readonly number[] = [-2, -1, 0, 1, 2];

/** How differently two items measure: what their information differs by over the abilities of students. */
const difference = (x: BankItem, y: BankItem): number =>
  ABILITIES.reduce((sum, theta) => sum + Math.abs(information(theta, x) - information(theta, y)), 0);

/**
 * The items of a diagnostic form with those that are out of use replaced in their places, each by the item of the same
 * skill, band and type that measures most like it. One about something that the form does not tell of yet comes first, and
 * one of the same template last: the fault may be the template's. What nothing can replace stays, and does not count.
 * @param spare what no other use asks @returns as many items, none of two of one family
 */
export function mendForm(items: readonly BankItem[], spare: readonly BankItem[]): BankItem[] {
  const mended = [...items];
  mended.forEach((item, place) => {
    if (item.state === 'quarantined') mended[place] = substitute(item, mended, spare) ?? item;
  });
  return mended;
}

function substitute(item: BankItem, form: readonly BankItem[], spare: readonly BankItem[]): BankItem | undefined {
  const others = form.filter((each) => each !== item);
  const families = new Set(others.map(({ family }) => family));
  const topics = new Set(others.map(topicOf));
  const isTold = (each: BankItem): boolean => topicOf(each) !== undefined && topics.has(topicOf(each));
  const rank = (each: BankItem): number[] => [
    Number(each.family === item.family),
    Number(isTold(each)),
    difference(each, item),
    each.id,
  ];
  return spare
    .filter(
      (each) =>
        each.state === 'operational' &&
        each.skill === item.skill &&
        each.difficulty === item.difficulty &&
        each.type === item.type &&
        !families.has(each.family),
    )
    .map((each) => ({ each, rank: rank(each) }))
    .sort((x, y) => x.rank.map((value, at) => value - y.rank[at]!).find((gap) => gap !== 0) ?? 0)[0]?.each;
}
