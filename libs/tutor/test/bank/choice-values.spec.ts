import type { BankItem } from '@aivy/item-bank/item';
import { decide, renderMove, startTutor, toHintContext } from '../../src/index.js';
import { formulasIn } from '@aivy/item-bank/algebra';
import { ITEMS } from './items.js';

const CHOICES = ['a', 'b', 'c', 'd'] as const;
const NUMBER = /^\s*(?:\\\()?\s*(-?\d+(?:\.\d+)?)\s*(?:\\\))?\s*$/;

/** A choice, or an answer, that is a plain number. */
const numberIn = (html: string): number | null => {
  const found = NUMBER.exec(html.replace(/<[^>]*>/g, '').replace('{,}', ''))?.[1];
  return found === undefined ? null : Number(found);
};

interface Told {
  verdict: string | undefined;
  text: string;
  judged: readonly string[];
}

function told(item: BankItem, line: string): Told {
  const state = startTutor(item.id);
  const context = toHintContext(item, state);
  const { move, state: after } = decide(context, state, `check my step: ${line}`);
  return {
    verdict: move.step?.verdict ?? move.move,
    // The number is the student's own.
    text: renderMove(move, context, after)
      .text.replaceAll(move.about?.[0] ?? ' ', ' ')
      .replace(move.option ?? '', ''),
    judged: after.question.judged,
  };
}

/** Both say nothing of the line; that a choice is zero everybody sees. */
const withheld = (verdict: string | undefined): string | undefined =>
  verdict === 'submit-it' || verdict === 'leads-to-choice' ? 'withheld' : verdict;
/** As it is typed, without the noise of binary fractions. */
const typed = (value: number): string => String(Number(value.toFixed(6)));

const relationsOf = (item: BankItem): string[] =>
  formulasIn(item.question).filter((each) => /[a-z].*=|=.*[a-z]/.test(each));
const nameIn = (relation: string): string | undefined => {
  const names = new Set(relation.replace(/sqrt/g, '').match(/[a-z]/g));
  return names.size === 1 ? [...names][0] : undefined;
};

/** Ways of asking whether a number is the right one that look like steps. */
function probes(item: BankItem, value: number): string[] {
  const relations = relationsOf(item);
  const name = relations.map(nameIn).find((each) => each !== undefined) ?? 'x';
  const put = relations.flatMap((relation) =>
    nameIn(relation) === name
      ? relation.replace(/sqrt|[a-z]/g, (found) => (found === name ? `(${value})` : found))
      : [],
  );
  const asked = formulasIn(item.question).filter(
    (each) => !/[=<>]/.test(each) && /[a-z].*[-+*/^\d]|\d.*[a-z]/.test(each),
  );
  return [
    `${name} = ${value}`,
    `${value} = ${name}`,
    `2*${name} = ${typed(2 * value)}`,
    `${name} - ${value} = 0`.replace('- -', '+ '),
    `${name} + 1 = ${typed(value + 1)}`,
    `3*${name} + 7 = ${typed(3 * value + 7)}`,
    ...put,
    ...asked.flatMap((each) => [`${each} = ${value}`]),
  ];
}

describe('lines about a value that may be the answer, before the question is complete', () => {
  it('are answered alike for all choices of a question whose choices are numbers, over the whole bank', () => {
    const faults: string[] = [];
    let compared = 0;
    for (const item of ITEMS) {
      if (item.type !== 'choice') continue;
      const values = CHOICES.map((letter) => numberIn(item.choices[letter]));
      if (values.some((value) => value === null)) continue;
      const replies = values.map((value) => probes(item, value!).map((line) => ({ line, ...told(item, line) })));
      replies[0]!.forEach((first, probe) => {
        compared += 1;
        const verdicts = replies.map((each) => withheld(each[probe]?.verdict));
        if (new Set(verdicts).size > 1)
          faults.push(`${item.key} key ${item.answer}: ${first.line} ${verdicts.join(' ')}`);
      });
    }
    expect(compared).toBeGreaterThan(500);
    expect({ faults: faults.length, some: faults.slice(0, 12) }).toEqual({ faults: 0, some: [] });
  });

  it('get the same reply right or wrong when they are a bare final value of a number to enter', () => {
    let compared = 0;
    for (const item of ITEMS) {
      if (item.type !== 'blank') continue;
      const right = Number(item.answer.split(',')[0]!.trim());
      if (!Number.isFinite(right)) continue;
      const bare = (value: number): string[] => [
        `x = ${value}`,
        `${value} = x`,
        `the answer is ${value}/1`,
        ...formulasIn(item.question)
          .filter((each) => !/[=<>]/.test(each) && /[a-z].*[-+]|[-+].*[a-z]/.test(each))
          .map((each) => `${each} = ${value}`),
      ];
      const landmarks = item.talk?.math?.landmarks.map(({ value }) => Number(value.replace('%', ''))) ?? [];
      // A landmark is no answer to try, and is told as what it is.
      const wrong = bare([3, 4, 5, 7, 11, 13].map((more) => right + more).find((value) => !landmarks.includes(value))!);
      bare(right).forEach((line, index) => {
        compared += 1;
        expect([item.key, line, told(item, line)]).toEqual([item.key, line, told(item, wrong[index]!)]);
      });
    }
    expect(compared).toBeGreaterThan(500);
  });
});

