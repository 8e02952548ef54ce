import type { Item } from '../../item/item.js';
import { choice } from '../author.js';
import { plane } from '../figures/plane.js';
import { dot, line } from '../figures/svg.js';

/** Linear equations, functions, systems and inequalities. */
export const ALGEBRA: readonly Item[] = [
  choice({
    key: 'math-linear-one-01',
    skill: 12,
    difficulty: 'easy',
    seconds: 60,
    question: '<p>\\[3(x-4)+5=2x+9\\]</p><p>What value of \\(x\\) is the solution to the given equation?</p>',
    choices: { a: '\\(2\\)', b: '\\(8\\)', c: '\\(16\\)', d: '\\(26\\)' },
    answer: 'c',
    why: 'Distributing gives \\(3x-12+5=2x+9\\), or \\(3x-7=2x+9\\). Subtracting \\(2x\\) and adding \\(7\\) gives \\(x=16\\).',
    wrong: {
      a: [
        'sign-slip-moving-term',
        'In \\(3x-7=2x+9\\), the \\(7\\) got subtracted on the right, \\(9-7=2\\). It should be added.',
      ],
      b: ['forgot-to-distribute', 'The \\(3\\) only multiplied the \\(x\\). It has to multiply the \\(4\\), too.'],
      d: ['sign-slip-combining', "\\(-12+5\\) turned into \\(-17\\), but it's \\(-7\\)."],
    },
    hints: [
      'The parentheses are in the way. How do you get rid of them?',
      'The \\(3\\) multiplies both things inside. What do you get for each?',
      'Put the plain numbers on the left together. Which one of them is negative?',
      'Get the \\(x\\)s on one side and the numbers on the other. How many \\(x\\) are left?',
    ],
  }),
  choice({
    key: 'math-functions-01',
    skill: 14,
    difficulty: 'easy',
    seconds: 55,
    question:
      '<p>A tank holds \\(1{,}200\\) liters of water. A valve is opened, and water drains from the tank at a constant rate of \\(35\\) liters per minute. Which function \\(f\\) gives the amount of water, in liters, left in the tank \\(t\\) minutes after the valve is opened, where \\(t\\le 34\\)?</p>',
    choices: {
      a: '\\(f(t)=1{,}200-35t\\)',
      b: '\\(f(t)=1{,}200+35t\\)',
      c: '\\(f(t)=35-1{,}200t\\)',
      d: '\\(f(t)=35t-1{,}200\\)',
    },
    answer: 'a',
    why: 'The tank starts with \\(1{,}200\\) liters and loses \\(35\\) liters each minute, so after \\(t\\) minutes it has lost \\(35t\\) liters and \\(1{,}200-35t\\) are left.',
    wrong: {
      b: ['rate-sign', 'Adding \\(35t\\) would mean water is flowing into the tank.'],
      c: [
        'rate-and-start-swapped',
        'The starting amount and the rate traded places. The rate is what multiplies \\(t\\).',
      ],
      d: [
        'reversed-subtraction',
        "This takes the starting amount away from what drained, so it's negative at the start.",
      ],
    },
    hints: [
      'You need where it starts and how fast it changes. Which number is which?',
      'How much water is in the tank at \\(t=0\\)?',
      'How much water has drained out after \\(t\\) minutes?',
      'Does the water go up or down over time, and what sign does that give the rate?',
    ],
  }),
  choice({
    key: 'math-systems-01',
    skill: 15,
    difficulty: 'easy',
    seconds: 80,
    question:
      '<p>For a play, a school sold \\(42\\) tickets for a total of \\(\\$290\\). Each adult ticket cost \\(\\$9\\), and each child ticket cost \\(\\$5\\). How many adult tickets did the school sell?</p>',
    choices: { a: '\\(16\\)', b: '\\(20\\)', c: '\\(22\\)', d: '\\(32\\)' },
    answer: 'b',
    why: 'With \\(a\\) adult and \\(c\\) child tickets, \\(a+c=42\\) and \\(9a+5c=290\\). Substituting \\(c=42-a\\) gives \\(9a+210-5a=290\\), so \\(4a=80\\) and \\(a=20\\).',
    wrong: {
      a: [
        'divided-by-wrong-coefficient',
        'After \\(290-210=80\\), the \\(80\\) was divided by \\(5\\). Each adult ticket adds \\(9-5=4\\) dollars.',
      ],
      c: ['answered-other-unknown', 'This is the number of child tickets.'],
      d: [
        'ignored-one-equation',
        'This spends nearly all of the \\(\\$290\\) on adult tickets and leaves out the child tickets.',
      ],
    },
    hints: [
      "You're missing two numbers, so you need two facts. Which two does the story give you?",
      'One equation counts tickets, the other counts dollars. How does the ticket one look?',
      'Say \\(a\\) is the number of adult tickets. How do you write the child tickets with \\(a\\)?',
      'All child tickets would bring in \\(\\$210\\). How much more does each adult ticket bring?',
    ],
  }),
  choice({
    key: 'math-linear-two-01',
    skill: 13,
    difficulty: 'medium',
    seconds: 70,
    img: plane(
      { min: -2, max: 9 },
      { min: -2, max: 6 },
      'A line in the xy-plane. It passes through the marked points (0, 4) and (6, 1).',
      (at) => [line(at([-2, 5]), at([9, -0.5]), { width: 2.5 }), dot(at([0, 4])), dot(at([6, 1]))],
    ),
    question:
      '<p>The graph of a line in the \\(xy\\)-plane is shown. The line passes through the points \\((0, 4)\\) and \\((6, 1)\\). Which equation represents the line?</p>',
    choices: {
      a: '\\(y=-2x+4\\)',
      b: '\\(y=\\frac{1}{2}x+4\\)',
      c: '\\(y=-\\frac{1}{2}x+8\\)',
      d: '\\(y=-\\frac{1}{2}x+4\\)',
    },
    answer: 'd',
    why: 'The slope is \\(\\frac{1-4}{6-0}=-\\frac{1}{2}\\), and the line meets the \\(y\\)-axis at \\(4\\), so \\(y=-\\frac{1}{2}x+4\\).',
    wrong: {
      a: [
        'swapped-rise-and-run',
        "That's run over rise. Slope is the change in \\(y\\) divided by the change in \\(x\\).",
      ],
      b: ['slope-sign', 'The line goes down from left to right, so its slope is negative.'],
      c: [
        'wrong-intercept',
        'The line crosses the \\(x\\)-axis at \\(8\\). The constant is where it crosses the \\(y\\)-axis.',
      ],
    },
    hints: [
      'For \\(y=mx+b\\) you need a slope and a \\(y\\)-intercept. Which one can you see right away?',
      'One of the points is right on the \\(y\\)-axis. Which one?',
      'Go from one point to the other. How far up or down, and how far right?',
      'Slope is the change in \\(y\\) over the change in \\(x\\). Is yours positive or negative?',
    ],
  }),
  choice({
    key: 'math-inequalities-two-01',
    skill: 17,
    difficulty: 'medium',
    seconds: 80,
    question:
      '<p>\\[\\begin{aligned}y&amp;&gt;2x-5\\\\y&amp;\\le -x+9\\end{aligned}\\]</p><p>The point \\((4, k)\\) is a solution to the given system of inequalities. Which of the following could be the value of \\(k\\)?</p>',
    choices: { a: '\\(3\\)', b: '\\(5\\)', c: '\\(6\\)', d: '\\(13\\)' },
    answer: 'b',
    why: 'With \\(x=4\\) the inequalities become \\(k&gt;3\\) and \\(k\\le 5\\). Of the choices, only \\(5\\) is greater than \\(3\\) and at most \\(5\\).',
    wrong: {
      a: [
        'boundary-included',
        'The first line gives \\(2(4)-5=3\\), and \\(k\\) has to be more than that, not equal to it.',
      ],
      c: ['only-one-condition', 'It works in the first inequality but not in the second, since \\(-4+9=5\\).'],
      d: [
        'sign-slip-substituting',
        "This comes from \\(4+9\\), but the second inequality has \\(-x\\), so it's \\(-4+9\\).",
      ],
    },
    hints: [
      'The point has to work in both inequalities. Which number does it give you for \\(x\\)?',
      'Put that \\(x\\) into both lines. What does each one say about \\(k\\)?',
      'Now \\(k\\) has a floor and a ceiling. What are they?',
      'Check the two signs. Can \\(k\\) be right on the floor, or right on the ceiling?',
    ],
  }),
];
