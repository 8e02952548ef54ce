import { Classifier } from '../classify/classifier.js';
import { CARE_WEIGHTS } from '../classify/weights.js';
import { plainLine } from '../intent/canonical.js';
import type { CareGrade } from '../intent/intent.js';
import { careFeatures } from './care-features.js';
import { distressGrade, type DistressGrade } from './grade.js';
import { isAboutSomeText, isOfTheText } from './of-the-text.js';
import { isAboutLesson, isOfWork } from './of-work.js';
import { undisguised } from './undisguise.js';

/** From here on the lesson stops and staff see the message. */
const STOP = 0.8;
/** From here on the tutor asks whether the student is all right. */
const CHECK = 0.4;
/** Under this a rule alone is not believed: the tutor asks. */
const DOUBT = 0.06;
/** In a longer message one sentence is enough to stop the lesson: danger may be in its last words. */
const LONG = 25;
/** A shorter sentence among others says too little by itself. */
const SHORTEST = 4;
/** A message of more words runs on without full stops, so it's read in windows too. */
const [RUN_ON, WINDOW, STRIDE] = [20, 12, 4];

const [WITH_VECTOR, WITHOUT] = [Classifier.read(CARE_WEIGHTS.withVector), Classifier.read(CARE_WEIGHTS.without)];
const GRAVE = ['2', '3', '4'] as const;

/** How a student is, and what the tutor does about it. */
export interface Care {
  readonly act: 'none' | 'check-in' | 'stop';
  readonly grade: CareGrade;
  /** Probability of grades 2 to 4. */
  readonly p: number;
}

interface Judged {
  p: number;
  mayBeGrave: boolean;
  grade: CareGrade;
}

/** Chances of the grades, in their order: by the words, and by words and vector together where there is one. */
function chancesOf(text: string, vector: Float32Array | null): number[] {
  const byWords = WITHOUT.probabilities(careFeatures(text, null));
  if (vector === null) return byWords;
  // The two err about different messages, so their mean errs less than either.
  return WITH_VECTOR.probabilities(careFeatures(text, vector)).map((chance, grade) => (chance + byWords[grade]!) / 2);
}

function judge(text: string, vector: Float32Array | null): Judged {
  const chances = chancesOf(text, vector);
  const chanceOf = (grade: string): number => chances[WITHOUT.classes.indexOf(grade)] ?? 0;
  const p = GRAVE.reduce((sum, grade) => sum + chanceOf(grade), 0);
  const mayBeGrave = p >= CHECK;
  const among = mayBeGrave ? GRAVE : (['0', '1'] as const);
  const grade = among.reduce<string>((best, each) => (chanceOf(each) > chanceOf(best) ? each : best), among[0]);
  return { p, mayBeGrave, grade: Number(grade) as CareGrade };
}

const lengthOf = (text: string): number => text.trim().split(/\s+/).length;

/** The sentences of a message, and of one that runs on as many words as a sentence has, over and over. */
function partsOf(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const windows =
    words.length > RUN_ON
      ? Array.from({ length: Math.ceil((words.length - WINDOW) / STRIDE) + 1 }, (_, at) =>
          words.slice(at * STRIDE, at * STRIDE + WINDOW).join(' '),
        )
      : [];
  return [...text.split(/[.!?\n]+/).filter((each) => each.trim() !== ''), ...windows];
}

/** The parts of a message that has several, each judged by its words. */
function judgedParts(text: string): Judged[] {
  const parts = partsOf(text);
  if (parts.length < 2) return [];
  const most = lengthOf(text) > LONG ? 1 : STOP - 0.01;
  return parts
    .filter((part) => lengthOf(part) >= SHORTEST)
    .map((part) => judge(part, null))
    .map((each) => ({ ...each, p: Math.min(each.p, most) }));
}

/** A line of math has too few letters in words for the classifier, which knows sentences. */
const LEAST_IN_WORDS = 0.5;
const isInWords = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu) ?? []).join('').length >= LEAST_IN_WORDS * text.replace(/\s+/g, '').length;

/** The words of a text are believed less: what would stop the lesson is asked about, what would be asked about passes. */
const SOFTER = { stop: 'check-in', 'check-in': 'none', none: 'none' } as const;

/**
 * Reads danger by rules and by the classifier: either is enough.
 * @param about HTML of the question that the message is said beside; '' for none
 */
export function readCare(text: string, vector: Float32Array | null, about = ''): Care {
  const care = readAlone(text, vector);
  if (care.act === 'none' || about === '' || !isOfTheText(text, about)) return care;
  const act = SOFTER[care.act];
  return act === 'none' ? { act, grade: 0, p: care.p } : { ...care, act };
}

function readAlone(text: string, vector: Float32Array | null): Care {
  if ((!isInWords(text) || isOfWork(text)) && distressGrade(undisguised(plainLine(text))) === 0)
    return { act: 'none', grade: 0, p: 0 };
  const { p, mayBeGrave, grade } = judgedParts(text).reduce(
    (worst, each) => (each.p > worst.p ? each : worst),
    judge(text, vector),
  );
  const ruled = distressGrade(undisguised(plainLine(text)));
  const gravest = Math.max(ruled, grade) as CareGrade;
  const isLesson = isAboutSomeText(text);
  // Of what's said about a text, only the rules are sure enough.
  if (ruled === 0 && isLesson) return { act: 'none', grade: 0, p };
  // A rule is never talked down: a needless question harms less than danger that isn't heard.
  if (ruled === 0 && p < STOP && isAboutLesson(text)) return { act: 'none', grade: 0, p };
  if ((ruled > 0 && p >= DOUBT) || p >= STOP) return { act: 'stop', grade: gravest, p };
  const isDoubtful = ruled > 0 && !mayBeGrave && isLesson;
  if (!isDoubtful && (ruled > 0 || mayBeGrave)) return { act: 'check-in', grade: gravest, p };
  return { act: 'none', grade, p };
}

export const isGrave = (grade: CareGrade): grade is DistressGrade => grade >= 2;
