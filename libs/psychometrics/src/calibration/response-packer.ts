import { checkData, type ResponseData } from './response-data.js';

const AT_FIRST = 1024;

/**
 * Packs answers as they stream in, person after person, in batches of any size; a million take five megabytes. Items are
 * numbered by the caller.
 *
 *     for await (const { person, item, correct } of rows) packer.add(person, indexOf.get(item)!, correct);
 *     const data = packer.data(items.length);
 */
export class ResponsePacker {
  #item = new Uint32Array(AT_FIRST);
  #correct = new Uint8Array(AT_FIRST);
  #start = new Uint32Array(AT_FIRST);
  #answers = 0;
  #people = 0;
  #person: unknown;

  /** @param person whose answer it is; another one than before begins a new person, so a person's answers come together */
  add(person: number | string, item: number, correct: boolean): void {
    if (this.#people === 0 || person !== this.#person) this.begin(person);
    if (this.#answers === this.#item.length) {
      this.#item = twice(this.#item);
      this.#correct = twice(this.#correct);
    }
    this.#item[this.#answers] = item;
    this.#correct[this.#answers] = correct ? 1 : 0;
    this.#answers += 1;
  }

  get answers(): number {
    return this.#answers;
  }

  /** What was added until now, without a copy. @param items how many items there are @throws ParameterError */
  data(items: number): ResponseData {
    const start = new Uint32Array(this.#people + 1);
    start.set(this.#start.subarray(0, this.#people));
    start[this.#people] = this.#answers;
    const data: ResponseData = {
      items,
      start,
      item: this.#item.subarray(0, this.#answers),
      correct: this.#correct.subarray(0, this.#answers),
    };
    checkData(data);
    return data;
  }

  private begin(person: number | string): void {
    if (this.#people === this.#start.length) this.#start = twice(this.#start);
    this.#start[this.#people] = this.#answers;
    this.#people += 1;
    this.#person = person;
  }
}

function twice<T extends Uint32Array | Uint8Array>(array: T): T {
  const longer = new (array.constructor as new (length: number) => T)(2 * array.length);
  longer.set(array);
  return longer;
}
