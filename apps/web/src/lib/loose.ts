/** What came from outside before anybody has looked at it. */
export type Loose = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isListOf = (type: 'boolean' | 'number' | 'string', value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === type);

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
