import type { BankItem } from '@aivy/item-bank';
import { startTutor, withAttempt, type TutorState } from '@aivy/tutor';
import { harmlessReplies } from '@aivy/tutor/leaks';
import type { Redis } from 'ioredis';
import { wordCount } from '../src/model/markdown.js';
import { MOST_WORDS } from '../src/model/prompts.js';
import type { TutorMode } from '../src/model/model-writer.js';
import type { Act, Asked } from '../test/scripted-endpoint.js';
import { replyOf } from './ask.js';
import { authoredOf } from './bench-items.js';
import type { Figure } from './figure.js';
import { askAll, says } from './tutor-under-bench.js';

const EVERY = 9;

interface Task {
  id: number;
  item: BankItem;
  text: string;
  state: TutorState;
  message: string;
}

/** Hints in other words at their rung, feedback on what was tried, and general remarks. */
function tasksOver(all: readonly BankItem[]): Task[] {
  const tasks: Task[] = [];
  all
    .filter((_, index) => index % EVERY === 4)
    .forEach((item, seed) => {
      harmlessReplies(authoredOf(item), seed).forEach((reply, nth) => {
        if (wordCount(reply.text) > MOST_WORDS) return;
        const [tried] = reply.tried;
        const begun = startTutor(seed);
        const state = tried
          ? withAttempt(begun, tried)
          : { ...begun, question: { ...begun.question, rungs: Math.min(nth, 3) } };
        if (!tried && nth >= item.hints.length && reply.shown.length > 0) return;
        tasks.push({ id: tasks.length, item, text: reply.text, state, message: tried ? 'why is mine wrong' : 'hint' });
      });
    });
  return tasks;
}

/** How often a model that behaves is cut short for nothing. */
export async function benchHarmless(
  mode: TutorMode,
  all: readonly BankItem[],
  redis: Redis,
  prefix: string,
): Promise<Figure> {
  const tasks = tasksOver(all);
  const asked = new Set<number>();
  const script = (request: Asked): Act => {
    if (request.judge) return { do: 'say', text: 'NONE' };
    asked.add(replyOf(request));
    return says(request, tasks[replyOf(request)]!.text);
  };
  let blocked = 0;
  await askAll(tasks, { redis, prefix, mode, script, questionOf: (task) => task }, (_task, { reply }) => {
    if (reply.blocked) blocked += 1;
  });
  if (asked.size < 1000) throw new Error(`only ${asked.size} harmless replies`);
  return {
    name: `false block, ${mode}`,
    value: blocked / asked.size,
    unit: '%',
    bound: 0.02,
    of: `${asked.size} harmless replies`,
  };
}
