import { createHash, hash } from 'node:crypto';
import { Transform } from 'node:stream';

type Done = (error: null, chunk?: Buffer) => void;

/** Lets bytes through and keeps their number and hash. */
export class BytesMeasured extends Transform {
  private readonly sum = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: Done): void {
    this.sum.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  sha256(): string {
    return this.sum.digest('hex');
  }
}

const NEWLINE = 10;
const LANE_BYTES = 6;
const LANE = 2 ** (8 * LANE_BYTES);
const LANES = [0, 6, 12, 18];

/**
 * Lets COPY's text through, in which a line is a row (a newline within a value is written as \n), and keeps the number of
 * the rows and their digest: the sum of the rows' hashes, the same in whatever order they come, for a table has none.
 */
export class RowsMeasured extends Transform {
  private readonly lanes = LANES.map(() => 0);
  /** The beginning of a row whose end is not there yet. */
  private begun: Buffer[] = [];
  rows = 0;
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: Done): void {
    this.bytes += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      this.add(chunk.subarray(from, end));
      from = end + 1;
    }
    if (from < chunk.length) this.begun.push(chunk.subarray(from));
    done(null, chunk);
  }

  /** Text after the last newline counts as well: it is a fault that must be seen. */
  override _flush(done: Done): void {
    if (this.begun.length > 0) this.add(Buffer.alloc(0));
    done(null);
  }

  private add(rest: Buffer): void {
    const row = this.begun.length === 0 ? rest : Buffer.concat([...this.begun, rest]);
    this.begun = [];
    this.rows += 1;
    const sum = hash('sha256', row, 'buffer');
    for (const [lane, offset] of LANES.entries())
      this.lanes[lane] = (this.lanes[lane]! + sum.readUIntBE(offset, LANE_BYTES)) % LANE;
  }

  digest(): string {
    return this.lanes.map((lane) => lane.toString(16).padStart(2 * LANE_BYTES, '0')).join('');
  }
}
