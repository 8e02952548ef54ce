import { solveAll, type Desk } from './desk';

/** In how many points two lines meet for a value of k. */
const meets = (desk: Desk, k: number): number => desk.slide('k', k).places('intersection').length;

describe('the calculator gives free letters a slider at one click', () => {
  solveAll([
    {
      asks: 'y = ax² + bx + 3 through (1, 5) and (−1, 7): which a and b?',
      solve: (desk) => {
        desk.type('f(x)=a x^2+b x+3', 'f(1)', 'f(-1)');
        const asked = desk.missing(1);
        desk.offerSliders(1).slide('a', 3).slide('b', -1);
        return [asked, desk.value(4), desk.value(5)];
      },
      // a + b = 2 and a − b = 4
      answer: [['a', 'b'], 5, 7],
    },
    {
      asks: 'For which k does y = 4x touch y = x² + k?',
      solve: (desk) => {
        desk.type('y=x^2+k', 'y=4x').offerSliders(1);
        return [meets(desk, 3), meets(desk, 4), meets(desk, 5), desk.slide('k', 4).places('intersection')];
      },
      // 16 − 4k = 0
      answer: [2, 1, 0, [[2, 8]]],
    },
    {
      asks: 'Where does y = 3b^x start, whatever b is?',
      solve: (desk) => {
        desk.type('y=3b^x').offerSliders(1);
        return [0.5, 2].map((b) => desk.slide('b', b).places('y-intercept'));
      },
      answer: [[[0, 3]], [[0, 3]]],
    },
    {
      asks: 'Which slope makes y = mx + 2 parallel to y = 5x − 1?',
      solve: (desk) => {
        desk.type('y=m x+2', 'y=5x-1').offerSliders(1);
        return [4, 5].map((m) => desk.slide('m', m).places('intersection'));
      },
      // 4x + 2 = 5x − 1
      answer: [[[3, 14]], []],
    },
    {
      asks: 'Where does the circle about (2, −1) with radius 5 cross the x-axis?',
      solve: (desk) => desk.type('(x-2)^2+(y+1)^2=r^2').offerSliders(1).slide('r', 5).places('root'),
      // (x − 2)² = 24
      answer: [
        [2 - Math.sqrt(24), 0],
        [2 + Math.sqrt(24), 0],
      ],
    },
    {
      asks: 'How high does 3 cos x + 2 get, in degrees?',
      solve: (desk) => {
        desk.in('degrees').type('y=a cos(x)+k').offerSliders(1).slide('a', 3).slide('k', 2);
        return Math.max(...desk.places('maximum').map(([, y]) => y));
      },
      answer: 5,
    },
    {
      asks: 'x² − 6x + k has one root. Which k?',
      solve: (desk) => {
        desk.type('y=x^2-6x+k').offerSliders(1);
        return [8, 9, 10].map((k) => desk.slide('k', k).places('root').length);
      },
      // 36 − 4k = 0
      answer: [2, 1, 0],
    },
    {
      asks: 'Where is the corner of |x − h| + k with h = 4 and k = −3?',
      solve: (desk) => desk.type('y=|x-h|+k').offerSliders(1).slide('h', 4).slide('k', -3).places('minimum'),
      answer: [[4, -3]],
    },
    {
      asks: 'A letter of a letter: y = ax + c with c = 2a, a = 3',
      solve: (desk) => {
        desk.type('y=a x+c', 'c=2a').offerSliders(2).slide('a', 3);
        return [desk.places('root'), desk.places('y-intercept')];
      },
      answer: [[[-2, 0]], [[0, 6]]],
    },
  ]);
});
