/** How what is on the page stands to what is stored. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server cannot be reached; it is tried again. */
  | { kind: 'away' }
  /** Another window has saved something else; nothing is saved until somebody decides. */
  | { kind: 'conflict' }
  /** A field cannot be kept as it is; the next change is tried. */
  | { kind: 'refused'; message: string };

/** What came of a save. */
export type Outcome =
  { kind: 'saved'; version: string } | Extract<SaveState, { kind: 'away' | 'conflict' | 'refused' }>;

const PAUSE_MS = 400;
const RETRY_MS = 2_000;

export interface AutosaveOptions<Value> {
  version: string;
  /** Stores a value over a version. */
  send: (value: Value, version: string) => Promise<Outcome>;
  onState: (state: SaveState) => void;
}

/** Stores what is changed a moment after each change, one save at a time, each built on the one before. */
export class Autosave<Value> {
  private waiting: { value: Value } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;
  private stopped = false;
  version: string;

  constructor(private readonly options: AutosaveOptions<Value>) {
    this.version = options.version;
  }

  /** A new value to be stored. */
  change(value: Value): void {
    this.waiting = { value };
    if (this.stopped) return;
    if (!this.sending) this.options.onState({ kind: 'unsaved' });
    this.schedule(PAUSE_MS);
  }

  /** Stores what waits now. Resolves when it is stored or cannot be. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    if (!this.waiting || this.stopped) return;
    this.sending = this.store().finally(() => (this.sending = null));
    await this.sending;
  }

  /** Is something not stored? */
  get isDirty(): boolean {
    return this.waiting !== null || this.sending !== null;
  }

  /** After a conflict: what is on the page goes over what the other window stored. */
  overwrite(version: string, value: Value): Promise<void> {
    this.version = version;
    this.waiting = { value };
    this.stopped = false;
    return this.flush();
  }

  /** Nothing more is stored. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async store(): Promise<void> {
    const taken = this.waiting!;
    this.waiting = null;
    this.options.onState({ kind: 'saving' });
    const outcome = await this.options.send(taken.value, this.version);
    if (outcome.kind === 'saved') this.version = outcome.version;
    // Unless something newer waits, this is what is tried again.
    else if (outcome.kind !== 'refused') this.waiting ??= taken;
    if (outcome.kind === 'conflict') this.stop();
    if (outcome.kind === 'away' && !this.stopped) this.schedule(RETRY_MS);
    this.options.onState(outcome.kind === 'saved' ? { kind: this.waiting ? 'unsaved' : 'saved' } : outcome);
  }
}
