import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workerData } from 'node:worker_threads';
import {
  routeAfter,
  type AdaptiveBlueprint,
  type AdaptiveItem,
  type AdaptivePlace,
  type ItemParameters,
  type Random,
  type Response,
  type SecondModule,
} from '../src/index.js';
import { answer } from './simulees.js';

export type ShippedSubject = 'english' | 'math';

/** What measurement knows of an item of the shipped bank. */
export interface ShippedItem extends ItemParameters {
  id: number;
  /** How unsure b is, logits. */
  bSd: number;
  /** 1-30. */
  skill: number;
  band: 'easy' | 'medium' | 'hard';
  seconds: number;
  /** The template that made it, or an item by itself. */
  family: string;
}

/** The modules of one student, scored items only. */
export interface ShippedTest {
  first: ShippedItem[];
  lower: ShippedItem[];
  higher: ShippedItem[];
}

/** What an adaptive diagnostic is drawn from. */
export interface ShippedAdaptive {
  blueprint: AdaptiveBlueprint;
  /** Places of as many forms, as the product plans them. */
  plans: AdaptivePlace[][];
  /** By domain, in the blueprint's order. */
  pool: (ShippedItem & AdaptiveItem)[][];
}

export type ShippedForms = Record<
  ShippedSubject,
  {
    /** As the product assembles them, each for another seed. */
    tests: ShippedTest[];
    /** The form that new diagnostics get. */
    diagnostic: ShippedItem[];
    adaptive: ShippedAdaptive;
    /** The released items of the practice pool. */
    practice: ShippedItem[];
  }
>;

let loaded: ShippedForms | undefined;

/** Asks the program that knows the bank; a second or two. */
export async function loadShippedForms(): Promise<ShippedForms> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/run-ts.mjs', 'tools/measurement/main.ts'], {
    maxBuffer: 64 * 2 ** 20,
  });
  return (loaded = JSON.parse(stdout) as ShippedForms);
}

/** What a thread of the bench is started with. */
export interface BenchThread {
  forms: ShippedForms;
}

/** The shipped forms: where they were loaded, and in a thread of the bench, which was started with them. */
export const shippedForms = (): ShippedForms => loaded ?? (workerData as BenchThread).forms;

/** What an item turns out to be; as the bank has it unless given. Asked once per student and item. */
export type Truth = (item: ShippedItem) => ItemParameters;
const asBanked: Truth = (item) => item;

export type Sat = ShippedItem & Response;

const sit = (random: Random, theta: number, items: readonly ShippedItem[], truth: Truth): Sat[] =>
  answer(
    random,
    theta,
    items.map((item) => ({ ...item, ...parametersOf(truth(item)) })),
  ).map(({ correct }, index) => ({
    ...items[index]!,
    correct,
  }));

const parametersOf = ({ a, b, c }: ItemParameters): ItemParameters => ({ a, b, c });

/** One section of a full test, routed as students are. @param theta logits @param form which of the tests */
export function sitTest(
  random: Random,
  { subject, theta, form, truth = asBanked }: { subject: ShippedSubject; theta: number; form: number; truth?: Truth },
): { answers: Sat[]; route: SecondModule } {
  const { tests } = shippedForms()[subject];
  const test = tests[form % tests.length]!;
  const first = sit(random, theta, test.first, truth);
  const { route } = routeAfter(first);
  return { answers: [...first, ...sit(random, theta, test[route], truth)], route };
}

/** One section of the current diagnostic. */
export const sitDiagnostic = (
  random: Random,
  { subject, theta, truth = asBanked }: { subject: ShippedSubject; theta: number; truth?: Truth },
): Sat[] => sit(random, theta, shippedForms()[subject].diagnostic, truth);

/**
 * A bank that is not what it is taken for, for one student: each b off by N(0, bSd), each a by a lognormal factor, each
 * skill of the student off the section by N(0, skillSd).
 */
export function perturbed(
  random: Random,
  { bSd = 0.5, logASd = 0.3, skillSd = 0.5 }: { bSd?: number; logASd?: number; skillSd?: number } = {},
): Truth {
  const skills = new Map<number, number>();
  return ({ a, b, c, skill }) => {
    const own = skills.get(skill) ?? skillSd * random.normal();
    skills.set(skill, own);
    return { a: a * Math.exp(logASd * random.normal()), b: b + bSd * random.normal() - own, c };
  };
}
