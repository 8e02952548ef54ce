import type { Subject } from '@aivy/contracts';
import type { BankItem } from '../item/item.js';
import { clashes } from '../topics/clashes.js';
import { spread } from '../topics/spread.js';
import { topicOf } from '../topics/topic.js';
import {
  BANDS,
  DIAGNOSTIC_BLANKS,
  DIAGNOSTIC_FIGURES,
  DIAGNOSTIC_SKILLS,
  MODULE_BLANKS,
  type Band,
  type Route,
} from './blueprint.js';
import { newFamily } from './families.js';
import { Picker, type Liking, type Shortage, type Slot } from './picker.js';
import type { ItemPool } from './pool.js';
import { inTrialOrder, placeOnTrial, type AskedOnTrial } from './pretest.js';
import { moduleSlots, withBlanks, type Held } from './slots.js';
import { Telling } from './telling.js';
import { Unmet } from './unmet.js';

export interface Wish {
  /** What the student has met, the longest ago first. */
  seen: readonly number[];
  /** Makes the draw repeatable. */
  seed: string;
  /** What the same mission or test has asked already, in order. */
  before?: readonly BankItem[];
}

/** A wish for a module, which tries items out. */
export interface ModuleWish extends Wish {
  /** Decides which items on trial come next; without it, those of the lowest ids. */
  asked?: AskedOnTrial;
}

const NEVER_ASKED: AskedOnTrial = () => 0;

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

/** A wanted type is given up before a skill or a band is. */
const takeNear = (picker: Picker, { type, ...slot }: Slot, likes: Liking): BankItem | undefined =>
  picker.take(type && picker.offers({ ...slot, type }) ? { ...slot, type } : slot, likes);

/** As `takeNear` for a module, which gives up the band first: five or six of its Math questions are student-produced. */
const takeTyped = (picker: Picker, slot: Slot, likes: Liking): BankItem | undefined => {
  const { type } = slot;
  const has = type && BANDS.some((band) => picker.peek({ ...slot, type, band }));
  return has ? picker.take(slot, likes) : takeNear(picker, slot, likes);
};

/** Items of one family keep apart, and topics too, which can cost a module a blank or a topic; another draw finds one. */
const MODULE_DRAWS = 24;

/**
 * One module of a full test: 27 Reading & Writing or 22 Math questions by blueprint and route, two of them on trial as
 * far as the bank has such items (`inTrialOrder`); five or six of the Math questions are student-produced. No two
 * passages in a row are of one field, and no field has more than its share; of the stories in Math one at most is told
 * of what another is told of: as far as the bank can do that without giving up a band.
 */
export function assembleModule(
  pool: ItemPool,
  subject: Subject,
  route: Route,
  { seen, seed, before = [], asked = NEVER_ASKED }: ModuleWish,
): Assembled {
  const unmet = new Unmet(pool, seen);
  const isNewFamily = newFamily(before);
  const onTrial = pool.onTrial(subject).filter((item) => unmet.isNew(item) && isNewFamily(item));
  const held = new Map<string, number>();
  const offer: Offer = {
    unmet,
    before,
    tried: inTrialOrder(onTrial, route, asked),
    held: (skill, band, type) => {
      const key = `${skill} ${band} ${type}`;
      const isOpen = (item: BankItem): boolean => isNewFamily(item) && (type === undefined || item.type === type);
      const known = held.get(key) ?? tellable(unmet.offered(skill, band).filter(isOpen), subject);
      held.set(key, known);
      return known;
    },
  };
  let best = arrangeModule(offer, subject, route, seed);
  for (let draw = 1; draw < MODULE_DRAWS; draw += 1) {
    if (beyond(subject, best) === 0 && clashes(subject, topicsOf(best)) === 0) break;
    const next = arrangeModule(offer, subject, route, `${seed}:${draw}`);
    if (isBetter(subject, next, best)) best = next;
  }
  return best;
}

const topicsOf = ({ questions }: Assembled): (string | undefined)[] => questions.map(({ item }) => topicOf(item));

/** Is a draw nearer to the number of blanks, else shorter of nothing more and of better spread topics? */
function isBetter(subject: Subject, next: Assembled, best: Assembled): boolean {
  const [nearer, farther] = [beyond(subject, next), beyond(subject, best)];
  if (nearer !== farther) return nearer < farther;
  return (
    next.shortages.length <= best.shortages.length &&
    clashes(subject, topicsOf(next)) < clashes(subject, topicsOf(best))
  );
}

/** How many blanks a Math module has too few or too many. */
function beyond(subject: Subject, { questions }: Assembled): number {
  if (subject === 'english') return 0;
  const blanks = questions.filter(({ item }) => item.type === 'blank').length;
  return Math.max(MODULE_BLANKS.min - blanks, blanks - MODULE_BLANKS.max, 0);
}

/**
 * How many of these items, all of one skill and band, a module can ask: one of a family, and passages of one field don't
 * follow each other, so a shelf with a single field has one. Math has so many stories that each counts.
 */
function tellable(items: readonly BankItem[], subject: Subject): number {
  const families = new Set(items.map(({ family }) => family)).size;
  return subject === 'math' || families <= 1 ? families : Math.min(families, new Set(items.map(topicOf)).size);
}

interface Offer {
  unmet: Unmet;
  before: readonly BankItem[];
  held: Held;
  /** Items on trial that are new to the student, the one that is most wanted first. */
  tried: readonly BankItem[];
}

function arrangeModule({ unmet, before, held, tried }: Offer, subject: Subject, route: Route, seed: string): Assembled {
  const picker = new Picker(unmet, `${seed}:${subject}:${route}`, before);
  const slots = moduleSlots(subject, route, { offers: (slot) => picker.offers(slot), held }, picker.draw);
  const onTrial = placeOnTrial(tried, picker.draw.shuffle(slots.map((slot, index) => ({ ...slot, index }))));
  for (const item of onTrial.values()) picker.keep(item);
  const telling = new Telling(subject, slots.length);
  const questions = slots.flatMap((slot, index): AssembledQuestion[] => {
    const pretest = onTrial.get(index);
    const item = pretest ?? takeTyped(picker, slot, telling.likes);
    return item ? [{ item: telling.tell(item), pretest: item === pretest }] : [];
  });
  return { questions: inOrder(subject, questions), shortages: picker.shortages };
}

/** Math from easy to hard; Reading & Writing as it was asked for, topics apart inside a skill and band. */
const inOrder = (subject: Subject, questions: AssembledQuestion[]): AssembledQuestion[] =>
  subject === 'math'
    ? easyToHard(questions)
    : spread(questions, {
        place: ({ item }) => `${item.skill} ${item.difficulty}`,
        topic: ({ item }) => topicOf(item),
      });

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
  const telling = new Telling(subject, slots.length);
  const questions = slots.flatMap((slot): AssembledQuestion[] => {
    const item = (wanted.includes(slot) && picker.takeWhere(slot, drawn)) || takeNear(picker, slot, telling.likes);
    return item ? [{ item: telling.tell(item), pretest: false }] : [];
  });
  return {
    questions: inOrder(subject, questions),
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
