import { authorDifficulty } from '../difficulty/author.js';
import { ITEM_SCHEMA, LETTERS, type BlankItem, type ChoiceItem, type Letter } from '../item/item.js';

/** Starting parameters (design/measurement, "Model"), until responses exist. */
const DISCRIMINATION = 1.25;
const GUESSING = 0.2;

interface Authored {
  key: string;
  /** The template that made the item; its own key when left out. */
  family?: string;
  skill: number;
  /** As the author means it; an item ships with the band that solvers gave it (docs/item-difficulty.md). */
  difficulty: 'easy' | 'medium' | 'hard';
  seconds: number;
  /** Moves b within its band, logits, -0.4 to 0.4. */
  shift?: number;
  passage?: string;
  img?: string;
  question: string;
  /** HTML: why the key is right. The reasons against the wrong answers are appended from their notes. */
  why: string;
  hints: [string, string, string, string];
}

/** Misconception id and the sentence told to a student who gave this answer. */
type Note = [misconception: string, feedback: string];

export interface AuthoredChoice extends Authored {
  choices: Record<Letter, string>;
  answer: Letter;
  wrong: Partial<Record<Letter, Note>>;
}

export interface AuthoredBlank extends Authored {
  answer: string;
  wrong: Record<string, Note>;
}

/** What an item begins with: its author's band, and what guessing brings where there is something to choose. */
export function startingParameters(difficulty: Authored['difficulty'], type: 'choice' | 'blank') {
  const { b, b_sd } = authorDifficulty(difficulty);
  return { a: DISCRIMINATION, b, c: type === 'choice' ? GUESSING : 0, b_sd };
}

const shared = (
  authored: Authored,
  guessing: number,
  { b, b_sd } = authorDifficulty(authored.difficulty, authored.shift),
) => ({
  schema: ITEM_SCHEMA as typeof ITEM_SCHEMA,
  key: authored.key,
  family: authored.family ?? authored.key,
  skill: authored.skill,
  difficulty: authored.difficulty,
  a: DISCRIMINATION,
  b,
  c: guessing,
  b_sd,
  seconds: authored.seconds,
  passage: authored.passage ?? '',
  img: authored.img ?? '',
  question: authored.question,
  hints: authored.hints,
  source: 'original' as const,
  state: 'operational' as const,
});

/** A four-choice item from its authored parts. */
export function choice(authored: AuthoredChoice): ChoiceItem {
  const options = LETTERS.flatMap((letter) => {
    const note = authored.wrong[letter];
    return note ? [{ choice: letter, misconception: note[0], feedback: note[1] }] : [];
  });
  const against = options
    .map((option) => `<li><strong>Choice ${option.choice.toUpperCase()}</strong>: ${option.feedback}</li>`)
    .join('');
  return {
    ...shared(authored, GUESSING),
    type: 'choice',
    choices: authored.choices,
    answer: authored.answer,
    explanation: `<p><strong>Choice ${authored.answer.toUpperCase()} is correct.</strong> ${authored.why}</p><ul>${against}</ul>`,
    options,
  };
}

/** A student-produced item from its authored parts; `answer` is the comma list of accepted values. */
export function blank(authored: AuthoredBlank): BlankItem {
  const wrong = Object.entries(authored.wrong).map(([value, note]) => ({
    value,
    misconception: note[0],
    feedback: note[1],
  }));
  const against = wrong.map((entry) => `<li><strong>${entry.value}</strong>: ${entry.feedback}</li>`).join('');
  return {
    ...shared(authored, 0),
    type: 'blank',
    answer: authored.answer,
    explanation: `<p><strong>The answer is ${authored.answer.split(',').join(' or ')}.</strong> ${authored.why}</p><p>Frequent slips:</p><ul>${against}</ul>`,
    common_wrong: wrong,
  };
}

/** A wrong choice: its text, its misconception id and the sentence told to a student who chose it. */
export type WrongChoice = readonly [text: string, ...note: Note];

/** Of a hard item two wrong choices also say why a good reader takes them: for authors and reviewers, and for nobody else. */
export type TemptingChoice = readonly [...choice: WrongChoice, lure: string];

export interface AuthoredReading extends Authored {
  right: string;
  /** Letter of the right choice. */
  at: Letter;
  /** In the order of the letters that are left. */
  wrong: readonly (WrongChoice | TemptingChoice)[] & { readonly length: 3 };
}

/** A four-choice item in the short form: the right choice and its letter, then the three wrong ones with their reasons. */
export function reading({ right, at, wrong, ...authored }: AuthoredReading): ChoiceItem {
  const left = LETTERS.filter((letter) => letter !== at);
  const choices: Record<Letter, string> = { a: '', b: '', c: '', d: '', [at]: right };
  const notes: Partial<Record<Letter, Note>> = {};
  wrong.forEach(([text, misconception, feedback], index) => {
    const letter = left[index]!;
    choices[letter] = text;
    notes[letter] = [misconception, feedback];
  });
  return choice({ ...authored, choices, answer: at, wrong: notes });
}
