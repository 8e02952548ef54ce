import type { OwnMath } from '../../math-side/own-math.js';

/** What the tutor compares students' lines with, and a second explanation for after the question. */
interface Work {
  readonly math?: OwnMath;
  readonly simpler: string;
}

/** By the key of an authored item; templates have theirs in `math` and `simpler`. */
export const MATH_WORK: Readonly<Record<string, Work>> = {
  'math-linear-one-01': {
    math: { landmarks: [[-7, 'the number on the left after you distribute', 'How do you get the x terms together?']] },
    simpler:
      "First multiply \\(3\\) by both terms in the parentheses: \\(3x-12+5=2x+9\\). That's \\(3x-7=2x+9\\). Take away \\(2x\\), add \\(7\\), and you get \\(x=16\\).",
  },
  'math-functions-01': {
    math: {
      landmarks: [
        [1165, "what's left after one minute", "What's left after two?"],
        [1130, "what's left after two minutes", 'What happens each minute?'],
      ],
    },
    simpler:
      "Start with what's in the tank: \\(1{,}200\\) liters. Each minute takes away \\(35\\). After \\(t\\) minutes, \\(35t\\) liters are gone. So \\(1{,}200-35t\\) are left.",
  },
  'math-systems-01': {
    math: {
      landmarks: [
        [22, 'the number of child tickets', 'How many adult tickets does that leave?'],
        [210, 'what it would be if all of them were child tickets', 'How far is that from the real total?'],
        [80, 'how much is missing if all of them are child tickets', 'How much does each adult ticket add?'],
      ],
    },
    simpler:
      'Pretend all \\(42\\) are child tickets. That makes \\(\\$210\\), and \\(\\$80\\) is missing. Each adult ticket adds \\(\\$4\\). So there are \\(80\\div 4=20\\) adult tickets.',
  },
  'math-linear-two-01': {
    math: { landmarks: [[-3, 'the rise from one point to the other', "What's the run?"]] },
    simpler:
      'The line starts at \\(4\\) on the \\(y\\)-axis. From there it goes \\(6\\) to the right and \\(3\\) down. So each step to the right goes down by a half. Put both into \\(y=mx+b\\).',
  },
  'math-inequalities-two-01': {
    math: { starts: ['k>2*4-5', 'k<=-4+9'] },
    simpler:
      "Put \\(4\\) in for \\(x\\) in both lines. The first says \\(k\\) is more than \\(3\\). The second says it's at most \\(5\\). Only \\(5\\) does both.",
  },
  'math-equivalent-01': {
    math: {
      landmarks: [
        [10, 'one part of the middle term', "What's the other part?"],
        [-3, 'one part of the middle term', "What's the other part?"],
      ],
    },
    simpler:
      'Multiply each term in the first parentheses by each term in the second. The two middle ones are \\(10x\\) and \\(-3x\\). Together they make \\(7x\\). So you get \\(2x^2+7x-15\\).',
  },
  'math-nonlinear-01': {
    math: {
      landmarks: [
        [10, 'the sum of the two solutions', 'How do they split, if one is greater by four?'],
        [3, 'the smaller solution', 'What does it have to do with c?'],
        [7, 'the greater solution', 'What does it have to do with c?'],
      ],
      starts: ['r+s=10', 'r+(r+4)=10', 's-r=4'],
    },
    simpler:
      "The two solutions add up to \\(10\\), and one is \\(4\\) more than the other. So they're \\(3\\) and \\(7\\). The last number is their product: \\(21\\).",
  },
  'math-nonlinear-functions-01': {
    math: {
      landmarks: [
        [2, 'the height when the ball is thrown', 'Is that what any of the choices says?'],
        [9, 'the square at the start', "So what's the height at the start?"],
        [-45, 'the first term at the start', "So what's the height at the start?"],
      ],
    },
    simpler:
      "A square is never negative, so \\(-5(t-3)^2\\) only takes height away. It takes away nothing when \\(t=3\\). So that's when the ball is highest, at \\(47\\) meters.",
  },
  'math-exponential-01': {
    math: {
      landmarks: [
        [1500, 'the number after the first eight hours', 'And after sixteen?'],
        [4500, 'the number after sixteen hours', 'How often did it triple?'],
      ],
    },
    simpler:
      "It triples once every \\(8\\) hours. So in \\(t\\) hours it triples \\(t\\) divided by \\(8\\) times. That's the exponent. Start with \\(500\\), and you get \\(500(3)^{\\frac{t}{8}}\\).",
  },
  'math-nonlinear-02': {
    math: {
      landmarks: [
        [9, 'the value of \\(7-k\\)', 'So what is k?'],
        [36, 'the square of the middle coefficient', 'What does it have to equal?'],
      ],
    },
    simpler:
      'One crossing means the discriminant is zero. Set the two equal and move everything to one side: \\(x^2-6x+(7-k)=0\\). Then \\(36=4(7-k)\\), so \\(7-k=9\\) and \\(k=-2\\).',
  },
  'math-percentages-01': {
    math: {
      landmarks: [
        [96, 'the increase', 'How many members is that in all?'],
        ['115%', "the percent of last year's number", 'How many members is that?'],
        [64, 'ten percent of the members', 'How much is fifteen percent?'],
        [32, 'five percent of the members', 'How much is fifteen percent?'],
      ],
      starts: ['x=640+0.15*640'],
    },
    simpler:
      "Ten percent of \\(640\\) is \\(64\\), and five percent is \\(32\\). Together that's \\(96\\) more members. Add them to \\(640\\), and you get \\(736\\).",
  },
  'math-probability-01': {
    math: { landmarks: [[36, 'how many come by bicycle', 'How many of them are in the grade you want?']] },
    simpler:
      "You already know the student comes by bicycle. So only look at those \\(36\\). Of them, \\(24\\) are in grade \\(11\\). That's \\(24\\) out of \\(36\\), or two thirds.",
  },
  'math-angles-01': {
    math: {
      landmarks: [[200, 'the value of \\(8x\\)', "What's left to do?"]],
      traps: [['5x-30=3x+10', 'supplementary-as-equal']],
    },
    simpler:
      'The two angles are between parallel lines, on the same side. So together they make \\(180\\) degrees. That gives \\(8x-20=180\\), so \\(8x=200\\) and \\(x=25\\).',
  },
  'math-trigonometry-01': {
    math: {
      landmarks: [
        [15, 'the length of \\(\\overline{BC}\\)', 'How do you get the other leg?'],
        [36, 'the length of \\(\\overline{AC}\\)', "What's the area, then?"],
        [3, 'how many times as big as a triangle with sides 5, 12, and 13 it is', 'So how long are the legs?'],
      ],
    },
    simpler:
      'A sine of \\(\\frac{5}{13}\\) fits a triangle with sides \\(5\\), \\(12\\), and \\(13\\). Yours is \\(3\\) times as big, so the legs are \\(15\\) and \\(36\\). Half of \\(15\\) times \\(36\\) is \\(270\\).',
  },
};
