/**
 * Calibrates a million answers to 3,000 items as they stream in, and prints as JSON what it took. A program of its own, so
 * that its memory is nobody else's.
 */
import { calibrate, ResponsePacker, seededRandom, type ItemParameters, type Random } from '../src/index.js';
import type { Million } from './calibration-million.js';
import { chanceTable } from './chance-table.js';
import { mean, rms } from './simulees.js';

const ITEMS = 3000;
const STUDENTS = 20_000;
const ITEMS_PER_STUDENT = 50;
/** Shares no factor with the number of items: nobody meets an item twice. */
const STEP = 7919;
const VARIANTS = 4;
const B_SD = 0.5;

interface Drawn {
  judged: { a: number; b: number; bSd: number };
  truth: ItemParameters;
}

/** Four variants of each template, which err together by most of what they err. */
function drawBank(random: Random): Drawn[] {
  const common = Array.from({ length: ITEMS / VARIANTS }, () => random.normal());
  return Array.from({ length: ITEMS }, (_, index) => {
    const judged = { a: 1.25, b: random.normal(), bSd: B_SD };
    const apart = Math.sqrt(0.25) * random.normal() + Math.sqrt(0.75) * common[Math.floor(index / VARIANTS)]!;
    const guessing = index % 4 === 0 ? 0 : 0.2;
    return { judged, truth: { a: 1.25 * Math.exp(0.3 * random.normal()), b: judged.b + B_SD * apart, c: guessing } };
  });
}

/** As from a table: row after row, none kept. */
function* rows(random: Random, bank: readonly Drawn[]): Generator<{ student: number; item: number; correct: boolean }> {
  const chance = chanceTable(
    bank.map(({ truth }) => truth),
    401,
  );
  for (let student = 0; student < STUDENTS; student += 1) {
    const theta = random.normal();
    const from = random.int(ITEMS);
    for (let n = 0; n < ITEMS_PER_STUDENT; n += 1) {
      const item = (from + n * STEP) % ITEMS;
      yield { student, item, correct: random.next() < chance(theta, item) };
    }
  }
}

/** Bytes at the most that this program has ever held. */
const mostHeld = (): number => process.resourceUsage().maxRSS * 1024;

function measure(): Million {
  const random = seededRandom(77);
  const bank = drawBank(random);
  const held = process.memoryUsage().rss;
  const packer = new ResponsePacker();
  const streamed = rows(random, bank);
  const started = performance.now();
  for (const { student, item, correct } of streamed) packer.add(student, item, correct);
  const { items, rounds, converged } = calibrate({
    data: packer.data(ITEMS),
    items: bank.map(({ judged: { a, b, bSd }, truth: { c } }, index) => ({
      prior: { a, b, bSd },
      guessing: { mean: c, free: c > 0 },
      family: `template ${Math.floor(index / VARIANTS)}`,
    })),
  });
  const seconds = (performance.now() - started) / 1000;
  const errors = items.map(({ b }, index) => b - bank[index]!.truth.b);
  return {
    ...{ answers: packer.answers, seconds, rounds, converged },
    megabytes: (mostHeld() - held) / 2 ** 20,
    errorOfB: rms(errors),
    meanErrorOfB: mean(errors),
  };
}

console.log(JSON.stringify(measure()));
