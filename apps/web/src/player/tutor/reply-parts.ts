/** A part of a reply as it comes over the socket, or from `GET /chat/reply`. */
export interface ReplyPart {
  /** Characters of the reply before it (UTF-16). */
  at: number;
  text: string;
  /** The reply ends with it. */
  done: boolean;
  /** Which writing of the reply; a later one has a larger number. */
  take?: number | undefined;
}

/**
 * Puts the parts of one reply together, as the contract says of `tutor:text`: what stands there already is left out, what
 * was written otherwise takes the place of everything from there on, a later take begins anew, and a part that comes too
 * early tells that one is missing. So nothing is lost and nothing stands there twice.
 */
export class ReplyParts {
  #text = '';
  #done = false;
  #take: number | undefined;

  get text(): string {
    return this.#text;
  }

  get done(): boolean {
    return this.#done;
  }

  get take(): number | undefined {
    return this.#take;
  }

  /** @returns from which character on something is missing, or null */
  add({ at, text, done, take }: ReplyPart): number | null {
    if (take !== undefined && take !== this.#take) {
      if (this.#take !== undefined && take < this.#take) return null;
      if (this.#take !== undefined) {
        this.#text = '';
        this.#done = false;
      }
      this.#take = take;
    }
    if (this.#done) return null;
    if (at > this.#text.length) return this.#text.length;
    if (done || !this.#text.startsWith(text, at)) this.#text = this.#text.slice(0, at) + text;
    this.#done = done;
    return null;
  }
}
