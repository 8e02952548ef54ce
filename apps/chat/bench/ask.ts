import { AsyncLocalStorage } from 'node:async_hooks';
import type { BankItem } from '@aivy/item-bank';
import { decide, isComplete, toHintContext, toReviewContext, type Decision, type TutorState } from '@aivy/tutor';
import type { ModelTutor, TutorReply } from '../src/model/model-tutor.js';
import type { Asked } from '../test/scripted-endpoint.js';

/** Which of the bench's replies a request to the endpoint belongs to: a header that only the bench adds. */
const HEADER = 'x-bench-reply';
const current = new AsyncLocalStorage<number>();

export const markedFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set(HEADER, String(current.getStore() ?? -1));
  return fetch(input, { ...init, headers });
};
export const replyOf = (asked: Asked): number => Number(asked.headers[HEADER]);

export interface Question {
  /** Number of the reply; also keeps it out of the cache. */
  id: number;
  item: BankItem;
  state: TutorState;
  message: string;
  userId?: string;
}

export interface Answered {
  reply: TutorReply;
  decision: Decision;
  /** Milliseconds (`performance.now()`) of the first text. */
  firstAt: number;
}

/** One message, through the dialogue machine and the tutor, as the chat service puts it. */
export async function ask(tutor: ModelTutor, { id, item, state, message, userId }: Question): Promise<Answered> {
  const own = { ...item, version: 1_000 + id };
  const context = isComplete(own, state) ? toReviewContext(own, state) : toHintContext(own, state);
  const decision = decide(context, state, message);
  let firstAt = Number.NaN;
  const reply = await current.run(id, () =>
    tutor.reply({
      context,
      ...decision,
      message,
      userId: userId ?? `student-${id % 50}`,
      item: own,
      signal: new AbortController().signal,
      onText: () => {
        if (Number.isNaN(firstAt)) firstAt = performance.now();
      },
    }),
  );
  return { reply, decision, firstAt };
}
