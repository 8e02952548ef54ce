import type { Item } from '../../item/item.js';
import { blank, choice } from '../author.js';

const COMMUTE =
  '<table><caption>How students in two grades come to school</caption><thead><tr><th scope="col">Grade</th><th scope="col">Bus</th><th scope="col">Bicycle</th><th scope="col">On foot</th><th scope="col">Total</th></tr></thead><tbody><tr><th scope="row">10</th><td>48</td><td>12</td><td>20</td><td>80</td></tr><tr><th scope="row">11</th><td>36</td><td>24</td><td>10</td><td>70</td></tr><tr><th scope="row">Total</th><td>84</td><td>36</td><td>30</td><td>150</td></tr></tbody></table>';

/** Ratios, percentages, data, probability, inference. */
export const PROBLEM_SOLVING_AND_DATA: readonly Item[] = [
  blank({
    key: 'math-percentages-01',
    skill: 26,
    difficulty: 'easy',
    seconds: 60,
    question:
      '<p>A library had \\(640\\) members last year. This year the number of members is \\(15\\%\\) greater than it was last year. How many members does the library have this year?</p>',
    answer: '736',
    why: 'The increase is \\(0.15\\cdot 640=96\\), and \\(640+96=736\\). In one step, \\(1.15\\cdot 640=736\\).',
    wrong: {
      '96': ['part-for-whole', "That's only the increase. It still has to be added to last year's number."],
      '544': ['decrease-for-increase', 'Here the \\(15\\%\\) was taken away, but the number went up.'],
      '655': [
        'percent-as-number',
        'Here \\(15\\) was added, but \\(15\\%\\) means \\(15\\) out of every \\(100\\) members.',
      ],
    },
    hints: [
      'Are there more than \\(640\\) members this year, or fewer?',
      'How do you write \\(15\\%\\) as a decimal?',
      "What's \\(10\\%\\) of \\(640\\), and what's half of that?",
      'Those two together are the increase. What do you add it to?',
    ],
  }),
  choice({
    key: 'math-probability-01',
    skill: 29,
    difficulty: 'medium',
    seconds: 75,
    question: `${COMMUTE}<p>The table shows how the \\(150\\) students in two grades come to school. One student who comes by bicycle is chosen at random. What is the probability that this student is in grade \\(11\\)?</p>`,
    choices: { a: '\\(\\frac{2}{3}\\)', b: '\\(\\frac{12}{35}\\)', c: '\\(\\frac{6}{25}\\)', d: '\\(\\frac{4}{25}\\)' },
    answer: 'a',
    why: 'The student is chosen among the \\(36\\) who come by bicycle, and \\(24\\) of these are in grade \\(11\\). The probability is \\(\\frac{24}{36}=\\frac{2}{3}\\).',
    wrong: {
      b: [
        'wrong-condition',
        'This divides by the \\(70\\) students in grade \\(11\\), but the pick is only from those who come by bicycle.',
      ],
      c: [
        'answered-other-question',
        "That's the chance that any of the \\(150\\) students comes by bicycle, \\(\\frac{36}{150}\\).",
      ],
      d: ['joint-for-conditional', 'This divides by all \\(150\\) students, but you know this one comes by bicycle.'],
    },
    hints: [
      "A probability is a part out of a whole. What's the whole here?",
      'Who could get picked, all the students or only some of them?',
      'You only need one column of the table. Which one?',
      'In that column, what do you divide the grade \\(11\\) number by?',
    ],
  }),
];
