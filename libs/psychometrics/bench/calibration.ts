import {
  calibrate,
  fitOf,
  MISFIT,
  seededRandom,
  type CalibrationItem,
  type Random,
  type ResponseData,
} from '../src/index.js';
import { drawItem, type Band, type FormItem } from './forms.js';
import type { Part, Row } from './row.js';
import { chanceTable } from './chance-table.js';
import { rms, share } from './simulees.js';

const BANDS: readonly Band[] = ['easy', 'medium', 'hard'];
const ITEMS_PER_PERSON = 50;

const drawBank = (random: Random, count: number): FormItem[] =>
  Array.from({ length: count }, (_, index) => drawItem(random, index % 2 ? 'english' : 'math', BANDS[index % 3]!, 0));

/** Everyone answers fifty items of the bank, drawn so that every item gets nearly the same number of answers. */
function simulate(random: Random, bank: readonly FormItem[], people: number): ResponseData {
  const total = people * ITEMS_PER_PERSON;
  const data: ResponseData = {
    items: bank.length,
    start: Uint32Array.from({ length: people + 1 }, (_, person) => person * ITEMS_PER_PERSON),
    item: new Uint32Array(total),
    correct: new Uint8Array(total),
  };
  const chance = chanceTable(bank);
  for (let person = 0; person < people; person += 1) {
    const theta = random.normal();
    const from = random.int(bank.length);
    // A step that shares no factor with the bank's size meets no item twice.
    const step = 7919;
    for (let n = 0; n < ITEMS_PER_PERSON; n += 1) {
      const item = (from + n * step) % bank.length;
      data.item[person * ITEMS_PER_PERSON + n] = item;
      data.correct[person * ITEMS_PER_PERSON + n] = random.next() < chance(theta, item) ? 1 : 0;
    }
  }
  return data;
}

/** The calibration that knows nothing of difficulties beforehand, and whom it asks. */
const withoutPriors = (bank: readonly FormItem[]) => ({
  items: bank.map(({ c }): CalibrationItem => ({ prior: { b: 0, bSd: 1.3 }, guessing: { mean: c, free: true } })),
  population: { mean: 0, sd: 1 },
  judgement: { spread: 1, own: 1 },
});

function recovery(answers: number, bound: number, seed: number): Row[] {
  const random = seededRandom(seed);
  const bank = drawBank(random, 600);
  const people = Math.round((answers * bank.length) / ITEMS_PER_PERSON);
  const { items, counts } = calibrate({ data: simulate(random, bank, people), ...withoutPriors(bank) });
  const errors = items.map((item, index) => item.b - bank[index]!.b);
  const inErrors = items.map(({ seB }, index) => Math.abs(errors[index]!) / seB);
  return [
    {
      name: `Calibration, ${answers} answers an item: RMSE of b`,
      value: rms(errors),
      unit: 'logits',
      bound: { most: bound },
    },
    {
      name: `Calibration, ${answers} answers an item: RMSE of ln a`,
      value: rms(items.map((item, index) => Math.log(item.a / bank[index]!.a))),
    },
    {
      name: `Calibration, ${answers} answers an item: b within 1.96 standard errors`,
      value: share(inErrors, (each) => each <= 1.96),
    },
    {
      name: `Calibration, ${answers} answers an item: sound items flagged as misfits`,
      value: share(fitOf(items, counts), (rmsd) => rmsd > MISFIT),
    },
  ];
}

/** Answers by themselves: everyone answers fifty items, and nothing is known of them. */
export const calibration: Part = {
  name: 'calibration:answers',
  run: () => [...recovery(200, 0.25, 71), ...recovery(500, 0.18, 72)],
};
