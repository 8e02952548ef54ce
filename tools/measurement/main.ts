/**
 * Prints as JSON what `npm run bench measurement` simulates with: forms as the product assembles them, and the pool of practice.
 * A program of its own, because the bank knows of measurement and measurement must not know of the bank.
 */
import { skillById } from '@aivy/exam';
import {
  ADAPTIVE_BLUEPRINT,
  adaptivePlaces,
  adaptivePool,
  assembleModule,
  CURRENT_DIAGNOSTIC_FORM,
  ItemPool,
  packBank,
  type BankItem,
  type Route,
} from '@aivy/item-bank';
import type {
  ShippedAdaptive,
  ShippedForms,
  ShippedItem,
  ShippedTest,
} from '../../libs/psychometrics/bench/shipped.js';

/** Tests of as many seeds, so that no figure hangs on one draw of items. */
const TESTS = 40;

const told = ({ id, a, b, c, b_sd, skill, difficulty, seconds, family }: BankItem): ShippedItem => ({
  id,
  a,
  b,
  c,
  bSd: b_sd,
  skill,
  band: difficulty,
  seconds,
  family,
});

const bank = packBank();
const pool = ItemPool.of(bank, 'test');

function test(subject: 'english' | 'math', seed: string): ShippedTest {
  const module = (route: Route, seen: readonly number[]): ShippedItem[] =>
    assembleModule(pool, subject, route, { seen, seed })
      .questions.filter(({ pretest }) => !pretest)
      .map(({ item }) => told(item));
  const first = module('first', []);
  const ids = first.map(({ id }) => id);
  return { first, lower: module('lower', ids), higher: module('higher', ids) };
}

const itemsOf = (keys: readonly string[]): ShippedItem[] => {
  const byKey = new Map(bank.items().map((item) => [item.key, item]));
  return keys.map((key) => {
    const item = byKey.get(key);
    if (!item) throw new Error(`the diagnostic form asks for ${key}, which the bank does not have`);
    return told(item);
  });
};

/** Plans of as many seeds; the choice of items is measurement's own. */
const PLANS = 40;

const adaptive = (subject: 'english' | 'math'): ShippedAdaptive => ({
  blueprint: ADAPTIVE_BLUEPRINT[subject],
  plans: Array.from({ length: PLANS }, (_, seed) => adaptivePlaces(subject, `bench-${seed}`)),
  pool: adaptivePool(bank)[subject].map((domain) =>
    domain.map(({ item, ...each }) => ({ ...each, band: item.difficulty })),
  ),
});

const forms: ShippedForms = {
  english: {
    tests: Array.from({ length: TESTS }, (_, seed) => test('english', `bench-${seed}`)),
    diagnostic: itemsOf(CURRENT_DIAGNOSTIC_FORM.english),
    adaptive: adaptive('english'),
    practice: [],
  },
  math: {
    tests: Array.from({ length: TESTS }, (_, seed) => test('math', `bench-${seed}`)),
    diagnostic: itemsOf(CURRENT_DIAGNOSTIC_FORM.math),
    adaptive: adaptive('math'),
    practice: [],
  },
};
for (const item of bank.itemsOf('practice'))
  if (item.state === 'operational') forms[skillById(item.skill).subject].practice.push(told(item));
console.log(JSON.stringify(forms));
