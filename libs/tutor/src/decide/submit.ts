import { acceptsKeystroke, isAnswered } from '@aivy/exam';
import type { HintContext } from '../context/hint-context.js';
import type { Intent } from '../intent/intent.js';
import { isLetter } from '../intent/named.js';
import { LETTERS, type Letter } from '@aivy/item-bank/item';
import { formulasIn } from '../algebra/from-tex.js';
import { sameQuotient, type Quotient } from '../algebra/quotient.js';
import { readLine } from '../algebra/read.js';
import type { Move } from '../move/move.js';

const expression = (text: string): Quotient | undefined => {
  const line = readLine(text);
  return line?.signs.length === 0 ? line.sides[0] : undefined;
};

/** The letter of the choice that has this value, as a student writes "x = 16" for the choice that says 16. */
function letterOf(value: string, choices: Readonly<Record<Letter, string>>): Letter | undefined {
  const given = expression(value);
  return LETTERS.find((letter) => {
    const choice = expression(formulasIn(choices[letter])[0] ?? choices[letter]);
    return given !== undefined && choice !== undefined && sameQuotient(given, choice);
  });
}

/** An answer sent as a message, as the answer field would take it. Whether it is right is not known here. */
export function submitMove({ answer = '' }: Intent, { type, choices }: HintContext): Move {
  if (type === 'blank')
    return acceptsKeystroke(answer) && isAnswered(answer)
      ? { move: 'submit', option: answer }
      : { move: 'which-answer' };
  const letter = isLetter(answer) ? answer : choices && letterOf(answer, choices);
  return letter ? { move: 'submit', option: letter } : { move: 'which-answer' };
}
