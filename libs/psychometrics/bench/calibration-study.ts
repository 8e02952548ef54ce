import {
  calibrate,
  information,
  ResponsePacker,
  seededRandom,
  type CalibratedItem,
  type Calibration,
  type CalibrationItem,
  type ItemParameters,
  type Random,
  type ResponseData,
} from '../src/index.js';
import { shippedForms, sitTest, type ShippedItem, type ShippedSubject } from './shipped.js';
import { mean } from './simulees.js';

/** What the bank and its students turn out to be. The bank has its own errors of b; what it says nothing of is assumed. */
export interface World {
  /** Share of the variance of b's error that is a variant's own; the rest is common to its family. */
  own?: number;
  logASd?: number;
  /** How far the guessing of four-choice items is off: at random, and all alike. */
  cSd?: number;
  cOff?: number;
  ability?: { mean: number; sd: number };
}

/** A bank with its truth, and the answers of students to it. */
export interface Study {
  /** Of all tests of one section. */
  items: readonly ShippedItem[];
  /** In the order of the items. */
  truth: readonly ItemParameters[];
  data: ResponseData;
  /** Information of the answers on each b, per logit², were all else known. */
  worth: Float64Array;
}

/** Mean over families, each of which counts once. */
function meanOfFamilies(items: readonly ShippedItem[], values: readonly number[]): number {
  const families = new Map<string, number[]>();
  items.forEach(({ family }, index) => families.set(family, [...(families.get(family) ?? []), values[index]!]));
  return mean([...families.values()].map(mean));
}

/**
 * What each item truly is. A variant errs with its family; an item by itself alone. What all of them err by together is
 * the scale's error and not theirs, so there is none here.
 */
export function drawTruth(random: Random, items: readonly ShippedItem[], world: World = {}): ItemParameters[] {
  const { own = 0.25, logASd = 0.3, cSd = 0.05, cOff = 0 } = world;
  const common = new Map(items.map(({ family }) => [family, random.normal()]));
  const apart = items.map(({ family }) => Math.sqrt(own) * random.normal() + Math.sqrt(1 - own) * common.get(family)!);
  const together = meanOfFamilies(items, apart);
  return items.map(({ a, b, c, bSd }, index) => ({
    a: a * Math.exp(logASd * random.normal()),
    b: b + bSd * (apart[index]! - together),
    c: c === 0 ? 0 : Math.min(0.4, Math.max(0.02, c + cOff + cSd * random.normal())),
  }));
}

export function itemsOf(subject: ShippedSubject): ShippedItem[] {
  const all = shippedForms()[subject].tests.flatMap(({ first, lower, higher }) => [...first, ...lower, ...higher]);
  return [...new Map(all.map((item) => [item.id, item])).values()].sort((x, y) => x.id - y.id);
}

/** Each student sits one full test of the section, routed as students are; the tests come in turn. */
export function answersTo(
  random: Random,
  subject: ShippedSubject,
  { items, truth }: Pick<Study, 'items' | 'truth'>,
  { students, ability = { mean: 0, sd: 1 } }: { students: number; ability?: { mean: number; sd: number } },
): Pick<Study, 'data' | 'worth'> {
  const indexOf = new Map(items.map(({ id }, index) => [id, index]));
  const worth = new Float64Array(items.length);
  const packer = new ResponsePacker();
  for (let student = 0; student < students; student += 1) {
    const theta = ability.mean + ability.sd * random.normal();
    const { answers } = sitTest(random, { subject, theta, form: student, truth: ({ id }) => truth[indexOf.get(id)!]! });
    for (const { id, correct } of answers) {
      const index = indexOf.get(id)!;
      packer.add(student, index, correct);
      worth[index]! += information(theta, truth[index]!);
    }
  }
  return { data: packer.data(items.length), worth };
}

export function study(seed: number, subject: ShippedSubject, students: number, world: World = {}): Study {
  const random = seededRandom(seed);
  const items = itemsOf(subject);
  const truth = drawTruth(random, items, world);
  const { ability } = world;
  return { items, truth, ...answersTo(random, subject, { items, truth }, { students, ...(ability && { ability }) }) };
}

const asDescribed = ({ a, b, bSd, c, family }: ShippedItem): CalibrationItem => ({
  prior: { a, b, bSd },
  guessing: { mean: c, free: c > 0 },
  family,
});

/** By all that is known of the bank. */
export const withPriors = ({ items, data }: Pick<Study, 'items' | 'data'>): Calibration =>
  calibrate({ data, items: items.map(asDescribed) });

/** As it was done before: nothing is known of difficulties, and the people are taken for N(0, 1). */
export const withoutPriors = ({ items, data }: Pick<Study, 'items' | 'data'>): Calibration =>
  calibrate({
    data,
    items: items.map(({ c }) => ({ prior: { b: 0, bSd: 1.3 }, guessing: { mean: c, free: c > 0 } })),
    population: { mean: 0, sd: 1 },
    judgement: { spread: 1, own: 1 },
  });

export interface Judged {
  item: ShippedItem;
  truth: ItemParameters;
  found: CalibratedItem;
  worth: number;
}

/** The items that somebody answered. */
export const judgedBy = ({ items, truth, worth }: Study, { items: found }: Calibration): Judged[] =>
  items
    .map((item, index): Judged => ({ item, truth: truth[index]!, found: found[index]!, worth: worth[index]! }))
    .filter((each) => each.found.answers > 0);

export const errorOfB = ({ found, truth }: Judged): number => found.b - truth.b;

export const isCovered = (each: Judged): boolean => Math.abs(errorOfB(each)) <= 1.96 * each.found.seB;
