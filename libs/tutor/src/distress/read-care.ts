import { Classifier } from '../classify/classifier.js';
import { CARE_WEIGHTS } from '../classify/weights.js';
import { plainLine } from '../intent/canonical.js';
import type { CareGrade } from '../intent/intent.js';
import { careFeatures } from './care-features.js';
import { distressGrade, type DistressGrade } from './grade.js';
import { undisguised } from './undisguise.js';

/** From here on the lesson stops and staff see the message. */
const STOP = 0.8;
/** From here on the tutor asks whether the student is all right. Words alone tell less, so it takes more of them. */
const CHECK = { withVector: 0.47, without: 0.45 };
/** Under this a rule alone is not believed: the tutor asks. */
const DOUBT = 0.06;
/** A longer message is read sentence by sentence too: danger may be in its last words. */
const LONG = 25;

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

function judge(text: string, vector: Float32Array | null): Judged {
  const classifier = vector === null ? WITHOUT : WITH_VECTOR;
  const chances = classifier.probabilities(careFeatures(text, vector));
  const chanceOf = (grade: string): number => chances[classifier.classes.indexOf(grade)] ?? 0;
  const p = GRAVE.reduce((sum, grade) => sum + chanceOf(grade), 0);
  const mayBeGrave = p >= (vector === null ? CHECK.without : CHECK.withVector);
  const among = mayBeGrave ? GRAVE : (['0', '1'] as const);
  const grade = among.reduce<string>((best, each) => (chanceOf(each) > chanceOf(best) ? each : best), among[0]);
  return { p, mayBeGrave, grade: Number(grade) as CareGrade };
}

const sentencesOf = (text: string): string[] => text.split(/[.!?\n]+/).filter((each) => each.trim() !== '');

/** A line of math has too few letters in words for the classifier, which knows sentences. */
const LEAST_IN_WORDS = 0.5;
const isInWords = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu) ?? []).join('').length >= LEAST_IN_WORDS * text.replace(/\s+/g, '').length;

/** Reads danger by rules and by the classifier: either is enough. */
export function readCare(text: string, vector: Float32Array | null): Care {
  if (!isInWords(text) && distressGrade(undisguised(plainLine(text))) === 0) return { act: 'none', grade: 0, p: 0 };
  const parts = text.split(/\s+/).length > LONG ? sentencesOf(text).map((part) => judge(part, null)) : [];
  const { p, mayBeGrave, grade } = parts.reduce(
    (worst, each) => (each.p > worst.p ? each : worst),
    judge(text, vector),
  );
  const ruled = distressGrade(undisguised(plainLine(text)));
  const gravest = Math.max(ruled, grade) as CareGrade;
  if ((ruled > 0 && p >= DOUBT) || p >= STOP) return { act: 'stop', grade: gravest, p };
  if (ruled > 0 || mayBeGrave) return { act: 'check-in', grade: gravest, p };
  return { act: 'none', grade, p };
}

export const isGrave = (grade: CareGrade): grade is DistressGrade => grade >= 2;
