/** What a tutor says without giving anything away, in the words of the bank and in those of a model that rephrases them. */
import type { LeakableItem } from './fill.js';
import { FURTHER_HARMLESS } from './further-harmless.js';

export interface AuthoredItem extends LeakableItem {
  hints: readonly string[];
  /** Of wrong options or values: the letter tried, and what is said about it. */
  feedback: readonly { tried?: string; text: string }[];
}

export interface HarmlessReply {
  text: string;
  /** What the student has been shown by then, besides the question. */
  shown: readonly string[];
  tried: readonly string[];
}

const OPENINGS = [
  'Good question! ',
  'Let’s take this one step at a time. ',
  'You are closer than you think. ',
  'Happy to help. ',
  'I can’t hand you the answer, but here is a way to get there. ',
  'Okay, think about this for a moment: ',
  'Here is something to try first. ',
  'That is a fair point, and it is worth slowing down here. ',
  'No problem, many students stumble at this point. ',
  'A small nudge: ',
  'Before you decide, read all four choices once more. ',
  'Two things are worth checking. ',
  'However you do it, keep your work tidy. ',
  'Sure! ',
];
const CLOSINGS = [
  ' What do you notice?',
  ' Give it a try and tell me what you find.',
  ' Take your time!',
  ' Which of the choices, A, B, C and D, would you look at again after that?',
  ' Then check each option against it.',
  ' Write down your first line and I will look at it with you.',
  ' How would you put that in your own words?',
  ' You have another attempt, so nothing is lost.',
  ' Start with the first sentence, then read on to the last.',
  ' If you get stuck, ask me for the next hint.',
  ' Does that agree with what you had?',
  ' One more look at the question may help.',
  '',
];
const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/\bLook for\b/g, 'Try to find'],
  [/\bRead\b/g, 'Go over'],
  [/\bAsk\b/g, 'Ask yourself'],
  [/\bWhich\b/g, 'Think: which'],
  [/\bCompare\b/g, 'Put side by side'],
  [/\bWhat\b/g, 'So, what'],
  [/\bthe text\b/g, 'the passage'],
  [/\bDivide\b/g, 'Now divide'],
  [/\bfirst\b/g, 'to begin with'],
  [/\bbut\b/g, 'yet'],
  [/\bmust\b/g, 'has to'],
  [/\bbecause\b/g, 'since'],
  [/\bshows?\b/g, 'makes clear'],
  [/\bThe\b/g, 'Here the'],
  [/\bcannot\b/g, 'can’t'],
];
const GENERAL = [
  'Let’s go back to the question itself. Underline what it asks for, then see which part of the text speaks about that.',
  'It helps to answer in your own words before you look at the choices. What would you say?',
  'Try to say why each option might be wrong. One reason is enough to set an option aside.',
  'Write the equation down and do the same thing to both sides. What is your first step?',
  'Sometimes drawing a quick picture helps. Mark what is given and what is asked.',
  'Nice thinking so far. Which word in the question tells you what kind of answer is wanted?',
  'A term is a number, a variable, or a product of them; terms are added together.',
  'I understand that this is frustrating. Let’s slow down: what do you know for sure?',
  'I can’t tell you which option to choose, but I can help you check your reasoning.',
  'Units matter here. What does the question measure the result in?',
  'Good, keep going! Then put your result back into the original equation to check it.',
  'Think about the purpose of the sentence: does it add, contrast, or give a reason?',
];

const plain = (html: string): string => html.replace(/<[^>]+>/g, '').trim();
const rephrased = (text: string, seed: number): string =>
  SWAPS.reduce((all, [from, to], index) => ((index + seed) % 3 === 0 ? all.replace(from, to) : all), text);

/** @param seed picks opening, closing and wording */
export function harmlessReplies(item: AuthoredItem, seed: number): HarmlessReply[] {
  const opening = (at: number): string => OPENINGS[(seed + at) % OPENINGS.length]!;
  const closing = (at: number): string => CLOSINGS[(seed * 3 + at) % CLOSINGS.length]!;
  const hints = item.hints.map(plain);
  const asHint = hints.map((hint, rung) => ({
    text: opening(rung) + rephrased(hint, seed + rung) + closing(rung),
    shown: hints.slice(0, rung + 1),
    tried: [],
  }));
  const asFeedback = item.feedback.slice(0, 1).map(({ tried, text }) => ({
    text: `${opening(7)}${tried ? `About ${tried.toUpperCase()}: ` : ''}${rephrased(plain(text), seed)}${closing(5)}`,
    shown: [plain(text)],
    tried: tried ? [tried] : [],
  }));
  const general = { text: GENERAL[seed % GENERAL.length]! + closing(seed), shown: [], tried: [] };
  return [...asHint, ...asFeedback, general];
}

/**
 * Some of the further replies, filled for an item: a wrong choice or value that was tried, and a number of the question.
 * Those that would say a number of the answer, or a choice, by chance are left out: they are not harmless there.
 * @param seed which of them @param count how many are looked at
 */
export function furtherHarmless(item: AuthoredItem, seed: number, count: number): HarmlessReply[] {
  const [wrong] = item.feedback;
  const given = (plain(item.asked).match(/\d+/g) ?? []).find((each) => each.length < 5);
  const value = wrong?.tried === undefined ? /-?\d+/.exec(item.answer)?.[0] : undefined;
  const fields: Readonly<Record<string, string | undefined>> = {
    W: wrong?.tried?.toUpperCase(),
    wv: value === undefined ? undefined : String(Number(value) * 3 + 17),
    g: given === value ? undefined : given,
  };
  return Array.from(
    { length: count },
    (_, at) => FURTHER_HARMLESS[(seed * count + at) % FURTHER_HARMLESS.length]!,
  ).flatMap((template) => {
    let missing = false;
    const tried: string[] = [];
    const text = template.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const field = fields[name];
      if (field === undefined) missing = true;
      if (field !== undefined && name !== 'g') tried.push(field.toLowerCase());
      return field ?? '';
    });
    return missing ? [] : [{ text, shown: [], tried: [...new Set(tried)] }];
  });
}
