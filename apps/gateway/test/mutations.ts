/** One way to spoil an input. */
export interface Mutation {
  title: string;
  body: string;
}

/** Put in the place of every value: what JSON can say and a service, a database or a regular expression may stumble on. */
const VALUES: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'a\0b',
  '\ud800',
  '😀',
  "'; drop table users; --",
  '__proto__',
  'x'.repeat(300),
  '2026-02-30 25:61:61',
  '9999-12-31 23:59:59',
  '0000-00-00 00:00:00',
  '00000000-0000-4000-8000-00000000000g',
  [],
  {},
  { toString: 1 },
];
/** Added beside the fields of every object. `__proto__` written by hand, because an object literal would swallow it. */
const NAMES = ['a\0b', '\ud800', '__proto__', 'toString', '', 'x'.repeat(300)];

type Path = readonly (string | number)[];

const inside = (value: unknown): [string | number, unknown][] => {
  if (Array.isArray(value)) return value.slice(0, 2).map((each, index) => [index, each]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};
const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...inside(value).flatMap(([name, each]) => pathsOf(each, [...path, name])),
];

/** The JSON of `root` with the text at `path` replaced by `change`. */
function written(root: unknown, path: Path, change: (json: string, value: unknown) => string): string {
  if (path.length === 0) return change(JSON.stringify(root), root);
  const [name, ...rest] = path;
  if (Array.isArray(root))
    return `[${root.map((each, index) => (index === name ? written(each, rest, change) : JSON.stringify(each))).join(',')}]`;
  return `{${Object.entries(root as object)
    .map(([key, each]) => `${JSON.stringify(key)}:${key === name ? written(each, rest, change) : JSON.stringify(each)}`)
    .join(',')}}`;
}

const withName = (name: string) => (json: string) => {
  const field = `${JSON.stringify(name)}:"a"`;
  return json === '{}' ? `{${field}}` : `${json.slice(0, -1)},${field}}`;
};

/** Every value of an input replaced by everything that may hurt, and every object given names that may. */
export function mutationsOf(valid: unknown): Mutation[] {
  return pathsOf(valid).flatMap((path) => {
    const place = path.join('.') || 'the body';
    const replaced = VALUES.map((value) => ({
      title: `${JSON.stringify(value).slice(0, 40)} for ${place}`,
      body: written(valid, path, () => JSON.stringify(value)),
    }));
    let isObject = false;
    written(valid, path, (json, value) => {
      isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return json;
    });
    const named = isObject
      ? NAMES.map((name) => ({
          title: `the field ${JSON.stringify(name).slice(0, 40)} in ${place}`,
          body: written(valid, path, withName(name)),
        }))
      : [];
    return [...replaced, ...named];
  });
}
