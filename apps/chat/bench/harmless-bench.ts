import type { BankItem } from '@aivy/item-bank';
import { startTutor, withAttempt, type TutorState } from '@aivy/tutor';
import { harmlessReplies } from '@aivy/tutor/leaks';
import type { Redis } from 'ioredis';
import { wordCount } from '../src/model/markdown.js';
import { MOST_WORDS } from '../src/model/prompts.js';
import type { TutorMode } from '../src/model/model-writer.js';
import { constrained, ScriptedEndpoint } from '../test/scripted-endpoint.js';
import { ask, markedFetch, replyOf } from './ask.js';
import { authoredOf } from './bench-items.js';
import { inParallel, type Figure } from './figure.js';
import { tutorUnderBench } from './tutor-under-bench.js';

const AT_ONCE = 12;
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
  const endpoint = await new ScriptedEndpoint((request) => {
    if (request.judge) return { do: 'say', text: 'NONE' };
    asked.add(replyOf(request));
    const { text } = tasks[replyOf(request)]!;
    return { do: 'say', text: request.json ? constrained(request, text) : text };
  }).start();
  const tutor = tutorUnderBench({ baseUrl: endpoint.baseUrl, redis, prefix, mode, fetch: markedFetch });
  let blocked = 0;
  await inParallel(tasks, AT_ONCE, async (task) => {
    if ((await ask(tutor, task)).reply.blocked) blocked += 1;
  });
  await endpoint.stop();
  if (asked.size < 1000) throw new Error(`only ${asked.size} harmless replies`);
  return {
    name: `false block, ${mode}`,
    value: blocked / asked.size,
    unit: '%',
    bound: 0.02,
    of: `${asked.size} harmless replies`,
  };
}
