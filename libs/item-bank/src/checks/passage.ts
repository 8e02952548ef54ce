import type { Subject } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import type { Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { words } from './text.js';

const PASSAGE_WORDS = { min: 25, max: 150 } as const;
const CROSS_TEXT = 7;
const QUANTITATIVE = 3;
const SYNTHESIS = 8;
/** How the keys of a subject's items begin; keys never change, so these do not either. */
const KEY_PREFIX: Readonly<Record<Subject, string>> = { english: 'rw-', math: 'math-' };

/** Reading & Writing has a passage of 25-150 words (each text of a pair) in the form its skill needs; Math has none. */
export function checkPassage(item: Item): Fault[] {
  const fault = (message: string): Fault => ({ item: item.key, rule: 'passage', message, field: 'passage' });
  const subject = skillById(item.skill).subject;
  const prefix = KEY_PREFIX[subject];
  if (!item.key.startsWith(prefix))
    return [fault(`the key does not begin with ${prefix}, as those of skill ${item.skill} do`)];
  if (subject === 'math') return item.passage === '' ? [] : [fault('a mathematics item has a passage')];
  const faults: Fault[] = [];
  if (item.type !== 'choice') faults.push(fault('a Reading & Writing item has no choices'));
  if (item.skill === QUANTITATIVE && !item.passage.includes('<table>') && item.img === '')
    faults.push(fault('no table and no chart'));
  if (item.skill === SYNTHESIS && (item.passage.match(/<li>/g) ?? []).length < 3)
    faults.push(fault('fewer than three notes'));
  const running = item.passage.replace(/<table>.*?<\/table>/gs, '');
  const texts = item.skill === CROSS_TEXT ? running.split(/<p><strong>Text [12]<\/strong><\/p>/).slice(1) : [running];
  if (item.skill === CROSS_TEXT && texts.length !== 2)
    faults.push(fault('not a pair of texts headed Text 1 and Text 2'));
  for (const text of texts) {
    const count = words(text).length;
    if (count < PASSAGE_WORDS.min || count > PASSAGE_WORDS.max)
      faults.push(fault(`${count} words; ${PASSAGE_WORDS.min} to ${PASSAGE_WORDS.max} are allowed`));
  }
  return faults;
}
