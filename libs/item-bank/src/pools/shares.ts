import type { Subject } from '@aivy/contracts';
import { skillsOf, UNIT_QUESTIONS } from '@aivy/exam';
import { BANDS } from '../assembly/blueprint.js';
import { monthlyNeed, type DrawnPool } from './need.js';

/** Months of the longest plan: beyond them no student asks for more. */
const PLAN_MONTHS = 6;
const STEP = 0.25;
/** Of each domain units leave fewer questions than one asks; and the trial for visitors keeps some for itself. */
const LEFT_OVER = 4 * (UNIT_QUESTIONS - 1) + 8;
/** However scarce a skill is, a unit of it can be made. */
const LEAST_PRACTICE = 2 * UNIT_QUESTIONS;

export type Shares = Readonly<Record<DrawnPool, number>>;

/** Questions of a skill in a month, all bands. */
const need = (skill: number): Shares => {
  const bands = BANDS.map((band) => monthlyNeed(skill, band));
  return {
    test: bands.reduce((sum, { test }) => sum + test, 0),
    practice: bands.reduce((sum, { practice }) => sum + practice, 0),
  };
};

/** How long tests should last, and how much of what is left then is shared out as usual, 0-1. */
interface Aim {
  months: number;
  usual: number;
}

/** The whole plan and as much beyond it as can be; then the plan alone; then fewer and fewer months. */
const AIMS: readonly Aim[] = [
  ...Array.from({ length: 11 }, (_, tenth): Aim => ({ months: PLAN_MONTHS, usual: 1 - tenth / 10 })),
  ...Array.from({ length: PLAN_MONTHS / STEP - 1 }, (_, step): Aim => ({
    months: PLAN_MONTHS - (step + 1) * STEP,
    usual: 0,
  })),
];

/**
 * How many items of each skill go to the tests and to practice. A test asks of every skill its number, while daily units
 * can do with the skills of which there are more. So tests get of each skill what they take in as many months as practice
 * then lasts too, on the skills that are left; beyond six months, both get more in proportion to what a month takes.
 * @param counts skill id → items to share out
 */
export function sharesOf(counts: ReadonlyMap<number, number>): Map<number, Shares> {
  return new Map((['english', 'math'] as const).flatMap((subject) => [...sharesOfSection(subject, counts)]));
}

function sharesOfSection(subject: Subject, counts: ReadonlyMap<number, number>): Map<number, Shares> {
  const skills = skillsOf(subject).map(({ id }) => id);
  const perMonth = skills.reduce((sum, skill) => sum + need(skill).practice, 0);
  const at = (aim: Aim): Map<number, Shares> =>
    new Map(skills.map((skill) => [skill, sharesFor(skill, counts.get(skill) ?? 0, aim)]));
  const lasts = (shares: ReadonlyMap<number, Shares>, months: number): boolean =>
    [...shares.values()].reduce((sum, { practice }) => sum + practice, 0) >= months * perMonth + LEFT_OVER;
  for (const aim of AIMS) {
    const shares = at(aim);
    if (lasts(shares, aim.months)) return shares;
  }
  return at({ months: 0, usual: 1 });
}

function sharesFor(skill: number, count: number, { months, usual }: Aim): Shares {
  const { test, practice } = need(skill);
  const inProportion = (count * test) / (test + practice);
  const least = Math.min(months * test + 1, Math.max(inProportion, count - LEAST_PRACTICE));
  const given = least + usual * Math.max(0, inProportion - least);
  return { test: given, practice: count - given };
}
