import type { InProgressDiagnostic } from '../../core/device/local-diagnostic';
import { SAVE_IDLE_MS, spread } from '../../core/api/send-times';
import type { SaveState } from '../../player/save-state';

/** Autosave of the specification. */
export const AUTOSAVE_MS = 30_000;

/** `busy`: the server has too much to do, and says when to come again. */
export type SaveOutcome = 'saved' | 'failed' | 'already-submitted' | { busy: true; retryAfterMs: number };

export interface SaverPorts {
  /** The test as it stands, with the clock read. */
  snapshot(): InProgressDiagnostic;
  keepOnDevice(test: InProgressDiagnostic): boolean;
  /** The server has it. */
  onSent(test: InProgressDiagnostic): void;
  /** Null for a visitor. Never rejects. */
  saveToServer: ((test: InProgressDiagnostic) => Promise<SaveOutcome>) | null;
  onState(state: SaveState): void;
  /** The first failure after a success, for the recoverable notice. */
  onFailure(): void;
  onAlreadySubmitted(): void;
}

/**
 * Keeps a running diagnostic: on the device at every change, on the server 1.5 s after the last one, both every 30 s.
 * One request at a time; changes made meanwhile go with the next one, and a failed one is tried again.
 */
export class DiagnosticSaver {
  readonly #ports: SaverPorts;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #interval: ReturnType<typeof setInterval> | undefined;
  #sending: Promise<void> | null = null;
  /** Answers that the server does not have. */
  #unsaved = 0;
  /** Counts every change; what the server has is as old as `#savedChanges`. */
  #changes = 0;
  #savedChanges = 0;
  #failing = false;
  #hasSaved = false;
  /** A busy server is left alone until then. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(ports: SaverPorts) {
    this.#ports = ports;
  }

  start(): void {
    this.#stopped = false;
    this.#interval ??= setInterval(() => (this.#rest ? this.keep() : void this.flush()), AUTOSAVE_MS);
    this.#report();
  }

  /** An answer, a mark or the place changed. */
  changed(isAnswer: boolean): void {
    if (isAnswer) this.#unsaved += 1;
    this.#changes += 1;
    this.keep();
    if (!this.#ports.saveToServer || this.#stopped) return;
    this.#report();
    if (this.#rest) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.flush(), SAVE_IDLE_MS);
  }

  /** Writes to the device now; for `pagehide`, where nothing slower survives. */
  keep(): void {
    if (this.#stopped) return;
    const test = { ...this.#ports.snapshot(), sent: this.#hasSaved && this.#unsaved === 0 };
    if (!this.#ports.keepOnDevice(test) && !this.#ports.saveToServer) this.#ports.onState({ kind: 'lost' });
  }

  /** Writes to the device and sends to the server; resolves when the answers so far are sent or refused. */
  async flush(): Promise<void> {
    clearTimeout(this.#idle);
    this.keep();
    if (!this.#ports.saveToServer || this.#stopped) return;
    while (this.#sending) await this.#sending;
    if (this.#stopped) return;
    this.#sending = this.#send(this.#ports.saveToServer).finally(() => (this.#sending = null));
    await this.#sending;
  }

  stop(): void {
    this.#stopped = true;
    this.#endRest();
    clearTimeout(this.#idle);
    clearInterval(this.#interval);
    this.#interval = undefined;
  }

  async #send(saveToServer: NonNullable<SaverPorts['saveToServer']>): Promise<void> {
    const [sent, changes] = [this.#unsaved, this.#changes];
    this.#endRest();
    this.#ports.onState({ kind: 'saving' });
    const test = this.#ports.snapshot();
    const outcome = await saveToServer(test);
    // Also where the page is left meanwhile.
    if (outcome === 'saved') this.#ports.onSent(test);
    if (this.#stopped) return;
    if (outcome === 'already-submitted') {
      this.stop();
      this.#ports.onAlreadySubmitted();
      return;
    }
    if (outcome === 'saved') {
      this.#hasSaved = true;
      this.#unsaved -= sent;
      this.#savedChanges = changes;
    } else if (typeof outcome === 'object') {
      this.#rest = setTimeout(() => void this.flush(), spread(Math.min(outcome.retryAfterMs, AUTOSAVE_MS)));
    } else if (!this.#failing) this.#ports.onFailure();
    this.#failing = outcome === 'failed';
    this.#report();
  }

  #endRest(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }

  #report(): void {
    if (!this.#ports.saveToServer) this.#ports.onState({ kind: 'device' });
    else if (this.#rest) this.#ports.onState({ kind: 'busy', unsaved: this.#unsaved });
    else if (this.#failing) this.#ports.onState({ kind: 'offline', unsaved: this.#unsaved });
    else this.#ports.onState({ kind: this.#changes > this.#savedChanges ? 'saving' : 'saved' });
  }
}
