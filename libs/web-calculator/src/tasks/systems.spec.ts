import { solveAll } from './desk';

/** A sign change of a function, by halving: for answers that no formula gives. */
function crossing(of: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  for (let i = 0; i < 100; i += 1) {
    const middle = (a + b) / 2;
    if (of(a) < 0 === of(middle) < 0) a = middle;
    else b = middle;
  }
  return a;
}

describe('the calculator solves systems', () => {
  const growth = (x: number): number => 500 * Math.exp(x * Math.log(1.08)) - 500 - 60 * x;
  const years = crossing(growth, 5, 15);
  solveAll([
    {
      asks: '3x + 2y = 16 and 5x − y = 18',
      solve: (desk) => desk.type('3x+2y=16', '5x-y=18').places('intersection'),
      // y = 5x − 18, so 13x = 52
      answer: [[4, 2]],
    },
    {
      asks: '210 tickets at $12 and $7 bring $2,015. How many of each?',
      solve: (desk) => desk.type('x+y=210', '12x+7y=2015').places('intersection'),
      // 5x = 2015 − 1470
      answer: [[109, 101]],
    },
    {
      asks: 'y = x² − 4x + 1 and y = 2x − 7',
      solve: (desk) => desk.type('y=x^2-4x+1', 'y=2x-7').places('intersection'),
      // (x − 2)(x − 4)
      answer: [
        [2, -3],
        [4, 1],
      ],
    },
    {
      asks: 'x² + y² = 169 and y = x + 7',
      solve: (desk) => desk.type('x^2+y^2=169', 'y=x+7').places('intersection'),
      // x² + 7x − 60 = (x − 5)(x + 12)
      answer: [
        [-12, -5],
        [5, 12],
      ],
    },
    {
      asks: '2x − 3y = 6 and 4x − 6y = 5 have no solution',
      solve: (desk) => desk.type('2x-3y=6', '4x-6y=5').places('intersection'),
      answer: [],
    },
    {
      asks: 'How much 20 % and 50 % acid make 30 litres of 32 %?',
      solve: (desk) => desk.type('x+y=30', '0.2x+0.5y=0.32*30').places('intersection'),
      // Distances of 18 and 12 points from 32 %: shares 18/30 and 12/30
      answer: [[18, 12]],
    },
    {
      asks: 'Costs 1200 + 35x, income 75x: where is the break-even?',
      solve: (desk) => desk.type('y=1200+35x', 'y=75x').places('intersection'),
      // 1200 / 40
      answer: [[30, 2250]],
    },
    {
      asks: '$500 at 8 % a year against $60 more each year: when is it the same?',
      solve: (desk) => desk.type('y=500*1.08^x', 'y=500+60x').places('intersection'),
      answer: [
        [0, 500],
        [years, 500 + 60 * years],
      ],
    },
    {
      asks: 'Where do x² + y² = 4 and (x − 5)² + y² = 9 touch?',
      solve: (desk) =>
        desk
          .type('x^2+y^2=4', '(x-5)^2+y^2=9')
          .places('intersection')
          .map(([x]) => Math.round(x * 1e4) / 1e4),
      // Radii 2 and 3, centres 5 apart
      answer: [2],
    },
    {
      asks: 'y = |x − 3| and y = 5 − x/2',
      solve: (desk) => desk.type('y=|x-3|', 'y=5-x/2').places('intersection'),
      // 3 − x = 5 − x/2 and x − 3 = 5 − x/2
      answer: [
        [-4, 7],
        [16 / 3, 7 / 3],
      ],
    },
    {
      asks: 'In how many points does y = 4x − 1 meet y = x² + 3, and where?',
      solve: (desk) => desk.type('y=x^2+3', 'y=4x-1').places('intersection'),
      // (x − 2)²
      answer: [[2, 7]],
    },
    {
      asks: 'Where is the corner of y ≤ 8 − x and y ≥ 2x − 4?',
      solve: (desk) => desk.type('y<=8-x', 'y>=2x-4').places('intersection'),
      // 3x = 12
      answer: [[4, 4]],
    },
    {
      asks: 'Which of (0, 0), (3, 4), (1, 6) fulfil y > 2x − 1 and y ≤ 5?',
      solve: (desk) => {
        desk.type('y>2x-1', 'y<=5');
        const signs = ([x, y]: readonly [number, number]): boolean[] =>
          [1, 2].map((line) => {
            const meaning = desk.meaning(line);
            if (meaning.kind !== 'region') return false;
            const value = meaning.formula(x, y);
            return meaning.edges[0]!.strict ? value > 0 : value >= 0;
          });
        return (
          [
            [0, 0],
            [3, 4],
            [1, 6],
          ] as const
        ).map((place) => signs(place).every(Boolean));
      },
      // 0 > −1; 4 is not above 5; 6 is not at most 5
      answer: [true, false, false],
    },
    {
      asks: 'Where does the circle (x − 3)² + (y + 2)² = 20 cross the axes?',
      solve: (desk) => {
        desk.type('(x-3)^2+(y+2)^2=20');
        return [desk.places('root').map(([x]) => x), desk.places('y-intercept').map(([, y]) => y)];
      },
      // (x − 3)² = 16; (y + 2)² = 11
      answer: [
        [-1, 7],
        [-2 - Math.sqrt(11), -2 + Math.sqrt(11)],
      ],
    },
    {
      asks: 'x = y² − 4 and x = 5',
      solve: (desk) => desk.type('x=y^2-4', 'x=5').places('intersection'),
      answer: [
        [5, -3],
        [5, 3],
      ],
    },
  ]);
});
