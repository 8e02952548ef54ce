import type { Item } from '../../item/item.js';
import { blank, choice } from '../author.js';

/** Equivalent expressions, nonlinear equations and functions. */
export const ADVANCED_MATH: readonly Item[] = [
  choice({
    key: 'math-equivalent-01',
    skill: 18,
    difficulty: 'easy',
    seconds: 55,
    question: '<p>Which expression is equivalent to \\((2x-3)(x+5)\\)?</p>',
    choices: { a: '\\(2x^2-7x-15\\)', b: '\\(2x^2+7x-15\\)', c: '\\(2x^2+13x-15\\)', d: '\\(2x^2-15\\)' },
    answer: 'b',
    why: 'Multiplying each term of one factor by each term of the other gives \\(2x^2+10x-3x-15\\), and \\(10x-3x=7x\\).',
    wrong: {
      a: ['middle-term-sign', 'The middle terms are \\(10x\\) and \\(-3x\\), and together those are positive.'],
      c: ['sign-slip-combining', 'This adds \\(10x\\) and \\(3x\\), but the second product is \\(-3x\\).'],
      d: ['multiplied-ends-only', "That's first times first and last times last. The two cross products are missing."],
    },
    hints: [
      'What does the \\(2x\\) have to multiply in the other parentheses?',
      'There are four products in all. Which four are they?',
      'Two of the products have a plain \\(x\\). Which one of those is negative?',
      'Put the two \\(x\\) products together. How many \\(x\\) does that make?',
    ],
  }),
  blank({
    key: 'math-nonlinear-01',
    skill: 19,
    difficulty: 'hard',
    seconds: 95,
    question:
      '<p>\\[x^2-10x+c=0\\]</p><p>In the given equation, \\(c\\) is a constant. The equation has two real solutions, and one solution is \\(4\\) greater than the other. What is the value of \\(c\\)?</p>',
    answer: '21',
    why: 'The solutions add up to \\(10\\). If they differ by \\(4\\), they are \\(r\\) and \\(r+4\\) with \\(2r+4=10\\), so they are \\(3\\) and \\(7\\). The constant is their product, \\(3\\cdot 7=21\\).',
    wrong: {
      '25': ['assumed-double-root', "With \\(c=25\\) both solutions are \\(5\\), so they don't differ at all."],
      '24': [
        'difference-as-solution',
        'With \\(c=24\\) the solutions are \\(4\\) and \\(6\\). The \\(4\\) should be how far apart they are.',
      ],
      '9': [
        'discriminant-left-over',
        'With \\(c=9\\) the solutions are \\(1\\) and \\(9\\), and those are \\(8\\) apart.',
      ],
      '-21': [
        'product-sign',
        "For \\(x^2+bx+c\\), the product of the solutions is \\(c\\) itself. The sign doesn't change.",
      ],
    },
    hints: [
      "You don't need the quadratic formula. What does the \\(-10\\) tell you about the two solutions?",
      "In \\(x^2+bx+c=0\\), the solutions add up to \\(-b\\) and multiply to \\(c\\). What's your sum?",
      'Call the smaller solution \\(r\\). How do you write the larger one?',
      'So \\(2r+4=10\\). What are the two solutions, and what do they multiply to?',
    ],
  }),
  choice({
    key: 'math-nonlinear-functions-01',
    skill: 20,
    difficulty: 'medium',
    seconds: 75,
    question:
      '<p>\\[h(t)=-5(t-3)^2+47\\]</p><p>The function \\(h\\) models the height above the ground, in meters, of a ball \\(t\\) seconds after it is thrown upward. According to the model, which statement about the ball is true?</p>',
    choices: {
      a: 'It is highest \\(3\\) seconds after it is thrown.',
      b: 'It reaches the ground \\(3\\) seconds after it is thrown.',
      c: 'It is \\(47\\) meters above the ground when it is thrown.',
      d: 'It is highest \\(47\\) seconds after it is thrown.',
    },
    answer: 'a',
    why: 'The term \\(-5(t-3)^2\\) is never positive and is \\(0\\) when \\(t=3\\). So the height is greatest, \\(47\\) meters, at \\(t=3\\).',
    wrong: {
      b: ['vertex-as-zero', 'At \\(t=3\\) the height is \\(47\\) meters, not \\(0\\).'],
      c: ['vertex-as-start', "At the start it's \\(h(0)=-5(9)+47=2\\). The \\(47\\) is the greatest height."],
      d: [
        'swapped-vertex-coordinates',
        'The \\(47\\) is a height in meters. The time of the greatest height is in the parentheses.',
      ],
    },
    hints: [
      'This form shows the highest point right away. Which two numbers belong to it?',
      'Can \\(-5(t-3)^2\\) ever be more than zero?',
      'At what time is the squared part zero?',
      'Find \\(h\\) at the start and at that time. Which statement do they fit?',
    ],
  }),
  choice({
    key: 'math-exponential-01',
    skill: 20,
    difficulty: 'hard',
    seconds: 80,
    question:
      '<p>At noon a culture contained \\(500\\) bacteria. The number of bacteria triples every \\(8\\) hours. Which function \\(p\\) gives the number of bacteria \\(t\\) hours after noon?</p>',
    choices: {
      a: '\\(p(t)=500(3)^{8t}\\)',
      b: '\\(p(t)=500(8)^{\\frac{t}{3}}\\)',
      c: '\\(p(t)=500(3)^{\\frac{t}{8}}\\)',
      d: '\\(p(t)=500\\left(1+\\frac{3t}{8}\\right)\\)',
    },
    answer: 'c',
    why: 'The number is multiplied by \\(3\\) once for every \\(8\\) hours, and \\(t\\) hours hold \\(\\frac{t}{8}\\) such spans. So \\(p(t)=500(3)^{\\frac{t}{8}}\\); for instance, \\(p(8)=1{,}500\\).',
    wrong: {
      a: ['exponent-inverted', 'This one triples \\(8\\) times in every hour.'],
      b: [
        'factor-and-period-swapped',
        'The factor and the period traded places. This one gets \\(8\\) times as big every \\(3\\) hours.',
      ],
      d: [
        'linear-for-exponential',
        'This adds the same amount every hour. Tripling multiplies by the same factor over and over.',
      ],
    },
    hints: [
      'It keeps getting multiplied by the same number. What kind of function does that?',
      'Make a small table. How many bacteria are there at \\(t=0\\), \\(t=8\\), and \\(t=16\\)?',
      'The exponent counts how often it tripled. How often is that after \\(16\\) hours?',
      'Put \\(t=8\\) into a function. Does it give you \\(1{,}500\\)?',
    ],
  }),
  choice({
    key: 'math-nonlinear-02',
    skill: 19,
    difficulty: 'hard',
    seconds: 95,
    question:
      '<p>In the \\(xy\\)-plane, the line \\(y=2x+k\\), where \\(k\\) is a constant, and the parabola \\(y=x^2-4x+7\\) intersect at exactly one point. What is the value of \\(k\\)?</p>',
    choices: { a: '\\(6\\)', b: '\\(2\\)', c: '\\(-1\\)', d: '\\(-2\\)' },
    answer: 'd',
    why: 'Setting the expressions equal gives \\(x^2-6x+(7-k)=0\\). One intersection means one solution, so \\(6^2-4(7-k)=0\\). Then \\(7-k=9\\) and \\(k=-2\\).',
    wrong: {
      a: ['sign-slip-moving-term', 'Moving \\(2x\\) over gives \\(-4x-2x=-6x\\). This value comes from \\(-2x\\).'],
      b: ['discriminant-sign', 'In \\(-4(7-k)\\) the minus flips the sign of \\(-k\\), too, so you get \\(+4k\\).'],
      c: [
        'assumed-vertex',
        'This line goes through the vertex \\((2, 3)\\), but it crosses the parabola a second time.',
      ],
    },
    hints: [
      'Where they meet, both equations are true. What does that say about the two \\(y\\)s?',
      'Set the two expressions equal and move everything to one side. What quadratic do you get?',
      'One meeting point means one solution. What does the discriminant have to be then?',
      'Use \\(7-k\\) as the last number in the discriminant. Which \\(k\\) makes it zero?',
    ],
  }),
];
