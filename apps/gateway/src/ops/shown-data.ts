/** What an operator's page may show of a job: whose it is and what it is about by their ids, and no person. */

const isId = (key: string): boolean => key === 'id' || key.endsWith('_id');

/** Of the data of a job only the ids, wherever they lie; parts without any are left out. */
export function idsOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(idsOf).filter((part) => part !== undefined);
  if (typeof data !== 'object' || data === null) return undefined;
  const shown = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const part = isId(key) && (typeof value === 'string' || typeof value === 'number') ? value : idsOf(value);
    return part === undefined || (Array.isArray(part) && part.length === 0) ? [] : [[key, part]];
  });
  return shown.length === 0 ? undefined : Object.fromEntries(shown);
}

const ADDRESS = /[^\s<>"'(),:;\\]+@[^\s<>"'(),:;\\/]+\.[^\s<>"'(),:;\\/]+/g;

/** A value as it goes out as JSON, with every e-mail address masked: a mail server's refusal names who it refused. */
export function withoutAddresses<T>(value: T): T {
  if (typeof value === 'string') return value.replace(ADDRESS, '(an address)') as T;
  if (Array.isArray(value)) return value.map(withoutAddresses) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutAddresses<unknown>(part)])) as T;
}
