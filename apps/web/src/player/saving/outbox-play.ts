import fc from 'fast-check';
import type { open } from './outbox-fakes';

/** What may happen to an outbox, one thing after the other. */
export type Step =
  | { kind: 'answer'; question: number; answer: string }
  | { kind: 'wait' | 'busy'; ms: number }
  | { kind: 'flush' | 'offline' | 'online' | 'deaf' | 'hearing' };

/** Any answer to one of so many questions, the empty one among them. */
export const answering = (questions: number) =>
  fc.record({
    kind: fc.constant('answer' as const),
    question: fc.integer({ min: 1, max: questions }),
    answer: fc.constantFrom('a', 'b', 'c', 'd', ''),
  });

export const waiting = (mostMs: number) =>
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: mostMs }) });

export const oneOf = <Kind extends string>(...kinds: Kind[]) => fc.record({ kind: fc.constantFrom(...kinds) });

/**
 * Lets the steps happen.
 * @param wait lets time pass, in milliseconds
 * @returns the last answer to each question that was answered
 */
export async function play(
  steps: readonly Step[],
  { outbox, server }: Pick<ReturnType<typeof open>, 'outbox' | 'server'>,
  wait: (ms: number) => Promise<void>,
): Promise<Map<number, string>> {
  const last = new Map<number, string>();
  for (const step of steps)
    switch (step.kind) {
      case 'answer':
        last.set(step.question, step.answer);
        await outbox.answered(step.question, step.answer);
        break;
      case 'wait':
        await wait(step.ms);
        break;
      case 'flush':
        await outbox.flush();
        break;
      case 'busy':
        server.busyMs = step.ms;
        break;
      case 'offline':
      case 'online':
        server.online = step.kind === 'online';
        break;
      default:
        server.deaf = step.kind === 'deaf';
    }
  return last;
}
