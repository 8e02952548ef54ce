import {
  isolates,
  lettersIn,
  numberOf,
  type Quotient,
  readLine,
  relationOf,
  sameQuotient,
} from '@aivy/item-bank/algebra';
import type { Letter } from '@aivy/item-bank/item';
import { isChoiceValue } from '../step/choice-values.js';
import type { MathGround } from './ground.js';

type Landmark = MathGround['landmarks'][number];

/** What a value is compared with. */
interface Place {
  readonly question: string;
  readonly choices: Readonly<Record<Letter, string>> | null;
  readonly math?: MathGround | undefined;
}

/** A value as a student states it: bare, of a letter, or at the end of a worked line. */
interface Stated {
  readonly value: Quotient;
  readonly letter?: string;
}

const expression = (text: string): Quotient | undefined => {
  const line = readLine(text);
  return line?.signs.length === 0 ? line.sides[0] : undefined;
};

function stated(text: string): Stated | null {
  const line = readLine(text);
  if (!line) return null;
  const relation = relationOf(line);
  if (relation?.sign === '=' && isolates(relation)) {
    const [side, value] = numberOf(relation.right) ? [relation.left, relation.right] : [relation.right, relation.left];
    const isPositive = [...side.top.values()].every(({ num }) => num > 0n);
    return isPositive ? { letter: relation.names[0]!, value } : null;
  }
  // A multiple of pi is a value too; other letters that cancel out would tell that two sides are the same.
  const isNumbers = !/[a-z]/i.test(text.replace(/sqrt|abs|pi/gi, '')) && line.signs.every((sign) => sign === '=');
  return isNumbers ? { value: line.sides.at(-1)! } : null;
}

/** Does the question ask for this letter alone: "What is the least possible value of x?" */
export const asksFor = (letter: string, question: string): boolean =>
  new RegExp(`\\bwhat (?:is )?(?:(?:the )?(?:\\w+ )*value of )?\\\\\\(${letter}\\\\\\)`, 'i').test(question);

/** Is a letter one of the question's own? */
const isOfQuestion = (letter: string, question: string): boolean => lettersIn(question).has(letter);

/** The letter whose value a landmark is: "the value of \(y\)", `\(y\)`. */
const letterOf = ({ says }: Landmark): string | undefined => /^(?:the value of )?\\\(([a-z])\\\)$/.exec(says)?.[1];

/** A student's own letter may stand for anything; the question's letters are what they are. */
function fitsLetter(landmark: Landmark, letter: string | undefined, question: string): boolean {
  if (letter === undefined) return true;
  return isOfQuestion(letter, question) ? letterOf(landmark) === letter : letterOf(landmark) === undefined;
}

/** 13% is typed as 13, 13%, or 0.13. */
const valuesOf = (value: string): Quotient[] =>
  [value, ...(value.endsWith('%') ? [value.slice(0, -1)] : [])].flatMap((text) => expression(text) ?? []);

/**
 * The landmark that a line states; null for none. A number among the choices isn't told apart from the others, unless
 * it's said to be a letter that the question doesn't ask for.
 */
export function landmarkIn(text: string, { question, choices, math }: Place): Landmark | null {
  const found = stated(text);
  if (!found || !math) return null;
  const { letter, value } = found;
  const notAsked = letter !== undefined && isOfQuestion(letter, question) && !asksFor(letter, question);
  if (!notAsked && isChoiceValue(value, choices)) return null;
  return (
    math.landmarks.find(
      (landmark) =>
        fitsLetter(landmark, letter, question) && valuesOf(landmark.value).some((each) => sameQuotient(each, value)),
    ) ?? null
  );
}

/** The landmark that an expression of numbers is worked out from: 350 in `0.8 * 350`; null for none. */
export function landmarkUsed(text: string, math: MathGround): Landmark | null {
  const written = (text.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((number) => expression(number) ?? []);
  return (
    math.landmarks.find(({ value }) =>
      valuesOf(value).some((each) => written.some((one) => sameQuotient(each, one))),
    ) ?? null
  );
}
