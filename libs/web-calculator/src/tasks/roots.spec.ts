import { solveAll } from './desk';

// Published-style tasks in words of our own. Answers are worked out by hand; the way stands beside each.
describe('the calculator finds zeros, turning points and values', () => {
  solveAll([
    {
      asks: 'A ball is thrown from a platform, h = −16t² + 48t + 64. When is it on the ground?',
      solve: (desk) => desk.type('y=-16x^2+48x+64').places('root'),
      // −16(t − 4)(t + 1)
      answer: [
        [-1, 0],
        [4, 0],
      ],
    },
    {
      asks: 'How high does the same ball get, and when?',
      solve: (desk) => desk.type('y=-16x^2+48x+64').places('maximum'),
      // t = −48/(2·−16) = 1.5; −36 + 72 + 64
      answer: [[1.5, 100]],
    },
    {
      asks: 'What solves 2x² − 7x − 15 = 0?',
      solve: (desk) => desk.type('2x^2-7x-15=0').places('root'),
      // (2x + 3)(x − 5)
      answer: [
        [-1.5, 0],
        [5, 0],
      ],
    },
    {
      asks: 'Which two numbers solve x² − 10x + 13 = 0?',
      solve: (desk) => desk.type('x^2-10x+13=0').places('root'),
      // Completing the square: (x − 5)² = 12
      answer: [
        [5 - Math.sqrt(12), 0],
        [5 + Math.sqrt(12), 0],
      ],
    },
    {
      asks: 'For which x is 3^x = 50?',
      solve: (desk) => desk.type('y=3^x', 'y=50').places('intersection'),
      answer: [[Math.log(50) / Math.log(3), 50]],
    },
    {
      asks: 'What solves √(2x + 7) = x − 4, where squaring gives one answer too many?',
      solve: (desk) => desk.type('y=sqrt(2x+7)', 'y=x-4').places('intersection'),
      // x² − 10x + 9 = 0 gives 1 and 9; 1 makes the right side negative
      answer: [[9, 5]],
    },
    {
      asks: 'What solves |2x − 5| = 9?',
      solve: (desk) => desk.type('y=|2x-5|', 'y=9').places('intersection'),
      answer: [
        [-2, 9],
        [7, 9],
      ],
    },
    {
      asks: 'Where does x³ − 4x² − 11x + 30 cross the x-axis?',
      solve: (desk) => desk.type('y=x^3-4x^2-11x+30').places('root'),
      // (x − 2)(x − 5)(x + 3)
      answer: [
        [-3, 0],
        [2, 0],
        [5, 0],
      ],
    },
    {
      asks: 'What solves (x² − 9)/(x − 3) = 10?',
      solve: (desk) => desk.type('y=(x^2-9)/(x-3)', 'y=10').places('intersection'),
      // x + 3 = 10, and the hole at 3 is no answer
      answer: [[7, 10]],
    },
    {
      asks: 'What solves 6/x = x − 1?',
      solve: (desk) => desk.type('y=6/x', 'y=x-1').places('intersection'),
      // x² − x − 6 = (x − 3)(x + 2)
      answer: [
        [-2, -3],
        [3, 2],
      ],
    },
    {
      asks: 'How often does x⁴ − 5x² + 4 meet the x-axis?',
      solve: (desk) => desk.type('y=x^4-5x^2+4').places('root').length,
      // (x² − 1)(x² − 4)
      answer: 4,
    },
    {
      asks: 'A box costs C = 0.5n² − 60n + 2000. Which number of boxes costs least, and how much?',
      solve: (desk) => desk.type('y=0.5x^2-60x+2000').places('minimum'),
      // n = 60; 1800 − 3600 + 2000
      answer: [[60, 200]],
    },
    {
      asks: 'f(x) = 2x² − 3x + 1. What is f(−2)?',
      solve: (desk) => desk.type('f(x)=2x^2-3x+1', 'f(-2)').value(2),
      answer: 15,
    },
    {
      asks: 'f(x) = x² − 1 and g(x) = 2x + 1. What is f(g(3))?',
      solve: (desk) => desk.type('f(x)=x^2-1', 'g(x)=2x+1', 'f(g(3))').value(3),
      // g(3) = 7
      answer: 48,
    },
    {
      asks: 'What is the mean, and what the median, of 12, 15, 15, 18, 22, 26?',
      solve: (desk) => {
        desk.type('L=[12,15,15,18,22,26]', 'mean(L)', 'median(L)');
        return [desk.value(2), desk.value(3)];
      },
      answer: [18, 16.5],
    },
    {
      asks: 'What is the standard deviation of 3, 3, 5, 7, 7 as a whole population?',
      solve: (desk) => desk.type('stdevp([3,3,5,7,7])').value(1),
      // Squares about 5: 4 + 4 + 0 + 4 + 4
      answer: Math.sqrt(16 / 5),
    },
    {
      asks: '$2,500 earns 4.8 % a year, paid monthly. What is it worth after six years?',
      solve: (desk) => desk.type('2500(1+0.048/12)^(12*6)').value(1),
      // Month by month
      answer: Array.from({ length: 72 }).reduce<number>((sum) => sum + sum * 0.004, 2500),
    },
    {
      asks: 'In how many ways can 4 of 9 people be chosen?',
      solve: (desk) => desk.type('nCr(9,4)').value(1),
      // 9·8·7·6 / 24
      answer: 126,
    },
    {
      asks: 'A ladder of 12 ft stands at 35° to the ground. How high does it reach?',
      solve: (desk) => desk.in('degrees').type('12sin 35').value(1),
      answer: 12 * Math.sin((35 * Math.PI) / 180),
    },
    {
      asks: 'What is sin(π/6), in radians?',
      solve: (desk) => desk.in('radians').type('sin(pi/6)').value(1),
      answer: 0.5,
    },
    {
      asks: 'To which power must 3 be raised for 81?',
      solve: (desk) => desk.type('log_3(81)').value(1),
      answer: 4,
    },
    {
      asks: 'How far is (1, 2) from (7, 10)?',
      solve: (desk) => desk.type('sqrt((7-1)^2+(10-2)^2)').value(1),
      // 6-8-10
      answer: 10,
    },
    {
      asks: 'Values 2, 5 and 9 come 4, 3 and 1 times. What is their mean?',
      solve: (desk) => desk.table([2, 5, 9], [4, 3, 1]).type('total(x_1*y_1)/total(y_1)').value(3),
      // (8 + 15 + 9) / 8
      answer: 4,
    },
  ]);
});
