import {
  abilityOnScale,
  averagedOver,
  eap,
  estimateBridge,
  isBridge,
  itemStandardError,
  LINKING,
  pairedAbility,
  seededRandom,
  wle,
  type Bridge,
  type DatedTest,
  type Random,
  type ScorePair,
} from '../src/index.js';
import type { Part, Row } from './row.js';
import { sitDiagnostic, sitTest, type Sat, type Truth } from './shipped.js';
import { mean, share } from './simulees.js';

/** Students who may enter official scores; each replication draws its own among them. */
const STUDENTS = 1_500;
const REPLICATIONS: Readonly<Record<number, number>> = { 30: 200, 100: 200, 300: 120 };
/** Full tests at an ability, for what they say of it. */
const TESTS_AT = 150;
/** Who sits the official test is a little stronger than who does not. */
const MEAN_ABILITY = 0.2;
/** One in fifty mistypes a score or makes it up. */
const SLIPS = 0.02;
/** What official scores are off by, points: the test's own error, and what the line does not explain of a student. */
const [OFFICIAL_ERROR, PERSON_ERROR] = [35, 20];
/** What items and students are off beside the items' difficulties. */
const [LOG_A_SD, SKILL_SD] = [0.3, 0.33];
/** Where the scale is held against the true one: abilities of students, as equally likely parts of N(0, 1). */
const ABILITIES = [-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645];

interface Line {
  intercept: number;
  slope: number;
}

interface Simulee {
  theta: number;
  measured: { theta: number; se: number };
}

/** Difficulties are as unsure as the bank says of each; sharpness and the student's skills are off as well. */
function unsure(random: Random): Truth {
  const skills = new Map<number, number>();
  return ({ a, b, c, bSd, skill }) => {
    const own = skills.get(skill) ?? SKILL_SD * random.normal();
    skills.set(skill, own);
    return { a: a * Math.exp(LOG_A_SD * random.normal()), b: b + bSd * random.normal() - own, c };
  };
}

/** Six in ten have a full test, the others a diagnostic. */
function simulee(random: Random, form: number): Simulee {
  const theta = MEAN_ABILITY + random.normal();
  const sitter = { subject: 'math', theta, truth: unsure(random) } as const;
  return random.next() < 0.6
    ? { theta, measured: reported(sitTest(random, { ...sitter, form }).answers, 'full-test') }
    : { theta, measured: reported(sitDiagnostic(random, sitter), 'diagnostic') };
}

/** What a report keeps of the answers, as a pair takes it. */
function reported(answers: readonly Sat[], source: DatedTest['source']): Simulee['measured'] {
  const responses = answers.map(averagedOver);
  const theta = wle(responses);
  const se = Math.hypot(eap(responses).se, itemStandardError(abilityOnScale(theta), responses));
  return pairedAbility({ theta, se }, source);
}

/** What full tests say of an ability on average: what is scored is that, and not the ability. */
const saidOf = (random: Random, theta: number): number =>
  mean(
    Array.from(
      { length: TESTS_AT },
      (_, form) =>
        reported(sitTest(random, { subject: 'math', theta, truth: unsure(random), form }).answers, 'full-test').theta,
    ),
  );

/** A pair up to sixty days apart; what is learned between them is ten minutes a day of the section. */
function pairOf(random: Random, { theta, measured }: Simulee, truth: Line): ScorePair {
  const days = Math.round(120 * random.next()) - 60;
  const learned = Math.sign(days) * 0.0045 * Math.exp(0.55 * random.normal()) * (Math.abs(days) / 6);
  const points =
    truth.intercept +
    truth.slope * (theta + learned) +
    OFFICIAL_ERROR * random.normal() +
    PERSON_ERROR * random.normal();
  const said = random.next() < SLIPS ? 200 + 600 * random.next() : points;
  return { ...measured, days: Math.abs(days), official: Math.min(800, Math.max(200, 10 * Math.round(said / 10))) };
}

