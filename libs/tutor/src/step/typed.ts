import { formulasIn, lettersIn, namesIn, numberOf, readLine, type Quotient } from '@aivy/item-bank/algebra';
import type { Letter } from '@aivy/item-bank/item';

type Choices = Readonly<Record<Letter, string>>;

const FUNCTIONS = /sqrt|abs|pi(?![a-z])/g;
/** A letter that the question asks for: "Which expression is equivalent to \(x\)?" */
const GOAL =
  /(?:equivalent to|represents?|value of|gives|terms of [^?]*, what is|what is) \\\(([a-z])\\\)(?![a-z(]| and )/i;
const ASKS_TO_REWRITE = /equivalent|rewrit|expand|factor|simplif|(?:written|expressed) (?:as|in)/i;

/** The letters of a line, by its characters: what cancels out counts, too. */
export const typedLetters = (text: string): string[] => [
  ...new Set(text.toLowerCase().replace(FUNCTIONS, ' ').match(/[a-z]/g) ?? []),
];

/** The letters that choices hold. */
export const choiceLetters = (choices: Choices): ReadonlySet<string> =>
  new Set(
    Object.values(choices).flatMap((choice) => {
      const found = [...lettersIn(choice)];
      return found.length > 0 || choice.includes('\\') ? found.map((each) => each.toLowerCase()) : typedLetters(choice);
    }),
  );

export const goalOf = (question: string): string | undefined => GOAL.exec(question)?.[1]?.toLowerCase();

/** The expression that a question asks to rewrite in the letters of its choices; undefined for other questions. */
export function toRewrite(question: string, choices: Choices): Quotient | undefined {
  const letters = choiceLetters(choices);
  return formulasIn(question)
    .map(readLine)
    .flatMap((line) => (line?.signs.length === 0 ? line.sides : []))
    .find(
      (side) =>
        ASKS_TO_REWRITE.test(question) &&
        numberOf(side) === null &&
        (side.top.size > 1 || side.bottom.size > 1 || namesIn(side).length > 1) &&
        namesIn(side).every((name) => letters.has(name)),
    );
}

/** What a term without parentheses is a multiple of, by its characters: `-3x^2` of `x^2`, `7` of ''. */
const kindOf = (term: string): string => (/[a-z].*/.exec(term)?.[0] ?? '').replace(/[\s*]/g, '');

/** The kinds of terms of a sum without parentheses, one for each term; null for anything else. */
export function termKinds(text: string): string[] | null {
  if (/[()/=<>|]|sqrt|abs/.test(text)) return null;
  const terms = text
    .toLowerCase()
    .split(/(?<=[\da-z] *)[-+]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
  return terms.map(kindOf);
}
