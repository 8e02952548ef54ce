import { ParameterError } from '../model.js';

/** Marked answers of many people to many items, people after people: compact, since a night's job reads a million. */
export interface ResponseData {
  items: number;
  /** `start[p]` to `start[p + 1]` are the answers of person p; length people + 1. */
  start: Uint32Array;
  /** Item index of each answer. */
  item: Uint32Array;
  /** 1 for right. */
  correct: Uint8Array;
}

export const peopleIn = ({ start }: ResponseData): number => Math.max(0, start.length - 1);

/** Packs answers given as lists. @param people each person's answers as [item index, right] */
export function packResponses(
  items: number,
  people: readonly (readonly (readonly [item: number, correct: boolean])[])[],
): ResponseData {
  const total = people.reduce((sum, answers) => sum + answers.length, 0);
  const data: ResponseData = {
    items,
    start: new Uint32Array(people.length + 1),
    item: new Uint32Array(total),
    correct: new Uint8Array(total),
  };
  let at = 0;
  people.forEach((answers, person) => {
    for (const [item, correct] of answers) {
      data.item[at] = item;
      data.correct[at] = correct ? 1 : 0;
      at += 1;
    }
    data.start[person + 1] = at;
  });
  return data;
}

/** @throws ParameterError when an index points outside */
export function checkData({ items, start, item, correct }: ResponseData): void {
  if (!Number.isInteger(items) || items < 0) throw new ParameterError('items', items, 'a whole number from 0');
  if (item.length !== correct.length)
    throw new ParameterError('number of marks', correct.length, `as many as the ${item.length} answers`);
  for (let index = 0; index < item.length; index += 1)
    if (item[index]! >= items) throw new ParameterError('item index', item[index]!, `below ${items}`);
  for (let person = 1; person < start.length; person += 1)
    if (start[person]! < start[person - 1]!)
      throw new ParameterError('start', start[person]!, 'not below the one before');
  if (start.length > 0 && start[start.length - 1] !== item.length)
    throw new ParameterError('last start', start[start.length - 1]!, String(item.length));
}
