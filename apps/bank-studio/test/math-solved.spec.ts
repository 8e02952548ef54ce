import { isCorrect } from '@aivy/exam';
import { AUTHORED_ITEMS, LETTERS, type Letter } from '@aivy/item-bank';
import { texValue } from '../src/proof/tex-value.js';

const find = (key: string) => {
  const item = AUTHORED_ITEMS.find((entry) => entry.key === key);
  if (!item) throw new Error(`no item ${key}`);
  return item;
};

/** The letters whose choice satisfies the conditions of the question. */
function right(key: string, satisfies: (choice: string, letter: Letter) => boolean): Letter[] {
  const item = find(key);
  if (item.type !== 'choice') throw new Error(`${key} has no choices`);
  return LETTERS.filter((letter) => satisfies(item.choices[letter], letter));
}
const bodyOf = (choice: string): string => choice.replace(/\\\(|\\\)/g, '').replace(/^[a-z](\(t\))?=/, '');
const close = (x: number, y: number): boolean => Math.abs(x - y) < 1e-9;
/** Every whole number and hundredth in reach, tried one by one. */
const candidates = Array.from({ length: 200_001 }, (_, index) => (index - 100_000) / 100);

const marked = new Set<string>();
const expectKey = (key: string, letters: Letter[]): void => {
  marked.add(key);
  expect(letters).toEqual([find(key).answer]);
};
const expectValue = (key: string, values: number[]): void => {
  marked.add(key);
  expect(values).toHaveLength(1);
  expect(isCorrect(String(values[0]), find(key))).toBe(true);
};

