import type { Workspace } from '@aivy/contracts';
import { nextSequence, redated, secondsLeft, type ClockCheck } from '@aivy/exam';
import { SAVE_IDLE_MS, spread } from '../../core/api/send-times';
import type { KeptAnswer, KeptDesk, KeptModule } from '../../core/device/kept-tests';
import type { OutboxPorts, OutboxStart } from './outbox-ports';
import { TrailTurns } from './trail-turns';

/** Autosave of the specification. */
export const AUTOSAVE_MS = 60_000;
/** How soon a failed save is tried again. */
export const RETRY_MS = 5_000;
/** Whoever submits waits for a busy server by itself, this often. */
const BUSY_ROUNDS = 3;

interface Entry extends KeptAnswer {
  /** What the server has. */
  sentSeq: number;
  sentSpentMs: number;
}

/**
 * Carries every change of a module or unit to the device at once and to the server soon. One request at a time; what changes
 * meanwhile goes with the next one; what fails stays and is tried again. Sequence numbers let the server put any
 * order and repetition right.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #entries = new Map<number, Entry>();
  #module: KeptModule;
  #desk: KeptDesk;
  /** The server has the desk, but for its trail. */
  #deskSent: boolean;
  #sentDeskSeq: number;
  readonly #trail = new TrailTurns();
  /** Marks, strikes and notes as the server has them; the place on the screen is nothing to worry about. */
  #sentMarks: string;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #interval: ReturnType<typeof setInterval> | undefined;
  #sending: Promise<void> | null = null;
  #failing = false;
  /** A busy server is left alone until this is over. */
  #rest: { over: Promise<void>; end: () => void; timer: ReturnType<typeof setTimeout> } | null = null;
  #drains = 0;
  #keeps = true;
  #stopped = false;
  #starts = 0;

  constructor({ module, desk, deskSent, answers }: OutboxStart, ports: OutboxPorts) {
    this.#ports = ports;
    this.#module = module;
    this.#desk = desk;
    this.#deskSent = deskSent || desk.workspace === null;
    this.#sentDeskSeq = deskSent ? desk.workspaceSeq : 0;
    this.#sentMarks = this.#deskSent ? marksOf(desk.workspace) : '';
    if (!deskSent && desk.workspace?.trail) this.#trail.changed();
    for (const answer of answers)
      this.#entries.set(answer.question, {
        ...answer,
        sentSeq: answer.sent ? answer.seq : 0,
        sentSpentMs: answer.sent ? answer.spentMs : 0,
      });
  }

  start(): void {
    this.#stopped = false;
    this.#starts += 1;
    this.#interval ??= setInterval(() => void this.flush(), AUTOSAVE_MS);
    this.#report();
    if (this.unsent > 0 || !this.#deskSent) void this.flush();
  }

  stop(): void {
    this.#stopped = true;
    this.#endRest();
    clearTimeout(this.#idle);
    clearInterval(this.#interval);
    this.#interval = undefined;
  }

  /** The page is left: sends what there is and stops, unless it was started again meanwhile. */
  async retire(): Promise<void> {
    const starts = this.#starts;
    // There may be no other time.
    await this.#sendNow(true);
    if (starts === this.#starts) this.stop();
  }

  /** Answers that the server does not have. */
  get unsent(): number {
    return [...this.#entries.values()].filter(({ sent }) => !sent).length;
  }

  /** @returns resolves when the device has it, or has refused */
  answered(question: number, answer: string): Promise<void> {
    const { user, test, module } = this.#module;
    const before = this.#entries.get(question);
    const seq = nextSequence(before?.seq ?? 0, this.#ports.clock.now());
    const entry: Entry = {
      user,
      test,
      module,
      question,
      answer,
      seq,
      spentMs: before?.spentMs ?? 0,
      sent: false,
      sentSeq: before?.sentSeq ?? 0,
      sentSpentMs: before?.sentSpentMs ?? 0,
    };
    this.#entries.set(question, entry);
    this.#report();
    this.#soon(SAVE_IDLE_MS);
    return this.#keep(() => this.#ports.device.putAnswers([kept(entry)]));
  }

  /** Marks, strikes, notes, the place or the trail changed. The trail by itself sends nothing. */
  deskChanged(workspace: Workspace): Promise<void> {
    if (deskOf(workspace) !== deskOf(this.#desk.workspace)) this.#deskSent = false;
    if (workspace.trail) this.#trail.changed();
    this.#desk = {
      ...this.#desk,
      workspace,
      workspaceSeq: nextSequence(this.#desk.workspaceSeq, this.#ports.clock.now()),
      anchor: this.#ports.clock.keep(),
    };
    this.#report();
    this.#soon(SAVE_IDLE_MS);
    return this.#keep(() => this.#ports.device.putDesk(this.#desk));
  }

  /** Time on questions; it travels with the next save. */
  spent(times: ReadonlyMap<number, number>): void {
    const { user, test, module } = this.#module;
    for (const [question, spentMs] of times) {
      const before = this.#entries.get(question);
      if (before) before.spentMs = Math.max(before.spentMs, spentMs);
      // Looked at and never answered: sequence 0 loses against any answer.
      else if (spentMs > 0)
        this.#entries.set(question, {
          user,
          test,
          module,
          question,
          answer: '',
          seq: 0,
          spentMs,
          sent: true,
          sentSeq: 0,
          sentSpentMs: 0,
        });
    }
  }

  /**
   * Sends what there is; resolves when it is stored or has failed. A busy server is left alone until its time has come.
   * @param last there may be no later time: the trail goes with it
   */
  async flush(last = false): Promise<void> {
    if (!this.#rest) await this.#sendNow(last);
  }

  async #sendNow(last = false): Promise<void> {
    clearTimeout(this.#idle);
    while (this.#sending) await this.#sending;
    if (this.#stopped) return;
    this.#sending = this.#send(last).finally(() => (this.#sending = null));
    await this.#sending;
  }

  /** The network has come or gone, as far as the device knows. */
  networkChanged(): void {
    this.#report();
  }

  /** Before the module is submitted: sends until nothing waits or a send fails. @returns answers that are left */
  async drain(): Promise<number> {
    this.#drains += 1;
    let rounds = 0;
    do {
      await this.#rest?.over;
      await this.#sendNow(true);
      rounds += 1;
    } while (this.unsent > 0 && !this.#stopped && (this.#rest ? rounds < BUSY_ROUNDS : !this.#failing));
    this.#drains -= 1;
    return this.unsent;
  }

  /** @param ms what the server said */
  #restFor(ms: number): void {
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    const timer = setTimeout(
      () => {
        this.#endRest();
        if (!this.#drains) void this.#sendNow();
      },
      spread(Math.min(ms, AUTOSAVE_MS)),
    );
    this.#rest = { over, end, timer };
  }

  #endRest(): void {
    clearTimeout(this.#rest?.timer);
    this.#rest?.end();
    this.#rest = null;
  }

  async #send(last: boolean): Promise<void> {
    // Copies: what changes until the reply comes was not in it.
    const due = [...this.#entries.values()]
      .filter(({ sent, spentMs, sentSpentMs }) => !sent || spentMs > sentSpentMs)
      .map((entry) => ({ ...entry }));
    const { clock } = this.#ports;
    const withTrail = this.#trail.isDue(clock.now(), last);
    // The server takes a desk of a higher number alone, and may have this one without its trail.
    if (withTrail && this.#deskSent)
      this.#desk = { ...this.#desk, workspaceSeq: nextSequence(this.#desk.workspaceSeq, clock.now()) };
    const desk = this.#deskSent && !withTrail ? null : this.#desk;
    const sentAt = clock.mark();
    const outcome = await this.#ports.send({
      module: this.#module.module,
      question_id: due.map(({ question }) => question),
      answer: due.map(({ answer }) => answer),
      seq: due.map(({ seq }) => seq),
      spent_ms: due.map(({ spentMs }) => Math.round(spentMs)),
      time_left: secondsLeft(clock.now(), this.#module.deadline ?? 0),
      ...(desk?.workspace && {
        workspace: withTrail ? desk.workspace : besideTrail(desk.workspace),
        workspace_seq: desk.workspaceSeq,
      }),
    });
    if (this.#stopped) return;
    this.#failing = outcome.kind === 'failed';
    this.#endRest();
    if (outcome.kind === 'closed') {
      this.stop();
      this.#ports.onClosed();
      return;
    }
    if (outcome.kind === 'stored') {
      const before = clock.now();
      clock.observe(outcome.serverMs, sentAt);
      const check = { before, now: clock.now() };
      if (outcome.deadline !== null) this.#deadline(outcome.deadline);
      if (outcome.deskRefused) await this.#redateDesk(check);
      else if (desk) {
        this.#sentMarks = marksOf(desk.workspace);
        this.#sentDeskSeq = Math.max(this.#sentDeskSeq, desk.workspaceSeq);
        if (deskOf(desk.workspace) === deskOf(this.#desk.workspace)) this.#deskSent = true;
        if (withTrail) this.#trail.stored(check.now, desk.workspaceSeq === this.#desk.workspaceSeq);
      }
      await this.#stored(due, outcome.refused, check);
    } else if (outcome.retryAfterMs) this.#restFor(outcome.retryAfterMs);
    else this.#soon(RETRY_MS);
    this.#report();
  }

  /** Only what has not changed since it was sent counts as sent; what this page's clock got wrong is sent again. */
  async #stored(sent: readonly Entry[], refused: readonly number[], check: ClockCheck): Promise<void> {
    const wrong = new Map<number, number>();
    const changed: Entry[] = [];
    for (const { question, seq, spentMs } of sent) {
      const entry = this.#entries.get(question);
      if (!entry) continue;
      const isRefused = refused.includes(question);
      const again = isRefused ? redated(entry.seq, entry.sentSeq, check) : null;
      if (again === null) {
        entry.sentSpentMs = Math.max(entry.sentSpentMs, spentMs);
        if (!isRefused) entry.sentSeq = Math.max(entry.sentSeq, seq);
        if (entry.seq === seq) entry.sent = true;
      } else {
        wrong.set(question, entry.seq);
        Object.assign(entry, { seq: again, sent: false });
      }
      if (again !== null || (entry.sent && entry.seq > 0)) changed.push(entry);
    }
    if (wrong.size > 0) this.#soon(SAVE_IDLE_MS);
    if (changed.length > 0) await this.#keep(() => this.#ports.device.putAnswers(changed.map(kept), wrong));
  }

  #redateDesk(check: ClockCheck): Promise<void> {
    const wrong = this.#desk.workspaceSeq;
    this.#desk = { ...this.#desk, workspaceSeq: redated(wrong, this.#sentDeskSeq, check) ?? wrong };
    this.#deskSent = false;
    this.#soon(SAVE_IDLE_MS);
    return this.#keep(() => this.#ports.device.putDesk(this.#desk, wrong));
  }

  #deadline(deadline: number): void {
    if (deadline === this.#module.deadline) return;
    this.#module = { ...this.#module, deadline };
    this.#ports.onDeadline(deadline);
  }

  #soon(ms: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.flush(), ms);
  }

  async #keep(write: () => Promise<void>): Promise<void> {
    try {
      await write();
      this.#keeps = true;
    } catch {
      this.#keeps = false;
      this.#report();
    }
  }

  #report(): void {
    const { isOnline, onState } = this.#ports;
    const waits = this.unsent > 0 || marksOf(this.#desk.workspace) !== this.#sentMarks;
    // Without network no save need fail first: the student is told at once.
    if (this.#keeps && this.#rest && isOnline()) onState({ kind: 'busy', unsaved: this.unsent });
    else if (this.#failing || (waits && !isOnline()))
      onState(this.#keeps ? { kind: 'offline', unsaved: this.unsent } : { kind: 'lost' });
    else onState({ kind: waits ? 'saving' : 'saved' });
  }
}

const marksOf = (workspace: Workspace | null): string =>
  workspace ? JSON.stringify([workspace.marked, workspace.eliminated, workspace.annotations]) : '';

function besideTrail({ trail: _, ...desk }: Workspace): Workspace {
  return desk;
}

const deskOf = (workspace: Workspace | null): string => (workspace ? JSON.stringify(besideTrail(workspace)) : '');

function kept({ sentSeq: _, sentSpentMs: __, ...answer }: Entry): KeptAnswer {
  return answer;
}
