import { fromTex, isolates, numberOf, readLine, relationOf, written, type Relation } from '../algebra/index.js';

/** A line of a worked solution: two sides and the sign between them. */
export type Step =
  /** Numbers worked out: `0.7 · 500 = 350`. */
  | { readonly kind: 'worked'; readonly value: string; readonly tex: string }
  /** A letter and its value. */
  | { readonly kind: 'letter'; readonly letter: string; readonly value: string }
  /** An equation or inequality with letters. */
  | { readonly kind: 'relation'; readonly line: string; readonly relation: Relation };

/** Signs outside parentheses and braces split a chain into lines. */
const SIGN = /(\\[lg]eq?(?![a-z])|\\[lg]t(?![a-z])|&[lg]t;|[=<>])/;
const OPERATION = /[-+*/^]|\d\s*\(|sqrt/;

/** A fraction as students enter it: `7/2`, `-3`. */
const entered = (value: NonNullable<ReturnType<typeof numberOf>>): string => written(value).replace(/\/1$/, '');

function stepOf(left: string, sign: string, right: string): Step | null {
  const line = fromTex(`${left}${sign}${right}`);
  const read = line === null ? null : readLine(line);
  const relation = read && relationOf(read);
  if (line === null || !relation) return null;
  const value = numberOf(relation.right);
  if (relation.names.length === 0) {
    const isWorked = sign === '=' && value && relation.gap.size === 0 && OPERATION.test(fromTex(left) ?? '');
    return isWorked ? { kind: 'worked', value: entered(value), tex: left.trim() } : null;
  }
  if (relation.gap.size === 0) return null;
  const [letter = ''] = relation.names;
  if (!isolates(relation)) return { kind: 'relation', line, relation };
  return sign === '=' && value && fromTex(left) === letter ? { kind: 'letter', letter, value: entered(value) } : null;
}

/** The lines of mathematics in HTML with TeX, a chain of signs taken apart. */
export function stepsIn(html: string): Step[] {
  return [...html.replace(/\^\{?\\circ\}?/g, '').matchAll(/\\\[(.*?)\\\]|\\\((.*?)\\\)/gs)].flatMap(
    ([, shown, inline]) => {
      const parts = (shown ?? inline ?? '').split(SIGN);
      return parts.flatMap((part, at) =>
        at % 2 === 1 ? (stepOf(parts[at - 1] ?? '', part, parts[at + 1] ?? '') ?? []) : [],
      );
    },
  );
}
