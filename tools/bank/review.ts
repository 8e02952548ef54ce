import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printOf, toStudentQuestion, writtenItems, type Item } from '@aivy/item-bank';
import { UsageError } from '../lib/usage-error.js';

const REVIEWS = 'libs/item-bank/review';
const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** HTML as a person reads it on paper: underlines as __, table cells between bars, figures by their text. */
const asText = (html: string): string =>
  html
    .replace(/<\/(p|li|tr|caption)>/g, '\n')
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(/<\/?u>/g, '__')
    .replace(/<[^>]*>/g, '')
    .trim();

function sheetOf(item: Item): string {
  const question = toStudentQuestion({ ...item, id: 0, version: 0 });
  const figure = /<title>([^<]*)<\/title>/.exec(question.img)?.[1];
  return [
    `### ${item.key}`,
    ...(figure ? [`[Figure: ${figure}]`] : []),
    asText(question.passage),
    `Q: ${asText(question.question)}`,
    ...LETTERS.map((letter) => `${letter.toUpperCase()} ${asText(question[`choice_${letter}`])}`),
    '',
  ].join('\n');
}

interface Solved {
  key: string;
  answer: string;
  reasons: string[];
}

/** `key|letter|about a|about b|about c|about d`, one line an item. */
function readSolved(file: string): Solved[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [key = '', answer = '', ...reasons] = line.split('|').map((part) => part.trim());
      if (!/^[a-d]$/i.test(answer) || reasons.length !== LETTERS.length)
        throw new UsageError(`${file}:${index + 1}: not key|letter|four arguments`);
      return { key: key.startsWith('rw-') ? key : `rw-${key}`, answer: answer.toLowerCase(), reasons };
    });
}

const WAITING = path.join(REVIEWS, 'waiting.json');

/** An item that is solved waits no longer, nor does a pack of which every item is. */
function noLongerWaiting(solved: ReadonlySet<string>): void {
  const unsolved = writtenItems().filter(({ key }) => !solved.has(key));
  const wait = new Set(unsolved.flatMap(({ key }) => [key, packOf(key)]));
  const waiting = (JSON.parse(fs.readFileSync(WAITING, 'utf8')) as string[]).filter((name) => wait.has(name));
  fs.writeFileSync(WAITING, `${JSON.stringify(waiting, null, 1)}\n`);
}

/** Pack of a key: `rw-words-07` → `rw-words`. */
const packOf = (key: string): string => key.replace(/-\d+$/, '');

function record(file: string, by = 'somebody who did not write the items'): number {
  const items = new Map(writtenItems().map((item) => [item.key, item]));
  const packs = new Map<string, unknown[]>();
  let disagreed = 0;
  for (const { key, answer, reasons } of readSolved(file)) {
    const item = items.get(key);
    if (!item) throw new UsageError(`There is no item ${key}.`);
    if (answer !== item.answer) {
      disagreed += 1;
      console.error(
        `${key}: the solver says ${answer.toUpperCase()}, the key is ${item.answer.toUpperCase()}. Rewrite the item, and have it solved again.`,
      );
    }
    const entry = {
      key,
      print: printOf(item),
      solver_answer: answer,
      verdict: answer === item.answer ? 'agrees' : 'disagrees',
      arguments: Object.fromEntries(LETTERS.map((letter, index) => [letter, reasons[index]])),
    };
    packs.set(packOf(key), [...(packs.get(packOf(key)) ?? []), entry]);
  }
  const solved = new Set<string>();
  for (const [pack, entries] of packs) {
    const target = path.join(REVIEWS, `${pack}.json`);
    const known = fs.existsSync(target)
      ? (JSON.parse(fs.readFileSync(target, 'utf8')) as { items: { key: string }[] }).items
      : [];
    const fresh = new Set(entries.map((entry) => (entry as { key: string }).key));
    const all = [...known.filter(({ key }) => !fresh.has(key)), ...(entries as { key: string }[])].sort((x, y) =>
      x.key.localeCompare(y.key),
    );
    fs.writeFileSync(
      target,
      `${JSON.stringify({ pack, pass: `Solved from the student view, without keys, by ${by}; then compared.`, items: all }, null, 1)}\n`,
    );
    for (const { key } of all) solved.add(key);
    console.log(`${target}: ${all.length} items`);
  }
  noLongerWaiting(solved);
  return disagreed > 0 ? 1 : 0;
}

/**
 * `bank review sheet --only PREFIX`: items without their keys, to be solved. `bank review record FILE`: compares what a
 * solver wrote with the keys and records it next to the packs, with who the solver was (`--by`).
 * @returns 1 when a solver disagrees with a key
 */
export function review(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' }, by: { type: 'string' } },
  });
  const [what, file] = positionals;
  if (what === 'record' && file) return record(file, values.by);
  if (what !== 'sheet') throw new UsageError('npm run bank -- review sheet --only PREFIX, or review record FILE');
  console.log(
    writtenItems()
      .filter(({ key }) => key.startsWith(values.only ?? 'rw-'))
      .map(sheetOf)
      .join('\n'),
  );
  return 0;
}
