import { eap, seededRandom, wle, type Random } from '../src/index.js';
import type { Part, Row } from './row.js';
import { sitTest, type ShippedSubject } from './shipped.js';
import { correlation, mean, rms, share } from './simulees.js';

const SIMULEES = 4000;
const AT_ONE_ABILITY = 1500;
/** The bound of the section's RMSE. */
const SECTIONS: readonly { subject: ShippedSubject; name: string; rmse: number }[] = [
  { subject: 'english', name: 'R&W, 2 × 27', rmse: 0.32 },
  { subject: 'math', name: 'Math, 2 × 22', rmse: 0.33 },
];

export interface Result {
  truth: number;
  eap: number;
  /** Posterior standard deviation. */
  se: number;
  wle: number;
  higher: boolean;
}

interface Simulation {
  subject: ShippedSubject;
  seed: number;
  simulees?: number;
  /** True ability; standard normal unless given. */
  ability?: (random: Random) => number;
}

/** Simulees sit both modules of shipped forms, routed as students are, and are scored; items are what the bank says. */
export function simulate({
  subject,
  seed,
  simulees = SIMULEES,
  ability = (random) => random.normal(),
}: Simulation): Result[] {
  const random = seededRandom(seed);
  return Array.from({ length: simulees }, (_, form): Result => {
    const truth = ability(random);
    const { answers, route } = sitTest(random, { subject, theta: truth, form });
    const { theta, se } = eap(answers);
    return { truth, eap: theta, se, wle: wle(answers), higher: route === 'higher' };
  });
}

function rowsOf({ subject, name, rmse }: (typeof SECTIONS)[number], seed: number): Row[] {
  const results = simulate({ subject, seed });
  const at = (theta: number): Result[] =>
    simulate({ subject, seed: seed + 1, ability: () => theta, simulees: AT_ONE_ABILITY });
  const bias = (theta: number): number => mean(at(theta).map(({ wle: estimate }) => estimate)) - theta;
  return [
    {
      name: `${name}: RMSE of θ (EAP)`,
      value: rms(results.map((each) => each.eap - each.truth)),
      unit: 'logits',
      bound: { most: rmse },
    },
    {
      name: `${name}: RMSE of the reported θ (WLE)`,
      value: rms(results.map((each) => each.wle - each.truth)),
      unit: 'logits',
    },
    {
      name: `${name}: reliability`,
      value:
        correlation(
          results.map((each) => each.truth),
          results.map((each) => each.eap),
        ) ** 2,
      bound: { least: 0.895 },
    },
    {
      name: `${name}: bias`,
      value: mean(results.map((each) => each.wle - each.truth)),
      unit: 'logits',
      bound: { least: -0.03, most: 0.03 },
    },
    {
      name: `${name}: bias of the reported score at θ = -2`,
      value: bias(-2),
      unit: 'logits',
      bound: { least: -0.06, most: 0.06 },
    },
    {
      name: `${name}: bias of the reported score at θ = +2`,
      value: bias(2),
      unit: 'logits',
      bound: { least: -0.06, most: 0.06 },
    },
    {
      name: `${name}: routing agrees with the true side`,
      value: share(results, ({ truth, higher }) => truth >= 0 === higher),
      bound: { least: 0.85 },
    },
  ];
}

/** How well the tests measure; what their ranges hold stands in `range`. */
export const FULL_TEST: readonly Part[] = SECTIONS.map((section, index) => ({
  name: `full-test:${section.subject}`,
  run: () => rowsOf(section, 1000 * (index + 1)),
}));
