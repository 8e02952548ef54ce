import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

/** Cross-Text Connections. */
export const CROSS_TEXT: readonly Item[] = [
  choice({
    key: 'rw-crosstext-01', skill: 7, difficulty: 'hard', seconds: 90,
    passage: '<p><strong>Text 1</strong></p><p>Whistled languages, such as the one used to call across the valleys of La Gomera in the Canary Islands, are often treated as relics. As mobile phones reach remote villages, the reasoning goes, the practical need for whistling vanishes, and a practice without a practical need cannot survive for long. Preservation programs can record such languages, but they cannot keep them alive.</p><p><strong>Text 2</strong></p><p>Schools on La Gomera have taught whistling since 1999. Few pupils will ever need it to send a message across a ravine. Yet many go on whistling: at festivals, at matches, in jokes between friends. What began as a tool has become a badge of belonging, and badges, unlike tools, do not have to be useful to be kept.</p>',
    question: '<p>Based on the texts, how would the author of Text 2 most likely respond to the reasoning about practical need presented in Text 1?</p>',
    choices: {
      a: 'By conceding that it holds for whistled languages but pointing out that it does not hold for spoken ones',
      b: 'By arguing that it overlooks another reason that people can have for keeping a practice',
      c: 'By insisting that whistling remains the most practical way of communicating across the island’s ravines',
      d: 'By suggesting that it is too early to know whether pupils on La Gomera will go on whistling as adults',
    },
    answer: 'b',
    why: 'Text 1 assumes that usefulness is what keeps a practice alive. Text 2 answers that whistling lives on as “a badge of belonging,” and badges “do not have to be useful to be kept”: a reason the first argument leaves out.',
    wrong: {
      a: ['opposite-meaning', 'Text 2 uses whistling itself as the counterexample, so its author would not concede the point for whistled languages.'],
      c: ['opposite-meaning', 'Text 2 agrees that few pupils need whistling to send messages; it does not defend its practical use.'],
      d: ['not-stated', 'Text 2 says nothing about waiting to see; it offers a reason why the practice is kept.'],
    },
    hints: [
      'Sum up each text in one sentence before you look at the choices.',
      'What does Text 1 take to be the only thing that keeps a practice going?',
      'Does Text 2 deny that the practical need is small, or does it accept that and say something more?',
      'Look at the contrast of “badges” and “tools” in the last sentence of Text 2.',
    ],
  }),
];
