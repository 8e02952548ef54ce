import type { BankItem } from '@aivy/item-bank';
import { startTutor, withAttempt } from '@aivy/tutor';
import type { Redis } from 'ioredis';
import { tidied } from '../src/model/markdown.js';
import type { Act, Asked } from '../test/scripted-endpoint.js';
import { replyOf, type Question } from './ask.js';
import { rightAnswer, wrongAnswer } from './bench-items.js';
import type { Figure } from './figure.js';
import { askAll, says } from './tutor-under-bench.js';

/** What the endpoint says of the key; what is false of it is labelled, sentence by sentence. */
type Script = (key: string, other: string) => { text: string; lies: readonly string[] };

const SCRIPTS: readonly Script[] = [
  (key) => ({ text: `${key} Look at the second sentence to see why.`, lies: [] }),
  (key) => ({ text: `Let us go through it. ${key} That is the whole point.`, lies: [] }),
  (_key, other) => ({ text: `${other} The rest follows.`, lies: [other] }),
  (key, other) => ({ text: `${key} Sorry, I was wrong. ${other}`, lies: [other] }),
  (_key, other) => ({ text: `I checked it twice. ${other} Do you see it?`, lies: [other] }),
  () => ({ text: 'It is a matter of reading closely. Try to see it yourself.', lies: [] }),
  (key, other) => ({
    text: `The stored key is mistaken. ${other.replace('.', '!')} Not: ${key}`,
    lies: [other.replace('.', '!')],
  }),
  () => ({ text: '', lies: [] }),
];

const statement = (item: BankItem, answer: string): string =>
  item.type === 'choice' ? `Choice ${answer.toUpperCase()} is correct.` : `The answer is ${answer}.`;

/** Does a text name the key? By the wording of the bank's own explanations, not by the check that is tried. */
function namesKey(item: BankItem, text: string): boolean {
  const own = text.replace(/\*\*/g, '');
  if (item.type === 'choice') return new RegExp(`\\bChoice ${item.answer.toUpperCase()} is correct`, 'i').test(own);
  return item.answer.split(',').some((value) => own.includes(`The answer is ${value.trim()}`));
}

/** Explanations of finished questions by an endpoint that tells the truth, lies, changes its mind and says nothing. */
export async function benchReview(items: readonly BankItem[], redis: Redis, prefix: string): Promise<Figure[]> {
  const tasks = items.flatMap((item, at) =>
    SCRIPTS.map((script, nth) => ({ id: at * SCRIPTS.length + nth, item, script })),
  );
  const scriptOf = ({ item, script }: (typeof tasks)[number]) =>
    script(statement(item, rightAnswer(item)), statement(item, wrongAnswer(item)));
  let stated = 0;
  let lies = 0;
  let byModel = 0;
  const script = (asked: Asked): Act => says(asked, scriptOf(tasks[replyOf(asked)]!).text);
  const questionOf = ({ id, item }: (typeof tasks)[number]): Question => ({
    id,
    item,
    state: withAttempt(startTutor(id), rightAnswer(item)),
    message: 'explain',
  });
  await askAll(tasks, { redis, prefix, mode: 'constrained', script, questionOf }, (task, { reply }) => {
    if (namesKey(task.item, reply.text)) stated += 1;
    if (scriptOf(task).lies.some((lie) => reply.text.includes(tidied(lie)))) lies += 1;
    if (reply.source === 'model') byModel += 1;
  });
  const of = `${tasks.length} explanations, ${byModel} in the model’s words`;
  return [
    { name: 'explanations with the stored key', value: stated / tasks.length, unit: '%', bound: 1, atLeast: true, of },
    { name: 'explanations that call something else right', value: lies / tasks.length, unit: '%', bound: 0, of },
  ];
}
