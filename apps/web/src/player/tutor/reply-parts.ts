/** A part of a reply as it comes over the socket, or from `GET /chat/reply`. */
export interface ReplyPart {
  /** Characters of the reply before it (UTF-16). */
  at: number;
  text: string;
  done: boolean;
}

/**
 * Puts the parts of one reply together: what was there already is left out, and a part that comes too early tells that
 * one is missing, so that nothing is lost and nothing stands there twice.
 */
export class ReplyParts {
  #text = '';
  #done = false;

  get text(): string {
    return this.#text;
  }

  get done(): boolean {
    return this.#done;
  }

  /** @returns from which character on something is missing, or null */
  take({ at, text, done }: ReplyPart): number | null {
    if (this.#done) return null;
    const have = this.#text.length;
    if (at > have) return have;
    this.#text += text.slice(have - at);
    if (done && at + text.length >= have) this.#done = true;
    return null;
  }
}
