import type { Subject } from '@aivy/contracts';
import type { BankItem } from '../item/item.js';
import { mostOfField } from '../topics/clashes.js';
import { topicOf } from '../topics/topic.js';

/** What a form tells of so far, and so what it would like next: something else. */
export class Telling {
  readonly #counts = new Map<string, number>();
  readonly #most: number;
  #last: string | undefined;

  /** @param count questions of the whole form */
  constructor(
    private readonly subject: Subject,
    count: number,
  ) {
    this.#most = subject === 'math' ? 1 : mostOfField(count);
  }

  /** Reading & Writing: another field than the last one, and none that has had its share. Math: a story not told yet. */
  readonly likes = (item: BankItem): boolean => {
    const topic = topicOf(item);
    if (topic === undefined) return true;
    return (this.subject === 'math' || topic !== this.#last) && (this.#counts.get(topic) ?? 0) < this.#most;
  };

  /** Notes what was taken, and hands it on. */
  tell(item: BankItem): BankItem {
    const topic = topicOf(item);
    if (topic !== undefined) this.#counts.set(topic, (this.#counts.get(topic) ?? 0) + 1);
    this.#last = topic;
    return item;
  }
}