/** An ability, and what full tests say of it. */
interface Place {
  theta: number;
  said: number;
}

const gap = (line: Line, truth: Line, { theta, said }: Place): number =>
  line.intercept + line.slope * said - truth.intercept - truth.slope * theta;
/** Mean square over students, points². */
const squared = (line: Line, truth: Line, places: readonly Place[]): number =>
  mean(places.map((place) => gap(line, truth, place) ** 2));
const covered = (bridge: Bridge, truth: Line, places: readonly Place[]): number =>
  share(places, (place) => Math.abs(gap(bridge, truth, place)) <= bridge.scaleSd * bridge.slope);

interface Setting {
  name: string;
  truth(random: Random): Line;
  /** What holds of it; coverage where the truth is drawn as the record says that it may be. */
  most: Readonly<Record<number, number>>;
  coverage?: { least: number; most: number };
}

const SETTINGS: readonly Setting[] = [
  {
    name: 'scale as unsure as the record says',
    truth: (random) => {
      const off = LINKING.slope * LINKING.scaleSd;
      return {
        intercept: LINKING.intercept + off * random.normal(),
        slope: Math.max(55, LINKING.slope + off * random.normal()),
      };
    },
    most: { 30: 20, 100: 12, 300: 10 },
    coverage: { least: 0.65, most: 0.75 },
  },
  {
    name: 'all scores 60 points too high',
    truth: () => ({ intercept: 450, slope: 110 }),
    most: { 30: 20, 100: 12, 300: 10 },
  },
];

/** Who has official scores, and where the scale is held against them. */
interface World {
  pool: readonly Simulee[];
  places: readonly Place[];
  seed: number;
}

function rowsOf({ name, truth: draw, most, coverage }: Setting, { pool, places, seed }: World): Row[] {
  return [30, 100, 300].flatMap((n): Row[] => {
    const random = seededRandom(seed + n);
    const results = Array.from({ length: REPLICATIONS[n]! }, () => {
      const truth = draw(random);
      // One more than is left out as slips at the most, so that thirty are left.
      const pairs = Array.from({ length: n + Math.ceil(2 * SLIPS * n) }, () =>
        pairOf(random, pool[Math.floor(random.next() * pool.length)]!, truth),
      );
      const bridge = estimateBridge(pairs, LINKING);
      return isBridge(bridge) ? [{ truth, bridge }] : [];
    }).flat();
    const about = `Bridge, ${name}, ${n} pairs`;
    return [
      {
        name: `${about}: error of the scale before publishing (control)`,
        value: Math.sqrt(mean(results.map(({ truth }) => squared(LINKING, truth, places)))),
        unit: 'points',
        digits: 1,
      },
      {
        name: `${about}: error of the scale after`,
        value: Math.sqrt(mean(results.map(({ truth, bridge }) => squared(bridge, truth, places)))),
        unit: 'points',
        digits: 1,
        bound: { most: most[n]! },
      },
      {
        name: `${about}: error of the scale as stated`,
        value: mean(results.map(({ bridge }) => bridge.scaleSd * bridge.slope)),
        unit: 'points',
        digits: 1,
      },
      {
        name: `${about}: true scale within the stated error`,
        value: mean(results.map(({ truth, bridge }) => covered(bridge, truth, places))),
        ...(coverage && { bound: coverage }),
      },
    ];
  });
}

/** How near official scores bring the scale, and whether the record knows how near. */
export const bridge: Part = {
  name: 'bridge',
  run: () => {
    const random = seededRandom(71_000);
    const pool = Array.from({ length: STUDENTS }, (_, form) => simulee(random, form));
    const places = ABILITIES.map((theta): Place => ({ theta, said: saidOf(random, theta) }));
    return SETTINGS.flatMap((setting, index) => rowsOf(setting, { pool, places, seed: 72_000 + 1_000 * index }));
  },
};
