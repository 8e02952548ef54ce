import { eap, itemStandardError, routeAfter, seededRandom, wle, type Random, type Response } from '../src/index.js';
import { byJudgement, drawForm, turnedOut, type FormItem, type Subject } from './forms.js';
import type { Part, Row } from './row.js';
import { answer, correlation, mean, rms, share } from './simulees.js';

const SIMULEES = 4000;
const AT_ONE_ABILITY = 1500;
/** Questions of one module, and the bound of the section's RMSE. */
const SECTIONS: readonly { subject: Subject; name: string; module: number; rmse: number }[] = [
  { subject: 'english', name: 'R&W, 2 × 27', module: 27, rmse: 0.32 },
  { subject: 'math', name: 'Math, 2 × 22', module: 22, rmse: 0.33 },
];
const Z90 = 1.6448536;
/** Forms of which each simulee gets one, so that no figure hangs on one draw of items. */
const FORMS = 40;

export interface Result {
  truth: number;
  eap: number;
  se: number;
  /** What unsure difficulties add to it, logits. */
  itemSe: number;
  wle: number;
  higher: boolean;
}

interface TestForm {
  first: FormItem[];
  lower: FormItem[];
  higher: FormItem[];
}

interface Simulation {
  subject: Subject;
  /** Questions of one module. */
  module: number;
  seed: number;
  simulees?: number;
  /** What the scoring believes of an item; its true parameters unless given. */
  known?: (item: FormItem) => FormItem & { bSd?: number };
  /** What an item turns out to be; as it was drawn unless given. */
  truly?: (random: Random, item: FormItem) => FormItem;
  /** True ability; standard normal unless given. */
  ability?: (random: Random) => number;
}

/** Simulees sit both modules, routed as students are, and are scored. */
export function simulate({
  subject,
  module,
  seed,
  simulees = SIMULEES,
  known = (item) => item,
  truly = (_random, item) => item,
  ability = (random) => random.normal(),
}: Simulation): Result[] {
  const random = seededRandom(seed);
  const draw = (easy: number, hard: number): FormItem[] =>
    drawForm(random, subject, module, easy, hard).map((item) => truly(random, item));
  const forms = Array.from({ length: FORMS }, (): TestForm => ({
    first: draw(0.3, 0.3),
    lower: draw(0.52, 0.11),
    higher: draw(0.11, 0.52),
  }));
  const scored = (items: readonly (FormItem & Response)[]): (Response & { bSd?: number })[] =>
    items.map((item) => ({ ...known(item), correct: item.correct }));
  return Array.from({ length: simulees }, (_, index): Result => {
    const form = forms[index % FORMS]!;
    const truth = ability(random);
    const first = scored(answer(random, truth, form.first));
    const { route } = routeAfter(first);
    const all = [...first, ...scored(answer(random, truth, form[route]))];
    const { theta, se } = eap(all);
    const estimate = wle(all);
    return {
      truth,
      eap: theta,
      se,
      itemSe: itemStandardError(estimate, all),
      wle: estimate,
      higher: route === 'higher',
    };
  });
}

const covered = (results: readonly Result[], z: number): number =>
  share(results, ({ truth, wle: at, se }) => Math.abs(at - truth) <= z * se);

function rowsOf({ subject, name, module, rmse }: (typeof SECTIONS)[number], seed: number): Row[] {
  const results = simulate({ subject, module, seed });
  const at = (theta: number): Result[] =>
    simulate({ subject, module, seed: seed + 1, ability: () => theta, simulees: AT_ONE_ABILITY });
  const judged = simulate({ subject, module, seed: seed + 3, known: byJudgement, truly: turnedOut });
  const withItems = judged.map((each) => ({ ...each, se: Math.hypot(each.se, each.itemSe) }));
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
    { name: `${name}: coverage of the 68 % range`, value: covered(results, 1), bound: { least: 0.65, most: 0.72 } },
    { name: `${name}: coverage of the 90 % range`, value: covered(results, Z90), bound: { least: 0.88, most: 0.92 } },
    ...(
      [
        [-9, -1],
        [-1, 1],
        [1, 9],
      ] as const
    ).map(([from, to]): Row => ({
      name: `${name}: 68 % coverage for θ from ${Math.max(from, -4)} to ${Math.min(to, 4)}`,
      value: covered(
        results.filter(({ truth }) => truth >= from && truth < to),
        1,
      ),
    })),
    { name: `${name}: 68 % coverage, judged form (b_sd .5), error of the answers alone`, value: covered(judged, 1) },
    {
      name: `${name}: 68 % coverage, judged form, with that of the items`,
      value: covered(withItems, 1),
      bound: { least: 0.65, most: 0.72 },
    },
    {
      name: `${name}: routing agrees with the true side`,
      value: share(results, ({ truth, higher }) => truth >= 0 === higher),
      bound: { least: 0.85 },
    },
  ];
}

export const fullTest: Part = {
  name: 'full-test',
  run: () => SECTIONS.flatMap((section, index) => rowsOf(section, 1000 * (index + 1))),
};