describe('the key of every mathematics item is the one answer that satisfies its question', () => {
  it('math-linear-one-01: substituted on both sides', () => {
    expectKey(
      'math-linear-one-01',
      right('math-linear-one-01', (choice) =>
        close(texValue('3(x-4)+5', { x: texValue(choice) }), texValue('2x+9', { x: texValue(choice) })),
      ),
    );
  });

  it('math-functions-01: the tank drained minute by minute', () => {
    expectKey(
      'math-functions-01',
      right('math-functions-01', (choice) => {
        let liters = 1200;
        for (let t = 0; t <= 34; t += 1, liters -= 35)
          if (!close(texValue(bodyOf(choice), { t }), liters)) return false;
        return true;
      }),
    );
  });

  it('math-percentages-01: fifteen new members for every hundred', () => {
    expectValue(
      'math-percentages-01',
      candidates.filter((members) => close((members - 640) * 100, 15 * 640)),
    );
  });

  it('math-equivalent-01: equal at ten points', () => {
    const points = Array.from({ length: 10 }, (_, index) => index * 1.7 - 6);
    expectKey(
      'math-equivalent-01',
      right('math-equivalent-01', (choice) =>
        points.every((x) => close(texValue(choice, { x }), texValue('(2x-3)(x+5)', { x }))),
      ),
    );
  });

  it('math-systems-01: all splits of 42 tickets priced', () => {
    const splits = Array.from({ length: 43 }, (_, adults) => adults).filter(
      (adults) => 9 * adults + 5 * (42 - adults) === 290,
    );
    expect(splits).toHaveLength(1);
    expectKey(
      'math-systems-01',
      right('math-systems-01', (choice) => splits.includes(texValue(choice))),
    );
  });

  it('math-linear-two-01: both marked points lie on the line', () => {
    expectKey(
      'math-linear-two-01',
      right(
        'math-linear-two-01',
        (choice) => close(texValue(bodyOf(choice), { x: 0 }), 4) && close(texValue(bodyOf(choice), { x: 6 }), 1),
      ),
    );
  });

  it('math-angles-01: the angles of a transversal computed from its direction', () => {
    expectValue(
      'math-angles-01',
      candidates.filter((x) => {
        const atM = 3 * x + 10;
        if (atM <= 0 || atM >= 180) return false;
        // Below the upper line, on the right of t: the turn from direction "right" to direction "down along t".
        const down = { x: -Math.cos((atM * Math.PI) / 180), y: -Math.sin((atM * Math.PI) / 180) };
        return close((Math.acos(down.x) * 180) / Math.PI, 5 * x - 30);
      }),
    );
  });

  it('math-probability-01: the cyclists of the table counted', () => {
    const [ten, eleven] = [10, 11].map((grade) =>
      new RegExp(`<th scope="row">${grade}</th>((?:<td>\\d+</td>)+)`)
        .exec(find('math-probability-01').question)![1]!
        .match(/\d+/g)!
        .map(Number),
    );
    const cyclists = [...Array<number>(ten![1]!).fill(10), ...Array<number>(eleven![1]!).fill(11)];
    for (const row of [ten!, eleven!]) expect(row[0]! + row[1]! + row[2]!).toBe(row[3]);
    const share = cyclists.filter((grade) => grade === 11).length / cyclists.length;
    expectKey(
      'math-probability-01',
      right('math-probability-01', (choice) => close(texValue(choice), share)),
    );
  });

  it('math-nonlinear-functions-01: the model sampled every hundredth of a second', () => {
    const height = (t: number) => texValue('-5(t-3)^2+47', { t });
    const times = Array.from({ length: 700 }, (_, index) => index / 100);
    const peak = times.reduce((best, t) => (height(t) > height(best) ? t : best));
    const truth: Record<Letter, boolean> = {
      a: close(peak, 3),
      b: close(height(3), 0),
      c: close(height(0), 47),
      d: close(peak, 47),
    };
    expectKey(
      'math-nonlinear-functions-01',
      right('math-nonlinear-functions-01', (_choice, letter) => truth[letter]),
    );
  });

  it('math-inequalities-two-01: each value put into both inequalities', () => {
    expectKey(
      'math-inequalities-two-01',
      right(
        'math-inequalities-two-01',
        (choice) => texValue(choice) > texValue('2x-5', { x: 4 }) && texValue(choice) <= texValue('-x+9', { x: 4 }),
      ),
    );
  });

  it('math-exponential-01: tripled step by step', () => {
    expectKey(
      'math-exponential-01',
      right('math-exponential-01', (choice) =>
        [500, 1500, 4500, 13_500].every(
          (count, step) => Math.abs(texValue(bodyOf(choice), { t: 8 * step }) / count - 1) < 1e-9,
        ),
      ),
    );
  });

  it('math-nonlinear-01: the solutions by formula for every constant in reach', () => {
    expectValue(
      'math-nonlinear-01',
      candidates.filter(
        (c) => 100 - 4 * c > 0 && close((10 + Math.sqrt(100 - 4 * c)) / 2 - (10 - Math.sqrt(100 - 4 * c)) / 2, 4),
      ),
    );
  });

  it('math-trigonometry-01: the triangle laid out in coordinates, area by the shoelace rule', () => {
    const angle = Math.asin(5 / 13);
    const [a, b, c] = [
      [0, 0],
      [39 * Math.cos(angle), 39 * Math.sin(angle)],
      [39 * Math.cos(angle), 0],
    ] as const;
    const area = Math.abs(a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1])) / 2;
    expectValue(
      'math-trigonometry-01',
      candidates.filter((value) => Math.abs(value - area) < 1e-6),
    );
  });

  it('math-nonlinear-02: meetings of line and parabola counted by sign changes and touching', () => {
    const meetings = (k: number): number => {
      // The parabola opens upward, so the lowest gap on a fine grid tells whether it is missed, touched or cut.
      const gaps = Array.from({ length: 4001 }, (_, index) => (index - 2000) / 100).map(
        (x) => texValue('x^2-4x+7', { x }) - (2 * x + k),
      );
      const lowest = Math.min(...gaps);
      return close(lowest, 0) ? 1 : lowest < 0 ? 2 : 0;
    };
    expectKey(
      'math-nonlinear-02',
      right('math-nonlinear-02', (choice) => meetings(texValue(choice)) === 1),
    );
  });

  it('no mathematics item is left out', () => {
    expect([...marked].sort()).toEqual(
      AUTHORED_ITEMS.filter((item) => item.key.startsWith('math-'))
        .map((item) => item.key)
        .sort(),
    );
  });
});

describe('the slips named as frequent come out as said', () => {
  const slips = (key: string): string[] => {
    const item = find(key);
    return item.type === 'choice' ? [] : item.common_wrong.map((wrong) => wrong.value);
  };

  it.each([
    ['math-percentages-01', [0.15 * 640, 640 - 0.15 * 640, 640 + 15]],
    ['math-angles-01', [(10 + 30) / 2, 5 * 25 - 30, 3 * 25 + 10, (90 + 20) / 8]],
    ['math-trigonometry-01', [15 * 36, (15 * 39) / 2, (5 * 12) / 2, 3 * ((5 * 12) / 2)]],
    ['math-nonlinear-01', [5 * 5, 4 * 6, 1 * 9, -3 * 7]],
  ])('%s', (key, values) => {
    expect(
      slips(key)
        .map(Number)
        .sort((x, y) => x - y),
    ).toEqual([...values].sort((x, y) => x - y));
  });
});
