import type { Subject } from '@aivy/contracts';
import type { BankItem } from '../item/item.js';
import {
  BANDS,
  DIAGNOSTIC_BLANKS,
  DIAGNOSTIC_FIGURES,
  DIAGNOSTIC_SKILLS,
  MODULE_BLANKS,
  PRETEST_SLOTS,
  type Band,
  type Route,
} from './blueprint.js';
import { Picker, type Shortage, type Slot } from './picker.js';
import type { ItemPool } from './pool.js';
import { moduleSlots, withBlanks } from './slots.js';
import { Unmet } from './unmet.js';

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
  picker.take(type && picker.offers({ ...slot, type }) ? { ...slot, type } : slot);

const scored = (item: BankItem): AssembledQuestion => ({ item, pretest: false });

/** Items of one family keep apart, which can cost a module a blank; another draw then finds one. */
const MODULE_DRAWS = 24;

/**
 * One module of a full test: 27 Reading & Writing or 22 Math questions by blueprint and route, two of them pretest as
 * far as the bank has such items; five or six of the Math questions are student-produced.
 */
export function assembleModule(pool: ItemPool, subject: Subject, route: Route, { seen, seed }: Wish): Assembled {
  const unmet = new Unmet(pool, seen);
  let best = arrangeModule(unmet, subject, route, seed);
  for (let draw = 1; subject === 'math' && draw < MODULE_DRAWS && beyond(best) > 0; draw += 1) {
    const next = arrangeModule(unmet, subject, route, `${seed}:${draw}`);
    if (beyond(next) < beyond(best)) best = next;
  }
  return best;
}

/** How many blanks a Math module has too few or too many. */
function beyond({ questions }: Assembled): number {
  const blanks = questions.filter(({ item }) => item.type === 'blank').length;
  return Math.max(MODULE_BLANKS.min - blanks, blanks - MODULE_BLANKS.max, 0);
}

function arrangeModule(unmet: Unmet, subject: Subject, route: Route, seed: string): Assembled {
  const picker = new Picker(unmet, `${seed}:${subject}:${route}`);
  const slots = moduleSlots(subject, route, (slot) => picker.offers(slot), picker.draw);
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
  questions
    .map((question, index) => ({ question, index }))
    .sort((x, y) => x.question.item.b - y.question.item.b || x.index - y.index)
    .map(({ question }) => question);

/** Not every skill has figures in every band, so a few arrangements of the bands are tried. */
const ARRANGEMENTS = 30;

function arrangeDiagnostic(unmet: Unmet, subject: Subject, seed: string): Assembled & { figures: number } {
  const picker = new Picker(unmet, `${seed}:diagnostic:${subject}`);
  const { draw } = picker;
  const bands = draw.shuffle(DIAGNOSTIC_SKILLS[subject].map((_, index): Band => BANDS[index % BANDS.length]!));
  const plain = DIAGNOSTIC_SKILLS[subject].map((skill, index): Slot => ({ skill, band: bands[index]! }));
  const slots = subject === 'math' ? withBlanks(plain, DIAGNOSTIC_BLANKS, (slot) => picker.offers(slot), draw) : plain;
  const drawn = (item: BankItem): boolean => item.img !== '';
  const wanted =
    subject === 'math'
      ? draw.shuffle(slots.filter((slot) => picker.peek(slot, drawn))).slice(0, DIAGNOSTIC_FIGURES)
      : [];
  const questions = slots.flatMap((slot): AssembledQuestion[] => {
    const item = (wanted.includes(slot) && picker.takeWhere(slot, drawn)) || takeNear(picker, slot);
    return item ? [scored(item)] : [];
  });
  return {
    questions: subject === 'math' ? easyToHard(questions) : questions,
    shortages: picker.shortages,
    figures: wanted.length,
  };
}

/** The diagnostic form: 17 or 14 questions, bands in equal parts, Math with four blanks and at least three figures. */
export function assembleDiagnostic(pool: ItemPool, subject: Subject, { seen, seed }: Wish): Assembled {
  const unmet = new Unmet(pool, seen);
  const needed = subject === 'math' ? DIAGNOSTIC_FIGURES : 0;
  let best = arrangeDiagnostic(unmet, subject, seed);
  for (let arrangement = 1; arrangement < ARRANGEMENTS && best.figures < needed; arrangement += 1) {
    const next = arrangeDiagnostic(unmet, subject, `${seed}:${arrangement}`);
    if (next.figures > best.figures) best = next;
  }
  return { questions: best.questions, shortages: best.shortages };
}
