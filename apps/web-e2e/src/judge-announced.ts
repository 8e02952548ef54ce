import { beforeAll, expect, it } from '@jest/globals';
import { FORM_KEY } from './answer-key.js';
import {
  cellsOf,
  descriptionOf,
  formulasOf,
  isPlainPower,
  questionOf,
  wordsOf,
  type FormQuestion,
} from './said-of-form.js';
import { isTextOfFormula } from './said.js';
import type { Section } from './test-screen.js';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** A browser with the diagnostic test, and what it tells a screen reader. */
export interface ReadScreen {
  /** From the preview to the first question. */
  start(): Promise<void>;
  choose(letter: 'b'): Promise<void>;
  /** From a question to the one behind it. @param number of that, from 2 */
  next(section: Section, number: number): Promise<void>;
  /** From any question of Reading & Writing to the first of Math. */
  toMath(): Promise<void>;
  lines(): Promise<string[]>;
}

/** The questions that are listened to. */
const QUESTIONS = {
  first: questionOf('english', () => true),
  table: questionOf('english', ({ passage }) => passage.includes('<table')),
  formula: questionOf('math', (item) => isPlainPower(formulasOf(item.question)[0] ?? '')),
  choices: questionOf(
    'math',
    (item) => item.type === 'choice' && LETTERS.every((letter) => item.choices[letter].startsWith('\\(')),
  ),
  graph: questionOf('math', ({ img, question }) => `${img}${question}`.includes('<svg')),
};
type Listened = keyof typeof QUESTIONS;

/** Goes through the form once. @returns what was announced at each of the questions */
async function listen(screen: ReadScreen): Promise<Record<Listened, string[]>> {
  const said: Partial<Record<Listened, string[]>> = {};
  const walk = async (section: Section): Promise<void> => {
    const here = (Object.keys(QUESTIONS) as Listened[]).filter((name) => QUESTIONS[name].section === section);
    const last = Math.max(...here.map((name) => QUESTIONS[name].number));
    for (let number = 1; number <= last; number += 1) {
      if (number > 1) await screen.next(section, number);
      const wanted = here.filter((name) => QUESTIONS[name].number === number);
      if (wanted.length === 0) continue;
      const lines = await screen.lines();
      for (const name of wanted) said[name] = lines;
    }
  };
  await screen.start();
  await screen.choose('b');
  await walk('english');
  await screen.toMath();
  await walk('math');
  return said as Record<Listened, string[]>;
}

const choicesOf = (item: FormQuestion['item']): Record<(typeof LETTERS)[number], string> => {
  if (item.type !== 'choice') throw new Error(`${item.key} has no choices`);
  return item.choices;
};
/** Letters of a formula are italic by their code. */
const upright = (line: string): string => line.normalize('NFKC');

/** The texts of the first formula of a question, and how its parts are built. */
function formulaIn(lines: readonly string[]): { leaves: string; powers: number } {
  const from = lines.findIndex((line) => line === 'MathMLMath');
  const rest = lines.slice(from + 1);
  const parts: string[] = [];
  let powers = 0;
  for (let at = 0; at < rest.length; at += 1) {
    const line = rest[at]!;
    if (line === 'MathMLSup') powers += 1;
    else if (isTextOfFormula(line)) parts.push(upright(rest[(at += 1)] ?? ''));
    else break;
  }
  return { leaves: parts.join(''), powers };
}

/** What is announced of the diagnostic test, in order. @param open a fresh browser */
export function judgeAnnounced(open: () => Promise<ReadScreen>): void {
  let said: Record<Listened, string[]>;
  beforeAll(async () => {
    said = await listen(await open());
  });

  it('of a whole question: passage, number, tools, question, then the choices with their letters and states', () => {
    const { item, number } = QUESTIONS.first;
    const choices = choicesOf(item);
    expect(said.first).toEqual([
      'main',
      'region "Passage"',
      wordsOf(item.passage),
      'separator "Divider between passage and question"',
      'region "Question and answers"',
      `heading "Question ${number} of ${FORM_KEY.english.length}" level=2`,
      'button "Mark for review"',
      'button "ABC: eliminate answers"',
      wordsOf(item.question),
      'list "Answer choices"',
      ...LETTERS.flatMap((letter) => [
        'listitem',
        `button "${letter.toUpperCase()} ${wordsOf(choices[letter])}"${letter === 'b' ? ' pressed=true' : ''}`,
      ]),
    ]);
  });

  it('of a formula: its MathML once, part by part, and nothing of its drawing', () => {
    const lines = said.formula;
    const formulas = formulasOf(QUESTIONS.formula.item.question);
    const tex = formulas[0] ?? '';
    expect(lines.filter((line) => line === 'MathMLMath')).toHaveLength(formulas.length);
    expect(formulaIn(lines)).toEqual({ leaves: tex.replaceAll('^', ''), powers: [...tex.matchAll(/\^/g)].length });
    expect(lines.filter((line) => /^(SvgRoot|graphics|mjx)/i.test(line))).toEqual([]);
    expect(lines.join(' ')).not.toMatch(/\\[([a-z]/);
  });

  it('of choices that are formulas: each in words behind its letter, so that none sounds like another', () => {
    const choices = said.choices.filter((line) => /^button "[A-D]\b/.test(line) && !line.includes('ABC'));
    expect(choices.map((line) => line.slice(0, 9))).toEqual(['button "A', 'button "B', 'button "C', 'button "D']);
    const words = choices.map((line) => /^button "[A-D] (.+)"/.exec(line)?.[1] ?? '');
    expect(words.every((each) => /[\p{L}\p{N}]/u.test(each))).toBe(true);
    expect(new Set(words).size).toBe(4);
    expect(choices.join(' ')).not.toContain('\\');
  });

  it('of a table: its title, the names of its columns and rows, and its cells in order', () => {
    const { passage } = QUESTIONS.table.item;
    const caption = wordsOf(/<caption>(.*?)<\/caption>/.exec(passage)?.[1] ?? '');
    const from = said.table.indexOf(`table "${caption}"`);
    expect(from).toBeGreaterThan(-1);
    expect(said.table.slice(from).filter((line) => /^(columnheader|rowheader|cell) /.test(line))).toEqual(
      cellsOf(passage),
    );
  });

  it('of a graph: that it is one and what it shows, and none of the numbers it is made of', () => {
    const { img, question } = QUESTIONS.graph.item;
    const description = descriptionOf(`${img}${question}`);
    expect(description.length).toBeGreaterThan(20);
    expect(said.graph.filter((line) => line.startsWith('image'))).toEqual([`image "${description}"`]);
  });
}
