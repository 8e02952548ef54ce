import type { BankItem } from '@aivy/item-bank/item';
import { ITEMS } from '../bank/items.js';

const BLANK = ITEMS.find((item) => item.type === 'blank' && item.family === 'math-percent-of-part')!;
if (BLANK.type !== 'blank') throw new Error('not a blank');

/** 6x + 11y = 203 and 3x + 14y = 212: x is 10, y is 13. */
export const SYSTEM: BankItem = {
  ...BLANK,
  skill: 15,
  question:
    '<p>\\[\\begin{aligned}6x+11y&amp;=203\\\\3x+14y&amp;=212\\end{aligned}\\]</p><p>The solution to the given system of equations is \\((x,y)\\). What is the value of \\(x-y\\)?</p>',
  answer: '-3',
  common_wrong: [{ value: '23', misconception: 'wrong-combination', feedback: 'This is the value of \\(x+y\\).' }],
  talk: {
    math: {
      landmarks: [
        { value: '13', says: 'the value of \\(y\\)', ask: 'How do you get \\(x\\) from it?' },
        { value: '10', says: 'the value of \\(x\\)' },
      ],
      starts: [],
      traps: [],
    },
  },
};

/** 13 feet longer than wide, 114 square feet: 6 by 19. */
export const GARDEN: BankItem = {
  ...BLANK,
  skill: 19,
  question:
    '<p>The length of a garden is \\(13\\) feet greater than its width, and its area is \\(114\\) square feet. What is its width, in feet?</p>',
  answer: '6',
  common_wrong: [
    { value: '19', misconception: 'answered-other-quantity', feedback: 'This is the length.' },
    { value: '50.5', misconception: 'linear-for-quadratic', feedback: 'The area is a product, not a sum.' },
  ],
  talk: {
    math: {
      landmarks: [{ value: '19', says: 'the length', ask: "What's the width, then?" }],
      starts: ['w(w+13)=114'],
      traps: [{ line: 'w+w+13=114', misconception: 'linear-for-quadratic' }],
    },
  },
};

/** 1,000 vehicles, 35% trucks, 80% of those with a trailer: 350, and 280 of them. */
export const TRUCKS: BankItem = {
  ...BLANK,
  question:
    '<p>A total of \\(1000\\) vehicles crossed a bridge. Of these, \\(35\\%\\) were trucks. Of the trucks, \\(80\\%\\) carried a trailer. How many trucks that crossed the bridge carried a trailer?</p>',
  answer: '280',
  common_wrong: [
    { value: '1150', misconception: 'percents-added', feedback: 'The two percentages belong to different groups.' },
    { value: '800', misconception: 'wrong-base', feedback: 'The second percentage is only about the trucks.' },
  ],
  talk: {
    math: {
      landmarks: [{ value: '350', says: 'the number of trucks', ask: 'How many of them carried a trailer?' }],
      starts: ['x=0.8*350'],
      traps: [{ line: '35+80', misconception: 'percents-added' }],
    },
  },
};
