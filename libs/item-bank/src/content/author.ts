import { ITEM_SCHEMA, LETTERS, type BlankItem, type ChoiceItem, type Letter } from '../item/item.js';

/** Starting parameters by author's band (design/measurement, "Model"), until responses exist. */
const B_BY_BAND = { easy: -1, medium: 0, hard: 1 } as const;
const DISCRIMINATION = 1.25;
const GUESSING = 0.2;

interface Authored {
  key: string;
  skill: number;
  difficulty: 'easy' | 'medium' | 'hard';
  seconds: number;
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

const shared = (authored: Authored, guessing: number) => ({
  schema: ITEM_SCHEMA as typeof ITEM_SCHEMA,
  key: authored.key,
  skill: authored.skill,
  difficulty: authored.difficulty,
  a: DISCRIMINATION,
  b: B_BY_BAND[authored.difficulty],
  c: guessing,
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
  const against = options.map((option) => `<li><strong>Choice ${option.choice.toUpperCase()}</strong>: ${option.feedback}</li>`).join('');
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
  const wrong = Object.entries(authored.wrong).map(([value, note]) => ({ value, misconception: note[0], feedback: note[1] }));
  const against = wrong.map((entry) => `<li><strong>${entry.value}</strong>: ${entry.feedback}</li>`).join('');
  return {
    ...shared(authored, 0),
    type: 'blank',
    answer: authored.answer,
    explanation: `<p><strong>The answer is ${authored.answer.split(',').join(' or ')}.</strong> ${authored.why}</p><p>Frequent slips:</p><ul>${against}</ul>`,
    common_wrong: wrong,
  };
}
