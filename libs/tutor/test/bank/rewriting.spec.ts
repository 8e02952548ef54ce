import type { BankItem } from '@aivy/item-bank/item';
import { decide, renderMove, startTutor, toHintContext } from '../../src/index.js';
import { formulasIn } from '@aivy/item-bank/algebra';
import { ITEMS } from './items.js';

const CHOICES = ['a', 'b', 'c', 'd'] as const;
const REWRITING_SKILL = 18;

/** Formulas without commands, units and environments: what is left of letters are names. */
const letters = (html: string): string =>
  [...html.matchAll(/\\\((.*?)\\\)|\\\[(.*?)\\\]/gs)]
    .map(([formula]) => formula.slice(2, -2))
    .join(' ')
    .replace(/\\(?:text|mathrm|begin|end)\{[^}]*\}|&[a-z]+;/g, ' ')
    .replaceAll('\\pi', 'p ')
    .replace(/\\[a-z]+/gi, ' ')
    .replace(/[^a-z]/gi, '');

const choiceItems = ITEMS.filter((item) => item.type === 'choice');
const allLettered = choiceItems.filter(({ choices }) => CHOICES.some((each) => letters(choices[each]) !== ''));
/** Items of a family differ by their numbers alone, and stand together. */
const lettered = allLettered.filter((_item, index) => index % 5 === 0);

/** Of an expression: what it is compared with, after a transform that keeps equality. */
const OF_EXPRESSIONS: readonly ((q: string, e: string) => string[])[] = [
  (q, e) => [`(${q})=(${e})`],
  (q, e) => [`(${q})+1=(${e})+1`],
  (q, e) => [`2(${q})=2(${e})`],
  (q, e) => [`(${q})-(${e})=0`],
  (q, e) => [`(${q})*7=(${e})*7`],
  (q, e) => [`2*(${q})`, `2*(${e})`],
  (q, e) => [`(${q})-(${e})`],
  (q, e) => [`1/((${q})-(${e})) = 1`],
  (q, e) => [`sqrt((${q})-(${e})) = 0`],
  (q, e) => [`(${q})-(${e}) < 1`],
];
/** Of a letter that the question asks for, or of the student's own, said to be an expression. */
const OF_LETTERS: readonly ((letter: string, e: string) => string[])[] = [
  (u, e) => [`${u}=(${e})`],
  (u, e) => [`5*${u}=5*(${e})`],
  (u, e) => [`${u}-(${e})=0`],
  (u, e) => [`${u}/(${e})=1`],
  (u, e) => [`${u}+3=(${e})+3`],
  (u, e) => [`${u}^2=(${e})^2`],
];
/** A quotient, a step before it's divided. */
const beforeDividing = (letter: string, e: string): string[] => {
  const [, top, bottom] = /^\(\((.*)\)\/\(([^()]*)\)\)$/.exec(e) ?? [];
  return top === undefined ? [] : [`${letter}*(${bottom})=${top}`];
};
const askedLetter = (question: string): string =>
  /(?:equivalent to|represents|value of) \\\(([a-z])\\\)/.exec(question)?.[1] ?? 'z';

/** Of equations and inequalities. */
const OF_RELATIONS: readonly ((q: readonly string[], e: readonly string[], sign: string) => string[])[] = [
  ([l, r], [m, n], sign) => [`(${l})+(${m}) ${sign} (${r})+(${n})`],
  ([l, r], [m, n], sign) => [`3*(${m})+(${l}) ${sign} 3*(${n})+(${r})`],
  (_, [m, n], sign) => [`2*(${m})+1 ${sign} 2*(${n})+1`],
  ([l, r], [m, n], sign) => [`${l} ${sign} ${r}`, `(${m})+(${l}) ${sign} (${n})+(${r})`],
];
const SIGN = /<=|>=|=|<|>/;

