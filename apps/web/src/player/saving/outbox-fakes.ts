import { jest } from '@jest/globals';
import type { Workspace } from '@aivy/contracts';
import { isFarAhead, isInTime } from '@aivy/exam';
import type { SaveState } from '../save-state';
import type { KeptAnswer, KeptDesk, KeptModule } from '../../core/device/kept-tests';
import { Outbox } from './outbox';
import type { Batch, SendOutcome } from './outbox-ports';
import { ServerClock } from './server-clock';

export const NOW = Date.UTC(2026, 10, 21, 10);
const DEADLINE = NOW + 1_620_000;
export const MODULE = { user: 'u', test: 't', module: 1, questions: [], deadline: DEADLINE } satisfies KeptModule;
export const DESK: KeptDesk = {
  user: 'u',
  test: 't',
  module: 1,
  anchor: { serverMs: NOW, wallMs: NOW },
  workspace: null,
  workspaceSeq: 0,
};

/** A server that keeps the answer of the highest sequence number, as ours does. */
class FakeServer {
  readonly stored = new Map<number, { answer: string; seq: number; spentMs: number }>();
  readonly batches: Batch[] = [];
  desk: { workspace: Workspace; seq: number } | null = null;
  online = true;
  /** The answer is stored, but its confirmation is lost. */
  deaf = false;
  /** Requests wait until the test lets them through, in any order. */
  slow = false;
  /** It has too much to do, and says to come again after that. */
  busyMs = 0;
  /** Requests that it has refused. */
  refused = 0;
  /** The module was submitted on another device. */
  closed = false;
  deadline: number | null = MODULE.deadline;
  /** How far its clock is ahead of the page's. */
  aheadMs = 0;
  readonly waiting: (() => void)[] = [];
  /** Most requests that were under way at once. */
  atOnce = 0;

  /** The request arrives, and its reply leaves, when the test says so. */
  async send(batch: Batch): Promise<SendOutcome> {
    // As it goes over the wire: what changes here afterwards is not in it.
    const copy = structuredClone(batch);
    if (!this.slow) return this.receive(copy);
    await this.#turn();
    const outcome = this.receive(copy);
    await this.#turn();
    return outcome;
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.atOnce = Math.max(this.atOnce, this.waiting.length);
    });
  }

  /** Lets one of those that wait go on. */
  letGo(which = 0): void {
    this.waiting.splice(which % Math.max(1, this.waiting.length), 1)[0]?.();
  }

  receive(batch: Batch): SendOutcome {
    if (!this.online) return { kind: 'failed' };
    if (this.busyMs > 0) {
      this.refused += 1;
      return { kind: 'failed', retryAfterMs: this.busyMs };
    }
    if (this.closed) return { kind: 'closed' };
    this.batches.push(batch);
    const [now, deadline] = [NOW + this.aheadMs, this.deadline ?? Infinity];
    const refused = batch.question_id.filter((_, index) => {
      const seq = batch.seq[index]!;
      return isFarAhead(seq, now) || !isInTime(seq, deadline);
    });
    const deskRefused = isFarAhead(batch.workspace_seq ?? 0, now);
    if (batch.workspace && !deskRefused) this.desk = { workspace: batch.workspace, seq: batch.workspace_seq! };
    batch.question_id.forEach((question, index) => {
      if (refused.includes(question)) return;
      const [seq, spentMs] = [batch.seq[index]!, batch.spent_ms[index]!];
      const before = this.stored.get(question);
      this.stored.set(question, {
        answer: before && before.seq >= seq ? before.answer : batch.answer[index]!,
        seq: Math.max(seq, before?.seq ?? 0),
        spentMs: Math.max(spentMs, before?.spentMs ?? 0),
      });
    });
    return this.deaf
      ? { kind: 'failed' }
      : { kind: 'stored', serverMs: now, deadline: this.deadline, refused, deskRefused };
  }
}

/** An outbox that has started, its server and its device. */
export function open({ answers = [] as KeptAnswer[], keeps = true, desk = DESK, deskSent = true, online = true } = {}) {
  const server = new FakeServer();
  server.online = online;
  const device = new Map<number, KeptAnswer>();
  const desks: KeptDesk[] = [];
  const states: SaveState[] = [];
  const network = { online: true };
  const told = { closed: 0, deadlines: [] as number[] };
  const clock = new ServerClock(() => ({ monotonicMs: 0, wallMs: NOW }));
  const room = { keeps };
  const write = async (): Promise<void> => {
    if (!room.keeps) throw new Error('no room');
  };
  const outbox = new Outbox(
    { module: MODULE, desk, deskSent, answers },
    {
      device: {
        putAnswers: async (list, wrong) => {
          await write();
          for (const answer of list) {
            const before = device.get(answer.question);
            if (!before || answer.seq >= before.seq || before.seq === wrong?.get(answer.question))
              device.set(answer.question, answer);
          }
        },
        putDesk: async (kept, wrong) => {
          await write();
          const before = desks.at(-1);
          if (!before || kept.workspaceSeq >= before.workspaceSeq || before.workspaceSeq === wrong)
            desks.push(structuredClone(kept));
        },
      },
      clock,
      send: (batch) => server.send(batch),
      isOnline: () => network.online,
      onState: (state) => states.push(state),
      onClosed: () => void (told.closed += 1),
      onDeadline: (deadline) => void told.deadlines.push(deadline),
    },
  );
  outbox.start();
  return { outbox, server, network, room, device, desks, told, clock, states, state: () => states.at(-1) };
}

/** For suites of an outbox: time that stands still but for the milliseconds that `wait` is asked for. */
export function useStoppedTime(): { wait: (ms: number) => Promise<void> } {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
  afterEach(() => void jest.useRealTimers());
  return { wait: (ms) => jest.advanceTimersByTimeAsync(ms) };
}
