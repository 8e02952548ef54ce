/** An entry of a table by a name from a file; `constructor` and what else every object has are none. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
