import { setTimeout as pause } from 'node:timers/promises';
import { steadyNow } from '../../time/steady-clock.js';
import { runsSomewhere } from './fate.js';
import type { OutstandingCall } from './outstanding.js';

/** When a call is looked after first, once Redis has said where it stands, and how often from then on. Milliseconds. */
const FIRST_LOOK_MS = 50;
const LOOK_MS = 1_000;

/** Calls that nobody waits for any more, and at which a service may still be at work. */
export class AbandonedCalls {
  private readonly ends = new Map<string, () => void>();

  /** @param onOver called once, when no replica works at it any more */
  add(call: OutstandingCall, onOver: () => void): void {
    this.ends.set(call.envelope.i, onOver);
    void this.lookAfter(call);
  }

  /** An answer has come. */
  ended(id: string): void {
    const onOver = this.ends.get(id);
    this.ends.delete(id);
    onOver?.();
  }

  /** No answer will come any more. */
  close(): void {
    for (const id of [...this.ends.keys()]) this.ended(id);
  }

  private async lookAfter(call: OutstandingCall): Promise<void> {
    const { i } = call.envelope;
    for (let waitMs = FIRST_LOOK_MS; this.ends.has(i) && steadyNow() < call.deadline; waitMs = LOOK_MS) {
      await pause(Math.min(waitMs, call.deadline - steadyNow()), undefined, { ref: false });
      if (!(await runsSomewhere(call))) break;
    }
    this.ended(i);
  }
}
