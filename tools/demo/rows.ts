/** Rows by table, `schema.table`; columns by their names. */
export class Rows {
  readonly #tables = new Map<string, Record<string, unknown>[]>();

  add(table: string, ...rows: readonly Record<string, unknown>[]): void {
    const known = this.#tables.get(table);
    if (known) known.push(...rows);
    else this.#tables.set(table, [...rows]);
  }

  /** What has come since the last time. */
  take(): [table: string, rows: Record<string, unknown>[]][] {
    const taken = [...this.#tables];
    this.#tables.clear();
    return taken;
  }
}
