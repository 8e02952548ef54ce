import { isCorrect } from '@aivy/exam';
import { printOf, type Item } from '@aivy/item-bank';
import type { Solve } from '../difficulty/index.js';
import * as z from 'zod';

/** A line as solvers write it. What they leave out of `tempting` and `flaw` is nothing. */
const line = z.object({
  key: z.string(),
  answer: z.union([z.string(), z.number()]).transform((value) => String(value).trim()),
  confidence: z.number().min(0).max(1),
  arguments: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]).nullish(),
  reading_seconds: z.number().positive(),
  steps: z.number().min(0),
  tempting: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '').trim()),
  tempting_why: z.string().nullish(),
  band: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['easy', 'medium', 'hard'])),
  flaw: z.string().nullish(),
});

type Taken = { solve: Solve } | { refused: string };

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** For and against each choice, by letter; of a typed answer one argument. */
function argumentsOf(given: z.infer<typeof line>['arguments']): Record<string, string> | undefined {
  if (given === null || given === undefined || given.length === 0) return undefined;
  if (typeof given === 'string') return { answer: given };
  const entries = Array.isArray(given)
    ? given.map((text, index) => [LETTERS[index] ?? String(index), text] as const)
    : Object.entries(given).map(([name, text]) => [name.toLowerCase(), String(text)] as const);
  return Object.fromEntries(entries);
}

/** The letter that a text begins with: `C`, `c)`, `C. Because …`; '' for none. */
const letterOf = (text: string): string => /^\(?([a-d])(?![\p{L}\d])/iu.exec(text)?.[1]?.toLowerCase() ?? '';

/** A number as it is typed: without thousands commas, dollar and TeX signs, and what it is the value of. */
const typed = (text: string): string =>
  text
    .replaceAll(/[\s$,\\(){}]/g, '')
    .replace('−', '-')
    .replace(/^[a-z]=/i, '');

const NOTHING = /^(?:none|no|n\/a|-|—)?\.?$/i;

/**
 * A line of a solver as it is kept, or why it is not: no such item, not a line, or another answer than the key.
 * @param item of the line's key
 */
export function readWritten(value: unknown, itemOf: (key: string) => Item | undefined, solver: number): Taken {
  const parsed = line.safeParse(value);
  if (!parsed.success) return { refused: z.prettifyError(parsed.error).replaceAll('\n', ' ') };
  const written = parsed.data;
  const item = itemOf(written.key);
  if (!item) return { refused: `there is no item ${written.key}` };
  const read = item.type === 'choice' ? letterOf : typed;
  const answer = read(written.answer);
  if (!isCorrect(answer, item)) return { refused: `the solver says ${written.answer}, the key is ${item.answer}` };
  const argued = argumentsOf(written.arguments);
  const flaw = NOTHING.test(written.flaw ?? '') ? undefined : written.flaw!;
  return {
    solve: {
      key: item.key,
      print: printOf(item),
      solver,
      answer,
      confidence: written.confidence,
      seconds: written.reading_seconds,
      steps: written.steps,
      tempting: NOTHING.test(written.tempting) ? '' : read(written.tempting),
      why: written.tempting_why ?? '',
      band: written.band,
      ...(argued && { arguments: argued }),
      ...(flaw !== undefined && { flaw }),
    },
  };
}
