/**
 * `node tools/run-ts.mjs libs/tutor/src/bin/fit-ideas.ts`: fits the weights by which messages are matched to ideas, and
 * prints `ideas/weights.ts`. It learns from the phrasings of the bank, each left out in turn, and from students' messages
 * about ten items. The same bank gives the same weights.
 */
import fs from 'node:fs';
import { packItems } from '@aivy/item-bank';
import { featuresOf } from '../ideas/features.js';
import { ideasOf, type OpenIdea } from '../ideas/ideas-of.js';
import { prepareIdeas, prepareMessage, withoutPhrasing, type PreparedIdeas } from '../ideas/prepare.js';

const FOLDER = 'libs/tutor/training';
const STEPS = 400;
const RATE = 0.1;
const RIDGE = 1e-3;
/** Every so many items of the bank: more change no weight by much. */
const EVERY = 4;

/** The features of each idea, and which one was meant: -1 for none. */
interface Example {
  rows: number[][];
  meant: number;
}

const example = (text: string, ideas: PreparedIdeas<OpenIdea>, meant: number): Example => ({
  rows: featuresOf(prepareMessage(text, ideas), ideas),
  meant,
});

/** Each phrasing of an item as a message, without it in the list; and messages that state none. */
function ofItem(ideas: readonly OpenIdea[], others: readonly string[]): Example[] {
  const prepared = prepareIdeas(ideas);
  return [
    ...ideas.flatMap((own, meant) =>
      own.says.map((text, at) => example(text, withoutPhrasing(prepared, own, at), meant)),
    ),
    ...others.map((text) => example(text, prepared, -1)),
  ];
}

/** Messages that ask for something instead: "give me a hint". */
function otherMessages(): string[] {
  let label = '';
  return fs
    .readFileSync(`${FOLDER}/intents.txt`, 'utf8')
    .split('\n')
    .filter((line) => {
      if (line.startsWith('[')) label = line;
      return line !== '' && !/^[#[]/.test(line) && !/idea|reason|passage|submit|check/.test(label);
    });
}

const read = <T>(file: string): T => JSON.parse(fs.readFileSync(`${FOLDER}/${file}`, 'utf8')) as T;

function ofMessages(): Example[] {
  const items = read<{ n: number; ideas: OpenIdea[] }[]>('ideas/items-content.json');
  return read<{ item: number; idea: string; text: string }[]>('ideas/student-messages.json').flatMap(
    ({ item, idea, text }) => {
      const ideas = items.find(({ n }) => n === item)!.ideas;
      const meant = ideas.findIndex(({ id }) => id === idea);
      // As many phrasings as the bank has, too.
      return [ideas, ideas.map((each) => ({ ...each, says: each.says.slice(0, 3) }))].map((list) =>
        example(text, prepareIdeas(list), meant),
      );
    },
  );
}

const dot = (x: readonly number[], weights: readonly number[]): number =>
  x.reduce((sum, value, at) => sum + value * weights[at]!, 0);

/** The slope of the loss: each idea competes with the others and, last of all, with none. */
function slope(examples: readonly Example[], weights: readonly number[]): number[] {
  const last = weights.length - 1;
  const sums = weights.map((weight, at) => (at === last ? 0 : RIDGE * weight));
  for (const { rows, meant } of examples) {
    const powers = [...rows.map((row) => Math.exp(dot(row, weights))), Math.exp(weights[last]!)];
    const all = powers.reduce((sum, power) => sum + power, 0);
    rows.forEach((row, index) => {
      const error = (powers[index]! / all - (index === meant ? 1 : 0)) / examples.length;
      row.forEach((value, at) => (sums[at]! += error * value));
    });
    sums[last]! += (powers.at(-1)! / all - (meant < 0 ? 1 : 0)) / examples.length;
  }
  return sums;
}

/** Logistic regression by Adam. */
function fit(examples: readonly Example[]): number[] {
  const size = examples[0]!.rows[0]!.length + 1;
  let weights = new Array<number>(size).fill(0);
  const mean = [...weights];
  const square = [...weights];
  for (let step = 1; step <= STEPS; step += 1) {
    const sums = slope(examples, weights);
    weights = weights.map((weight, at) => {
      mean[at] = 0.9 * mean[at]! + 0.1 * sums[at]!;
      square[at] = 0.99 * square[at]! + 0.01 * sums[at]! ** 2;
      return weight - (RATE * mean[at]) / (1 - 0.9 ** step) / (Math.sqrt(square[at] / (1 - 0.99 ** step)) + 1e-8);
    });
  }
  return weights;
}

const written = packItems()
  // Items of a template share their ideas.
  .filter(({ family }, at, all) => family !== all[at - 1]?.family)
  .map((item) => ideasOf({ ...item, id: 1, version: 1 }))
  .filter((ideas) => ideas.length > 0);
const others = otherMessages();
const ofBank = written
  .filter((_, index) => index % EVERY === 0)
  .flatMap((ideas, index) =>
    ofItem(
      ideas,
      [0, 1, 2, 3].map((nth) => others[(index * 4 + nth) % others.length]!),
    ),
  );
const weights = fit([...ofBank, ...ofMessages()]).map((weight) => Number(weight.toFixed(3)));
console.log(`export const WEIGHTS: readonly number[] = [${weights.slice(0, -1).join(', ')}];
export const NONE = ${weights.at(-1)};`);
