// What comes back over one HTTP/1.1 connection on which one request at a time is under way.

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('0\r\n\r\n');

/** @typedef {{ status: number, head: string, body: Buffer }} Answer */

/** Collects the bytes of one answer after the other. */
export class AnswerReader {
  /** @type {Buffer} */
  #bytes = Buffer.alloc(0);

  /** @param {Buffer} chunk @returns {Answer | undefined} once it is whole */
  take(chunk) {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    const headEnd = this.#bytes.indexOf(HEAD_END);
    if (headEnd < 0) return undefined;
    const head = this.#bytes.toString('latin1', 0, headEnd);
    const start = headEnd + HEAD_END.length;
    const end = this.#endOf(head, start);
    if (end === undefined) return undefined;
    const answer = { status: Number(head.slice(9, 12)), head, body: this.#bytes.subarray(start, end) };
    this.#bytes = this.#bytes.subarray(end);
    return answer;
  }

  /** @param {string} head @param {number} start of the body @returns {number | undefined} where the answer ends, once its last byte is there */
  #endOf(head, start) {
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length !== undefined) {
      const end = start + Number(length);
      return this.#bytes.length >= end ? end : undefined;
    }
    if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return start;
    // One request at a time: the last chunk ends what there is.
    return this.#bytes.subarray(-CHUNKS_END.length).equals(CHUNKS_END) ? this.#bytes.length : undefined;
  }
}
