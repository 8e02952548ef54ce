import { STATE_CODES, type PlanDuration, type Subject } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import type { Random } from '@aivy/psychometrics';
import { uuidFrom } from './random-id.js';

/** A made-up student: who they are, what they can, and how they go about it. */
export interface Person {
  userId: string;
  email: string;
  name: string;
  grade: number;
  state: string;
  timezone: string;
  /** Of the test's time: 1, or more for extended time. */
  timeFactor: number;
  /** Logits on the day of the first test, by skill id. */
  ability: Readonly<Record<number, number>>;
  /** How much longer than expected they take, as a factor. */
  slowness: number;
  /** How likely they do the plan's day on a day. */
  diligence: number;
  /** How likely they practise by topic on a day. */
  curiosity: number;
  /** How likely they ask for a hint before a try. */
  asks: number;
  /** How likely they stop for good on a day. */
  givesUp: number;
  /** Null: they take the diagnostic and look around. */
  plan: PlanDuration | null;
}

/** Whose mails go nowhere (RFC 2606), and by which they are found again. */
export const DEMO_DOMAIN = 'demo.aivy.invalid';

const FIRST = [
  'Ada',
  'Bao',
  'Cleo',
  'Dev',
  'Elif',
  'Femi',
  'Gia',
  'Hugo',
  'Ines',
  'Jun',
  'Kofi',
  'Lena',
  'Milo',
  'Noor',
  'Omar',
  'Pia',
  'Quinn',
  'Rosa',
  'Sami',
  'Tess',
  'Uma',
  'Vera',
  'Wen',
  'Yara',
  'Zane',
] as const;
const LAST = [
  'Abara',
  'Bell',
  'Castro',
  'Diaz',
  'Evans',
  'Farouk',
  'Grant',
  'Haddad',
  'Ito',
  'Jensen',
  'Khan',
  'Lopez',
  'Moreau',
  'Novak',
  'Okafor',
  'Park',
  'Reyes',
  'Silva',
  'Tran',
  'Weiss',
] as const;
/** Grades, and how many of ten students are in each. */
const GRADES = [9, 10, 10, 11, 11, 11, 11, 12, 12, 12] as const;
const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'] as const;

/** Ability of a student in the eleventh grade, logits, and how it spreads; sections go together, skills less so. */
const MEAN = -0.15;
const SD = 0.9;
const BETWEEN_SECTIONS = 0.75;
const SKILL_SD = 0.45;
const OF_A_GRADE = 0.2;

const pick = <T>(random: Random, of: readonly T[]): T => of[random.int(of.length)]!;

/** @param index from 0: no two students share an address */
export function drawPerson(random: Random, index: number): Person {
  const [first, last, grade] = [pick(random, FIRST), pick(random, LAST), pick(random, GRADES)];
  const extended = random.next();
  const leaves = random.next();
  return {
    userId: uuidFrom(random),
    email: `${first}.${last}.${index + 1}@${DEMO_DOMAIN}`.toLowerCase(),
    name: `${first} ${last}`,
    grade,
    state: pick(random, STATE_CODES),
    timezone: pick(random, ZONES),
    timeFactor: extended < 0.05 ? 1.5 : extended < 0.06 ? 2 : 1,
    ability: drawAbility(random, MEAN + OF_A_GRADE * (grade - 11)),
    slowness: Math.exp(0.2 * random.normal()),
    diligence: 0.25 + 0.7 * random.next(),
    curiosity: 0.4 * random.next() ** 2,
    asks: 0.5 * random.next(),
    givesUp: leaves < 0.3 ? 0.04 : 0.004,
    plan: random.next() < 0.15 ? null : pick(random, [1, 3, 3, 6]),
  };
}

function drawAbility(random: Random, mean: number): Record<number, number> {
  const general = random.normal();
  const own = (): number =>
    mean + SD * (BETWEEN_SECTIONS * general + Math.sqrt(1 - BETWEEN_SECTIONS ** 2) * random.normal());
  const of: Record<Subject, number> = { english: own(), math: own() };
  return Object.fromEntries(SKILLS.map(({ id, subject }) => [id, of[subject] + SKILL_SD * random.normal()]));
}