/** What is asked about a choice when it is held against a formula of the question. */
function asked(given: string, choice: string): string[][] {
  const [sign] = SIGN.exec(choice) ?? [];
  const [q, e] = [given.split(SIGN), choice.split(SIGN)];
  if (sign === undefined && q.length === 1) return OF_EXPRESSIONS.map((lines) => lines(given, choice));
  if (sign !== undefined && e.length === 2) {
    const both = q.length === 2 ? q : [q[0]!, q[0]!];
    return [
      ...OF_RELATIONS.map((lines) => lines(both, e, sign)),
      ...OF_EXPRESSIONS.map((lines) => lines(both[1]!, e[1]!)),
    ];
  }
  return [];
}

/** One formula with a letter, and no point. */
const isExpression = (choice: string): boolean => /^\\\([^,]*\\\)$/.test(choice) && letters(choice) !== '';

type ChoiceOnly = Extract<BankItem, { type: 'choice' }>;

/** Lines that state a choice as what a letter is, where each choice is an expression and no more. */
const asLetter = (item: ChoiceOnly, choice: string): string[][] =>
  SIGN.test(choice) || !CHOICES.every((each) => isExpression(item.choices[each]))
    ? []
    : [askedLetter(item.question), 'z', 'w'].flatMap((letter) => [
        ...OF_LETTERS.map((lines) => lines(letter, choice)),
        beforeDividing(letter, choice),
      ]);

function told(item: BankItem, messages: readonly string[]): string {
  let state = startTutor(item.id);
  const replies = messages.map((message) => {
    const context = toHintContext(item, state);
    const { move, state: after } = decide(context, state, `check my step: ${message}`);
    state = after;
    return [move, renderMove(move, context, after).text];
  });
  return JSON.stringify([replies, state.question.judged, state.question.line]);
}

/** Arithmetic alone is judged everywhere. */
const holdsLetter = (line: string): boolean => /[a-zπ]/.test(line.replaceAll('sqrt', ''));
const formulaOf = (html: string): string[] =>
  formulasIn(html)
    .filter((each) => each.length < 120)
    // Letters side by side are a word to whoever reads the message.
    .map((each) => each.replace(/sqrt|([a-z])(?=[a-z])/g, (found, letter?: string) => (letter ? `${letter}*` : found)));

describe('an open question whose choices hold letters', () => {
  it('are all of rewriting expressions, and many more', () => {
    expect(lettered.filter(({ skill }) => skill === REWRITING_SKILL).length).toBeGreaterThan(10);
    expect(lettered.length).toBeGreaterThan(100);
  });

  it('is not given away by lines that are the same whatever the letter: each choice is answered like the others', () => {
    const faults: string[] = [];
    let compared = 0;
    for (const item of lettered) {
      const given = formulaOf(item.question).slice(0, 2);
      const of = (letter: (typeof CHOICES)[number]): string[] => formulaOf(item.choices[letter]);
      of(item.answer).forEach((right, part) => {
        for (const probes of [...given.map((q) => (e: string) => asked(q, e)), (e: string) => asLetter(item, e)])
          probes(right).forEach((lines, transform) => {
            const own = lines.filter(holdsLetter);
            const known = told(item, own);
            for (const letter of CHOICES) {
              const wrong = of(letter)[part];
              const other = wrong === undefined ? undefined : probes(wrong)[transform];
              if (letter === item.answer || wrong === undefined || other === undefined) continue;
              if (other.filter(holdsLetter).length !== own.length || own.length === 0) continue;
              // A line of the question's with another sign is another line, whatever the choice.
              if (lines.length > 1 && lines[0] !== other[0]) continue;
              compared += 1;
              if (told(item, other.filter(holdsLetter)) !== known)
                faults.push(`${item.key}: ${lines.join(' ; ')} | ${other.join(' ; ')}`);
            }
          });
      });
    }
    expect(compared).toBeGreaterThan(1_000);
    expect({ faults: faults.length, some: faults.slice(0, 10) }).toEqual({ faults: 0, some: [] });
  });
});
