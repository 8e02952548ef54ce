import { skillsOf } from '@aivy/exam';
import type { Random, SkillFrame } from '../src/index.js';
import { shippedForms, type ShippedItem, type ShippedSubject, type Truth } from './shipped.js';

/** How far judged parameters are off, and skills within a student: as `perturbed` has it. */
const BANK_SD = 0.5;
const LOG_A_SD = 0.3;
const SKILL_SD = 0.5;

const frames = new Map<ShippedSubject, ReadonlyMap<number, SkillFrame>>();

/** What the exam asks of the skills of a section, counted in the shipped tests. */
export function shippedFrames(subject: ShippedSubject): ReadonlyMap<number, SkillFrame> {
  const known = frames.get(subject);
  if (known) return known;
  const asked = shippedForms()[subject].tests.flatMap(({ first, lower, higher }) => [...first, ...lower, ...higher]);
  const counted = new Map(
    skillsOf(subject).map(({ id }) => {
      const own = asked.filter(({ skill }) => skill === id);
      const seconds = own.reduce((sum, each) => sum + each.seconds, 0) / Math.max(1, own.length);
      return [id, { weight: own.length / asked.length, seconds: (seconds || 75) + 30 }];
    }),
  );
  frames.set(subject, counted);
  return counted;
}

/** A student's skills around the section: weighed as the exam asks they are the section's ability. */
export function skillsAround(random: Random, subject: ShippedSubject): ReadonlyMap<number, number> {
  const asked = shippedFrames(subject);
  const deltas = [...asked].map(([skill, { weight }]) => ({ skill, weight, delta: SKILL_SD * random.normal() }));
  const mean = deltas.reduce((sum, { weight, delta }) => sum + weight * delta, 0);
  return new Map(deltas.map(({ skill, delta }) => [skill, delta - mean]));
}

/**
 * How a student meets the bank whose difficulties are off: by chance, and all by a shift. Items met again stay what they are.
 */
export function offBank(random: Random, skills: ReadonlyMap<number, number>, shift = 0): Truth {
  const items = new Map<number, { b: number; a: number }>();
  return ({ id, a, b, c, skill }: ShippedItem) => {
    const off = items.get(id) ?? { b: BANK_SD * random.normal(), a: Math.exp(LOG_A_SD * random.normal()) };
    items.set(id, off);
    return { a: a * off.a, b: b + off.b + shift - skills.get(skill)!, c };
  };
}
