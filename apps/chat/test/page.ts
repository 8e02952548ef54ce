import type { TextPart } from './chat-under-test.js';

type Part = Omit<TextPart, 'message_id'>;

/** What a student's page makes of the parts of one reply, by the rule that stands at the event. */
export class Page {
  text = '';
  done = false;
  /** Times that it had to ask for what it missed. */
  asked = 0;
  private latest = 0;

  /** @param rest what `GET /chat/reply` answers; absent: nobody can be asked */
  constructor(private readonly rest?: (from: number, take: number) => Promise<Part>) {}

  async take(part: Part): Promise<void> {
    const { at, text, done, take = 0 } = part;
    if (take < this.latest) return;
    if (take > this.latest) this.text = '';
    this.latest = take;
    if (at > this.text.length) {
      if (!this.rest) throw new Error(`a part at ${at} behind ${this.text.length} characters`);
      this.asked += 1;
      return this.take(await this.rest(this.text.length, take));
    }
    if (this.text.slice(at, at + text.length) !== text) this.text = this.text.slice(0, at) + text;
    if (done) {
      this.done = true;
      this.text = this.text.slice(0, at + text.length);
    }
  }
}
