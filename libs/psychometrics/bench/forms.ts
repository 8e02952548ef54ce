import type { ItemParameters, Random } from '../src/index.js';

/**
 * Simulated forms. Items stand for a calibrated bank: difficulty spread inside its band as templates spread it,
 * discrimination lognormal around the starting value, four-choice guessing .2, a quarter of Math student-produced.
 */
export type Subject = 'english' | 'math';
export type Band = 'easy' | 'medium' | 'hard';

export interface FormItem extends ItemParameters {
  band: Band;
  /** 0-based within the subject. */
  skill: number;
}

const CENTRE: Readonly<Record<Band, number>> = { easy: -1, medium: 0, hard: 1 };
const SPREAD = 0.4;
const LOG_A_SD = 0.25;
export const SKILLS: Readonly<Record<Subject, number>> = { english: 11, math: 19 };

export function drawItem(random: Random, subject: Subject, band: Band, skill: number): FormItem {
  const produced = subject === 'math' && random.next() < 0.25;
  return {
    band,
    skill,
    a: 1.25 * Math.exp(LOG_A_SD * random.normal()),
    b: CENTRE[band] + SPREAD * (2 * random.next() - 1),
    c: produced ? 0 : 0.2,
  };
}

/** A form of `count` items with these shares of easy and hard, skills in turn. */
export function drawForm(random: Random, subject: Subject, count: number, easy: number, hard: number): FormItem[] {
  const easyCount = Math.round(easy * count);
  const hardCount = Math.round(hard * count);
  const offset = random.int(SKILLS[subject]);
  return Array.from({ length: count }, (_, index) => {
    // Bands run through the skills, so that no skill is only easy or only hard.
    const place = (index * 7) % count;
    const band: Band = place < easyCount ? 'easy' : place >= count - hardCount ? 'hard' : 'medium';
    return drawItem(random, subject, band, (index + offset) % SKILLS[subject]);
  });
}
