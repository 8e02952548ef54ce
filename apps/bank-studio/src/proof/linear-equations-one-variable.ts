import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed, gap, root, satisfies } from './relation.js';
import { texValue } from './tex-value.js';

const equation = (question: string): string => displayed(question)[0] ?? '';

/** Puts the answer into both sides of the printed equation. */
const solvesEquation: Oracle = ({ question }, answer) => satisfies(equation(question), { x: texValue(answer) });

/** Adds the rate to the fee, once for each unit, and looks at the sum. */
const paysTotal: Oracle = ({ numbers: [fee = 0, rate = 0, total = 0] }, answer) => {
  let sum = fee;
  for (let unit = 0; unit < answerValue(answer); unit += 1) sum += rate;
  return sum === total;
};

/** Solves for x and puts it into the expression asked for. */
const valueOfExpression: Oracle = ({ question }, answer) => {
  const [, asked = ''] = /value of \\\((.*?)\\\)/.exec(question) ?? [];
  return answers(answer, texValue(asked, { x: root((x) => gap(equation(question), { x })) }));
};

/** Compares the two sides at two places: lines that agree in both are the same, at one distance they never meet. */
const countsSolutions: Oracle = ({ question }, answer) => {
  const [here, there] = [0, 1].map((x) => gap(equation(question), { x })) as [number, number];
  const count = here !== there ? 'Exactly one' : here === 0 ? 'Infinitely many' : 'Zero';
  return answer === count;
};

/** With the answer for k, the two sides keep one distance, which is not 0. */
const leavesNoSolution: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [here, there] = [0, 1].map((x) => gap(equation(question), { x, k })) as [number, number];
  return close(here, there) && !close(here, 0);
};

/** Tries every first part. */
const thirdPart: Oracle = ({ question, numbers: [total = 0, plus = 0] }, answer) => {
  const times = ['', '', 'twice', 'three times', 'four times'].findIndex(
    (word) => word !== '' && question.includes(`${word} as`),
  );
  const fitting = Array.from({ length: total }, (_, first) => first).filter(
    (first) => first + times * first + times * first + plus === total,
  );
  return fitting.length === 1 && answers(answer, times * fitting[0]! + plus);
};

export const LINEAR_EQUATIONS_ONE_VARIABLE_ORACLES: Readonly<Record<string, Oracle>> = {
  'linear-one-distribute': solvesEquation,
  'linear-one-fixed-fee': paysTotal,
  'linear-one-common-expression': valueOfExpression,
  'linear-one-fractions': solvesEquation,
  'linear-one-number-of-solutions': countsSolutions,
  'linear-one-no-solution-constant': leavesNoSolution,
  'linear-one-three-parts': thirdPart,
};
