import { LETTERS, type Letter } from '@aivy/item-bank/item';
import { readLine } from '@aivy/item-bank/algebra';

const FORMULA = /\\\((.*?)\\\)|\\\[(.*?)\\\]/gs;
/** Units and names of environments: no letters of mathematics. */
const WORDS_IN_TEX = /\\(?:text|textbf|mathrm|operatorname|begin|end)\{[^}]*\}/g;
/** A letter alone, or behind a number. */
const LONE_LETTER = /(?<![a-z])[a-z](?![a-z])/i;

/** Names of functions that a line may hold without holding a letter. */
const hasLetter = (line: string): boolean => /[a-zπ]/i.test(line.replace(/sqrt|abs/gi, ''));

function choiceHasLetter(choice: string): boolean {
  const formulas = [...choice.matchAll(FORMULA)].map(([, inline, shown]) => inline ?? shown ?? '');
  if (formulas.length === 0) return LONE_LETTER.test(choice) && readLine(choice) !== null;
  return formulas.some((tex) =>
    hasLetter(
      tex
        .replace(WORDS_IN_TEX, ' ')
        .replace(/&[a-z]+;/g, ' ')
        .replace(/\\pi(?![a-z])/g, 'π')
        .replace(/\\[a-z]+/gi, ' '),
    ),
  );
}

/**
 * Could the verdict on a line tell which choice is right? Where choices hold letters, whatever is done to both sides of an
 * equality with the key stays true, and with no other choice: so no line with a letter is judged there. This looks at the
 * characters alone: what the line comes to, even whether it can be read, would already tell.
 */
export const couldTellChoice = (line: string, choices: Readonly<Record<Letter, string>> | null): boolean =>
  choices !== null && hasLetter(line) && LETTERS.some((letter) => choiceHasLetter(choices[letter]));
