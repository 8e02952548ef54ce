import zlib from 'node:zlib';
import { DomainError, FILE_CHUNK_BYTES, type FileChunk } from '@aivy/contracts';

/**
 * A file on its way to one reader, who asks for chunk after chunk. It's written as it is sent, so a chunk can't be made
 * without those before it: what another replica answered is made here again and skipped.
 */
export class ChunkedFile {
  private readonly pieces: AsyncIterator<Uint8Array>;
  private rest = Buffer.alloc(0);
  private checksum = 0;
  private made = 0;
  private latest: FileChunk | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.pieces = pieces[Symbol.asyncIterator]();
  }

  /** Is this chunk still to come? The latest one can be asked for again, since its answer may have been lost. */
  canGive(chunk: number): boolean {
    return chunk >= this.made - 1;
  }

  /** One at a time: a reader that has given up waiting asks again while its first question is still being answered. */
  give(chunk: number): Promise<FileChunk> {
    const given = this.turn.then(() => this.reach(chunk));
    this.turn = given.catch(() => undefined);
    return given;
  }

  async close(): Promise<void> {
    await this.pieces.return?.();
  }

  private async reach(chunk: number): Promise<FileChunk> {
    while (this.made <= chunk && !this.latest?.last) this.latest = await this.make();
    if (!this.latest || chunk !== this.made - 1) throw new DomainError('REPORT-INVALIDINPUT');
    return this.latest;
  }

  private async make(): Promise<FileChunk> {
    let done = false;
    // More than it takes, to know whether anything comes after it.
    while (!done && this.rest.length <= FILE_CHUNK_BYTES) {
      const step = await this.pieces.next();
      done = step.done === true;
      if (!step.done) this.rest = Buffer.concat([this.rest, step.value]);
    }
    const bytes = this.rest.subarray(0, FILE_CHUNK_BYTES);
    this.rest = this.rest.subarray(bytes.length);
    this.checksum = zlib.crc32(bytes, this.checksum);
    this.made += 1;
    return { bytes: bytes.toString('base64'), checksum: this.checksum, last: this.rest.length === 0 };
  }
}
