import { formulasIn, readLine, relationOf } from '@aivy/item-bank/algebra';
import type { HintContext } from '../context/hint-context.js';
import type { TutorState } from '../state/state.js';
import { FIRST_MATH_SKILL } from '../words/set-of.js';
import { saysChoice } from '../words/pick.js';
import { READING_WAYS } from '../words/ways.js';

const UNIT =
  /,? in ((?:square |cubic )?[a-z]+(?: per [a-z]+)?)(?<!\b(?:total|all|terms|order|common))(?:, | is| of|\?)/;
/** What's asked, as far as it can be said again: "the width", "the number of trucks". */
const ASKED = /\bwhat (?:is|was|are|were) (the [^?.,]+?)(?: (?:if|when|that|which|who)\b[^?.]*)?[?,]/i;
const COUNTED =
  /\bhow many (?:more |of the |of these )?([a-z]+(?: [a-z]+)?) (?:did|does|do|are|is|were|was|can|could|will|would|must|has|have|had)\b/i;
const MOST_WORDS = 9;
/** Where none of the others fits, or each has a word of the choices in it. */
const ANY_CHECK = 'give it one more look';

function askedIn(question: string): string | undefined {
  const plain = question.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const [, counted] = COUNTED.exec(plain) ?? [];
  const asked = counted === undefined ? ASKED.exec(plain)?.[1] : `the number of ${counted}`;
  // A number in it may be the answer's, and half a formula is none.
  return asked !== undefined && asked.split(' ').length <= MOST_WORDS && !/\d|\\\((?!.*\\\))/.test(asked)
    ? asked
    : undefined;
}

/** Ways to test an answer to this question, as what a student could do. They come from the question alone. */
function waysToCheck({ skill, question }: HintContext): readonly string[] {
  if (skill < FIRST_MATH_SKILL) return READING_WAYS[skill]?.check ?? [];
  const relation = formulasIn(question)
    .flatMap((formula) => readLine(formula) ?? [])
    .flatMap((line) => relationOf(line) ?? [])
    .find(({ names }) => names.length > 0);
  const asked = askedIn(question);
  const [, unit] = UNIT.exec(question.replace(/<[^>]*>|\\\(.*?\\\)/g, ' ').replace(/\s+/g, ' ')) ?? [];
  const ways = [
    ...(relation ? [relation.sign === '=' ? 'put it back into the equation' : 'try it in the inequality'] : []),
    ...(asked === undefined ? [] : [`make sure it's ${asked}`]),
    ...(unit === undefined ? [] : [`make sure it's in ${unit}`]),
  ];
  return ways.length > 0 ? ways : ['go over your steps once more'];
}

/** One of them, another one each time. */
export function wayToCheck(context: HintContext, { moves }: TutorState): string {
  const fit = waysToCheck(context).filter((way) => !saysChoice(context, way));
  return fit[moves.filter((move) => move === 'offer-submit').length % Math.max(1, fit.length)] ?? ANY_CHECK;
}
