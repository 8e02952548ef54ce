import type { SubjectKey } from '@aivy/exam';
import type { BankItem } from '../item/item.js';
import { BANDS, DIAGNOSTIC_BLANKS, DIAGNOSTIC_FIGURES, DIAGNOSTIC_SKILLS, PRETEST_SLOTS, UNIT_QUESTIONS, type Band, type Route } from './blueprint.js';
import { Picker, type ItemPool, type Shortage, type Slot } from './pool.js';
import { moduleSlots } from './slots.js';

/** What a student has met, the longest ago first, and what makes the draw repeatable. */
export interface Wish {
  seen: readonly number[];
  seed: string;
}

export interface AssembledQuestion {
  item: BankItem;
  /** Tried out, not scored. */
  pretest: boolean;
}

export interface Assembled {
  questions: AssembledQuestion[];
  /** Slots that could not be filled as wanted; [] when the bank had everything. */
  shortages: Shortage[];
}

/** A wanted type is given up before a skill or a band is: a module with four blanks measures as well as one with five. */
const takeNear = (picker: Picker, { type, ...slot }: Slot): BankItem | undefined =>
  picker.take(type && picker.peek({ ...slot, type }) ? { ...slot, type } : slot);

const scored = (item: BankItem): AssembledQuestion => ({ item, pretest: false });

/**
 * One module of a full test: 27 Reading & Writing or 22 Math questions by blueprint and route, two of them pretest as
 * far as the bank has such items.
 */
export function assembleModule(pool: ItemPool, subject: SubjectKey, route: Route, { seen, seed }: Wish): Assembled {
  const picker = new Picker(pool, seen, `${seed}:${subject}:${route}`);
  const slots = moduleSlots(subject, route, picker.draw);
  const trial = new Set(picker.draw.distinct(PRETEST_SLOTS, 0, slots.length - 1));
  const questions = slots.flatMap((slot, index): AssembledQuestion[] => {
    const pretest = trial.has(index) ? picker.takePretest(slot.skill, slot.type) : undefined;
    if (pretest) return [{ item: pretest, pretest: true }];
    const item = takeNear(picker, slot);
    return item ? [scored(item)] : [];
  });
  return { questions: subject === 'math' ? easyToHard(questions) : questions, shortages: picker.shortages };
}

/** Falling back to another band must not put a hard question first. */
const easyToHard = (questions: AssembledQuestion[]): AssembledQuestion[] =>
  questions.map((question, index) => ({ question, index })).sort((x, y) => x.question.item.b - y.question.item.b || x.index - y.index).map(({ question }) => question);

/** The diagnostic form: 17 or 14 questions, bands in equal parts, Math with four blanks and at least three figures. */
export function assembleDiagnostic(pool: ItemPool, subject: SubjectKey, { seen, seed }: Wish): Assembled {
  const picker = new Picker(pool, seen, `${seed}:diagnostic:${subject}`);
  const skills = DIAGNOSTIC_SKILLS[subject];
  const bands = picker.draw.shuffle(skills.map((_, index): Band => BANDS[index % BANDS.length]!));
  const blanks = new Set(subject === 'math' ? picker.draw.distinct(DIAGNOSTIC_BLANKS, 0, skills.length - 1) : []);
  let figures = subject === 'math' ? DIAGNOSTIC_FIGURES : 0;
  const questions = skills.flatMap((skill, index): AssembledQuestion[] => {
    const slot: Slot = { skill, band: bands[index]!, type: blanks.has(index) ? 'blank' : 'choice' };
    const item = (figures > 0 && picker.takeWhere(slot, (each) => each.img !== '')) || takeNear(picker, slot);
    if (!item) return [];
    if (item.img !== '') figures -= 1;
    return [scored(item)];
  });
  return { questions: subject === 'math' ? easyToHard(questions) : questions, shortages: picker.shortages };
}

/** Five questions of one skill near a wanted band: a daily unit of the plan, or a practice set. */
export function assembleUnit(pool: ItemPool, skill: number, band: Band, { seen, seed }: Wish, count = UNIT_QUESTIONS): Assembled {
  const picker = new Picker(pool, seen, `${seed}:unit:${skill}`, 'mixed');
  const questions = Array.from({ length: count }, () => picker.take({ skill, band })).flatMap((item) => (item ? [scored(item)] : []));
  return { questions, shortages: picker.shortages };
}
