import type pg from 'pg';

/** More than fifty students need. */
const BLOCK = 10_000;

/** Numbers of an identity column, taken out of its sequence in blocks, so that a running system never gives one twice. */
export class Ids {
  #next = 0;
  #end = 0;

  constructor(
    private readonly client: pg.Client,
    private readonly table: string,
    private readonly column: string,
  ) {}

  async reserve(): Promise<void> {
    if (this.#end - this.#next > BLOCK / 2) return;
    const { rows } = await this.client.query<{ last: string }>(
      `select setval(s, nextval(s) + $3 - 1) as last from pg_get_serial_sequence($1, $2) s`,
      [this.table, this.column, BLOCK],
    );
    this.#end = Number(rows[0]!.last);
    this.#next = this.#end - BLOCK + 1;
  }

  next(): number {
    if (this.#next > this.#end) throw new Error(`no number of ${this.table} is left: reserve more`);
    return this.#next++;
  }
}
