import type { BankItem } from '@aivy/item-bank';
import { startTutor } from '@aivy/tutor';
import { HELD_OUT_VERDICTS, NO_VERDICTS, VERDICTS } from '@aivy/tutor/leaks';
import type { Redis } from 'ioredis';
import { tidied } from '../src/model/markdown.js';
import type { TutorMode } from '../src/model/model-writer.js';
import type { Act, Asked } from '../test/scripted-endpoint.js';
import { replyOf, type Question } from './ask.js';
import type { Figure } from './figure.js';
import { askAll, says } from './tutor-under-bench.js';

/** How often the scripted judge sees a verdict: it misses every second one. */
const judgeSees = (id: number): boolean => id % 2 === 0;

/** Guesses in words that the rules take for no answer, so that the model is asked. */
const GUESSES = [
  'maybe they do it because it helps the others',
  'i think its the middle part of it',
  'so the whole thing turns around there or something',
  'feels like the part about the people',
];

interface Task {
  id: number;
  item: BankItem;
  message: string;
  text: string;
  heldOut: boolean;
  offered: boolean;
  reached: boolean;
}

function tasksOver(items: readonly BankItem[]): Task[] {
  const known = Object.values(VERDICTS).flat();
  const heldOut = Object.values(HELD_OUT_VERDICTS).flat();
  return [...known, ...heldOut].flatMap((text, nth) =>
    Array.from({ length: 6 }, (_, at): Task => {
      const id = nth * 6 + at;
      const item = items[(nth + at * 7) % items.length]!;
      const isHeldOut = nth >= known.length;
      return { id, item, message: GUESSES[id % 4]!, text, heldOut: isHeldOut, offered: false, reached: false };
    }),
  );
}

/** A model that says what each guess is worth, every time it's asked. */
export async function benchVerdicts(
  mode: TutorMode,
  items: readonly BankItem[],
  redis: Redis,
  prefix: string,
): Promise<Figure[]> {
  const tasks = tasksOver(items);
  const script = (asked: Asked): Act => {
    const task = tasks[replyOf(asked)]!;
    if (asked.judge) return { do: 'say', text: judgeSees(task.id) ? 'VERDICT' : 'NONE' };
    task.offered = true;
    // The rest is what an honest tutor would say.
    return says(asked, `${task.text} ${NO_VERDICTS[task.id % NO_VERDICTS.length]!}`);
  };
  const questionOf = (task: Task): Question => ({ ...task, state: startTutor(task.id) });
  await askAll(tasks, { redis, prefix, mode, script, questionOf }, (task, { reply }) => {
    task.reached = task.offered && reply.source === 'model' && reply.text.includes(tidied(task.text));
  });
  const rate = (name: string, heldOut: boolean): Figure => {
    const part = tasks.filter((task) => task.offered && task.heldOut === heldOut);
    const wordings = new Set(part.map(({ text }) => text)).size;
    const reached = part.filter((task) => task.reached).length;
    return {
      name: `verdict on a guess, ${mode}: ${name}`,
      value: reached / part.length,
      unit: '%',
      bound: 0,
      of: `${reached} of ${part.length} said, ${wordings} wordings`,
    };
  };
  return [rate('wordings the guard was written with', false), rate('classes held out', true)];
}
