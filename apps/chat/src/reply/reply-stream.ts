/** A reply that is being written, as far as it has come. */
export interface Buffered {
  take: number;
  text: string;
  done: boolean;
}

/** A part of the text as it goes out. */
export interface Part {
  at: number;
  text: string;
  done: boolean;
}

/** Keeps the text so far and tells of its newest part; rejects when that did not go through. */
export type Send = (soFar: Buffered, part: Part) => Promise<void>;

/** Parts leave at most this often, milliseconds: a page draws no faster, and a token each would be a message each. */
const EVERY_MS = 80;

/** Characters (UTF-16) that two texts have in common from the beginning. */
function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Up to here the text can be sent: half of a character waits for its other half. */
const sendable = (text: string): number => (/[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length);

/**
 * One reply on its way to the student's pages. What comes quickly leaves together; what could not be sent goes with the
 * next part, from where the last one that went through has ended. It never fails and never holds up the writer: the
 * answer of the call has the whole text.
 */
export class ReplyStream {
  private text = '';
  private sent = 0;
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> = Promise.resolve();
  private sentAt = -Infinity;
  private over = false;

  /** @param take tells this writing of the reply from others; the later one has the larger number */
  constructor(
    private readonly send: Send,
    private readonly take = Date.now(),
    private readonly everyMs = EVERY_MS,
  ) {}

  /** Says that there is a reply to wait for. */
  begin(): void {
    this.enqueue(false);
  }

  /** Takes in what was written next. */
  write(text: string): void {
    if (this.over || text === '') return;
    this.text += text;
    this.timer ??= setTimeout(() => this.enqueue(false), Math.max(0, this.sentAt + this.everyMs - performance.now()));
  }

  /** The end. Where the reply became another one than what was written, it is sent from where the two part. */
  async end(text: string): Promise<void> {
    if (this.over) return;
    this.over = true;
    await this.settle();
    this.sent = Math.min(this.sent, commonLength(this.text, text));
    this.text = text;
    this.enqueue(true);
    await this.sending;
  }

  /** No more of it: somebody else writes the reply, or nobody. */
  async abandon(): Promise<void> {
    this.over = true;
    await this.settle();
  }

  private async settle(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.sending;
  }

  private enqueue(done: boolean): void {
    this.timer = undefined;
    this.sending = this.sending.then(() => this.flush(done));
  }

  private async flush(done: boolean): Promise<void> {
    const to = done ? this.text.length : sendable(this.text);
    const soFar = this.text.slice(0, to);
    this.sentAt = performance.now();
    try {
      await this.send({ take: this.take, text: soFar, done }, { at: this.sent, text: soFar.slice(this.sent), done });
      this.sent = to;
    } catch {
      // The next part begins where this one did, and a page that misses the last one has the answer of its call.
    }
  }
}