/** The one number in which the choices differ, where they differ in nothing else; null for others. */
function numbersApart(choices: Readonly<Record<(typeof CHOICES)[number], string>>): string[] | null {
  const all = CHOICES.map(
    (letter) => choices[letter].replace(/<[^>]*>/g, '').match(/-?\d+(?:\.\d+)?|[^-\d]+|-/g) ?? [],
  );
  const [first] = all;
  const differing = [...(first ?? []).keys()].filter((at) => new Set(all.map((parts) => parts[at])).size > 1);
  const isSameLength = new Set(all.map(({ length }) => length)).size === 1;
  const [at, ...more] = differing;
  if (!isSameLength || at === undefined || more.length > 0) return null;
  const numbers = all.map((parts) => parts[at]!);
  return numbers.every((each) => /\d/.test(each)) && all.every(({ length }) => length > 3) ? numbers : null;
}

describe('a number said in which the choices differ', () => {
  it('names no choice whose text is longer than the number', () => {
    const faults: string[] = [];
    let compared = 0;
    for (const item of ITEMS) {
      if (item.type !== 'choice' || item.talk?.math === undefined) continue;
      const numbers = numbersApart(item.choices);
      // What an author says leads on is no answer, and is told as what it is.
      const steps = item.talk.math.landmarks.map(({ value }) => value);
      if (!numbers || numbers.some((each) => steps.includes(each))) continue;
      for (const said of ["it's at N", 'at N, like I said', 'N i think', "it's N", 'N', 'i got N']) {
        for (const number of numbers) {
          const state = startTutor(item.id);
          const { move } = decide(toHintContext(item, state), state, said.replace('N', number));
          compared += 1;
          if (move.option !== undefined) faults.push(`${item.key} ${said}: ${number} ${move.option}`);
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
    expect({ faults: faults.length, some: faults.slice(0, 12) }).toEqual({ faults: 0, some: [] });
  });
});

/** What students say around a number, which is no wish to have it submitted. */
const AROUND = [
  'at N, like I said',
  'the answer is N because i added',
  'i divided and got N',
  'N is the answer right',
  'half is N',
  'me da N',
  'y N',
  'it crosses at N',
  'at N i think',
  'N',
];

describe('a number of a choice, whatever is said around it', () => {
  it('gets the same kind of reply for every choice, over the whole bank', () => {
    const faults: string[] = [];
    let compared = 0;
    for (const item of ITEMS) {
      if (item.type !== 'choice' || item.talk?.math === undefined) continue;
      const values = CHOICES.map((letter) => item.choices[letter].replace(/<[^>]*>|\\\(|\\\)|\\(?=%)/g, ''));
      if (!values.every((value) => /^-?\d+(?:\.\d+)?%?$/.test(value))) continue;
      for (const said of AROUND) {
        const moves = values.map((value) => {
          const state = startTutor(item.id);
          const { move } = decide(toHintContext(item, state), state, said.replace('N', value));
          return `${move.move} ${move.step?.verdict} ${move.idea}`;
        });
        compared += 1;
        if (new Set(moves).size > 1) faults.push(`${item.key} ${said}: ${moves.join(' | ')}`);
      }
    }
    expect(compared).toBeGreaterThan(2_000);
    expect({ faults: faults.length, some: faults.slice(0, 12) }).toEqual({ faults: 0, some: [] });
  });
});
