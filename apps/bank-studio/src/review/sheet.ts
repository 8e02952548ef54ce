import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { authoredItems, type Item } from '@aivy/item-bank';
import { chooseUnsolved, currentSolves, drawSample, isSolved, RATING_SOLVERS } from '../difficulty/index.js';
import { UsageError } from '@aivy/server-kit/command';
import { readKept } from './kept.js';
import { sheetText } from './sheet-text.js';

const wholeNumber = (text: string, name: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`${name} must be a whole number from 1, not ${text}`);
  return number;
};

/** Dealt in turn, so that no part holds two variants of a template side by side. */
function write(items: readonly Item[], out: string, parts: number): void {
  for (let part = 0; part < parts; part += 1) {
    const own = items.filter((_, index) => index % parts === part);
    const file = parts === 1 ? out : out.replace(/(\.[^.]*)?$/, (ending) => `-${part + 1}${ending}`);
    fs.writeFileSync(file, `${own.map(sheetText).join('\n')}\n`);
    console.log(`${file}: ${own.length} items`);
  }
}

/**
 * `bank review sheet`: items as students meet them, without key, hint, explanation and band, for people to solve.
 * `--only PREFIX`; `--unsolved`: what `--solver N`, or either of the two, has not solved yet, two variants of a template;
 * `--sample N`: drawn from what is rated, to check its bands by somebody new; `--out FILE --parts N`: into files.
 */
export function sheet(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      unsolved: { type: 'boolean', default: false },
      solver: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      parts: { type: 'string', default: '1' },
    },
  });
  const items = authoredItems().filter(({ key }) => key.startsWith(values.only));
  const solves = currentSolves(items, [...readKept().values()].flat());
  const solvers = values.solver === undefined ? RATING_SOLVERS : [wholeNumber(values.solver, '--solver')];
  let chosen: readonly Item[] = items;
  if (values.unsolved) chosen = chooseUnsolved(items, solves, solvers);
  else if (values.sample !== undefined) {
    const rated = items.filter(({ key }) => isSolved(solves.get(key)));
    chosen = drawSample(rated, wholeNumber(values.sample, '--sample'), values.seed);
  }
  if (values.out === undefined) console.log(chosen.map(sheetText).join('\n'));
  else write(chosen, values.out, wholeNumber(values.parts, '--parts'));
  return 0;
}
