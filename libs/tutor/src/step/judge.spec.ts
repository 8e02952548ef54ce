import fc from 'fast-check';
import type { StepFinding } from '../move/step-finding.js';
import type { Ground } from './ground.js';
import { judgeStep } from './judge.js';
import { settledBy } from './settled.js';

const NONE: Ground = { question: '', choices: null, before: null, proven: null, due: false };
const ground = (more: Partial<Ground>): Ground => ({ ...NONE, ...more });
/** After a line that was proven. */
const after = (line: string): Partial<Ground> => ({ before: line, proven: line });
const verdict = (line: string, more: Partial<Ground> = {}): StepFinding['verdict'] =>
  judgeStep(line, ground(more)).verdict;

const LINEAR = '<p>\\[3(x-4)+5=2x+9\\]</p><p>What value of \\(x\\) is the solution?</p>';
const SYSTEM = '<p>\\[\\begin{aligned}2x+3y&amp;=12\\\\x-y&amp;=1\\end{aligned}\\]</p>';

describe('checking a line of working', () => {
  it.each([
    ['3x-12+5=2x+9', 'distributed'],
    ['3x-7=2x+9', 'combined'],
    ['3x = 2x + 16', 'moved over'],
    ['x-7=9', 'both at once'],
    ['6x - 14 = 4x + 18', 'doubled'],
  ])('finds that %s follows from the equation of the question (%s)', (line) => {
    expect(judgeStep(line, ground({ question: LINEAR }))).toEqual({ verdict: 'follows', from: 'question' });
  });

  it.each([
    ['3x-4+5=2x+9', 'constant', null],
    ['3x = 2x + 2', 'constant', 'right'],
    ['5x-7=2x+9', 'linear', null],
  ])('finds that %s does not, and that the %s term is the one that changed', (line, kind, side) => {
    const finding = judgeStep(line, ground({ question: LINEAR }));
    expect(finding).toMatchObject({ verdict: 'does-not-follow', change: { kind, side } });
  });

  it('holds a line against the one before it rather than against the question', () => {
    expect(judgeStep('2x = 10', ground({ before: '2x + 3 = 13' }))).toEqual({ verdict: 'follows', from: 'line' });
    expect(judgeStep('2x = 16', ground({ question: '\\(2x+3=13\\)', ...after('2x + 3 = 13') }))).toMatchObject({
      verdict: 'does-not-follow',
      from: 'line',
      change: { kind: 'constant', side: 'right' },
    });
  });

  it("contradicts no line because of the student's own, which nothing proves", () => {
    expect(verdict('2x = 16', { before: '2x + 3 = 13' })).toBe('no-start');
    expect(verdict('2x > -8', { before: '-2x > 8' })).toBe('no-start');
    expect(verdict('x^2 + x', { before: 'x^2 - x' })).toBe('no-start');
    expect(verdict('3x = 2x + 16', { question: LINEAR, before: '9x = 4' })).toBe('follows');
    expect(verdict('3x = 2x + 2', { question: LINEAR, before: '9x = 4' })).toBe('does-not-follow');
    expect(verdict('y = 2x', { question: '\\(3x+2y=12\\)' })).toBe('cannot-tell');
    expect(verdict('2y = 12 + 3x', { question: '\\(3x+2y=12\\)' })).toBe('does-not-follow');
    // At t = 0 is a condition that other lines leave.
    expect(verdict('16t = 64', { question: '\\(h=-16t^2+64t\\) at \\(t=0\\), \\(h=0\\)' })).toBe('no-start');
  });

  it('knows when an inequality turns its sign', () => {
    expect(verdict('2x < -8', { before: '-2x > 8' })).toBe('follows');
    expect(verdict('2x > -8', after('-2x > 8'))).toBe('direction');
    expect(verdict('4x >= 6', { before: '6 <= 4x' })).toBe('follows');
  });

  it('draws on both relations of a system', () => {
    expect(verdict('2x + 3(x - 1) = 12', { question: SYSTEM })).toBe('follows');
    expect(verdict('5x - 3 = 12', { question: SYSTEM })).toBe('follows');
    expect(verdict('5x - 1 = 12', { question: SYSTEM })).toBe('does-not-follow');
    // True because of the second inequality, whatever the first one led to.
    const between = { question: '\\(2x+1>5\\) and \\(3x+1<10\\)', due: true };
    expect(verdict('x < 5', { ...between, ...after('2x > 4') })).toBe('cannot-tell');
  });

  it('follows through fractions, powers and roots where that can be proven', () => {
    expect(verdict('2(x-1) = x + 5', { before: '(x-1)/(x+5) = 1/2' })).toBe('follows');
    expect(verdict('x^2 - 5x + 6 = 0', { before: '(x-2)(x-3) = 0' })).toBe('follows');
    expect(verdict('x^2 + 5x + 6 = 0', { question: '\\((x-2)(x-3)=0\\)', ...after('(x-2)(x-3) = 0') })).toBe(
      'does-not-follow',
    );
    expect(verdict('2*sqrt(x+3) = 10', { before: 'sqrt(x+3) = 5' })).toBe('follows');
  });

  it('claims nothing that it cannot prove', () => {
    // Squaring may add a solution, a case leaves one out, a letter of one's own is unknown.
    expect(verdict('x + 3 = 25', after('sqrt(x+3) = 5'))).toBe('cannot-tell');
    expect(verdict('2x - 4 = 0', after('(x-2)(x-3) = 0'))).toBe('cannot-tell');
    expect(verdict('x^3 = 2x', after('x^4 = 2x^2 + 1'))).toBe('cannot-tell');
    expect(verdict('9a + 5c = 290', { question: '<p>Tickets cost 9 and 5.</p>' })).toBe('no-start');
    expect(verdict('9a + 5c = 290', { question: LINEAR })).toBe('no-start');
    expect(verdict('x log 3')).toBe('in-letters');
    expect(verdict('3 1/2 x = 7 +')).toBe('unreadable');
    expect(verdict('x/0 = 3')).toBe('unreadable');
  });

  it('works out numbers exactly', () => {
    expect(verdict('0.15 * 640 = 96')).toBe('identity');
    expect(verdict('1/3 = 0.3333')).toBe('false-identity');
    expect(verdict('(7-3)/(4-2) = 2')).toBe('identity');
    expect(verdict('(x+2)(x-3) = x^2 - x - 6')).toBe('identity');
  });

  it('compares two ways of writing what the question asks to rewrite', () => {
    const question = '<p>Which expression is equivalent to \\((x+2)(x-3)\\)?</p>';
    expect(verdict('(x+2)(x-3) = x^2 + x - 6', { question })).toBe('false-identity');
    expect(verdict('x(x-3) + 2(x-3)', { question })).toBe('follows');
    expect(verdict('(x+2)(x-3) + 1 = x^2 - x - 5', { question })).toBe('no-start');
    expect(verdict('(x+2)(x-3) + 1 = x^2 - x - 5', { question, due: true })).toBe('identity');
  });
});

describe('checking as a way to the answer', () => {
  const choices = { a: '\\(x^2-x-6\\)', b: '\\(x^2+x-6\\)', c: '\\(x^2-6\\)', d: '\\(x^2-5x-6\\)' };
  const question = '<p>Which expression is equivalent to \\((x+2)(x-3)\\)?</p>';

  it.each(['x = 16', 'x=2', '16 = x', '-x = 4', 'x < 5', '16', '7/2'])('does not judge the result %s', (line) => {
    expect(verdict(line, { question: LINEAR })).toBe('submit-it');
  });

  it('judges no line with a letter where choices hold letters, whatever it comes to and whether it can be read', () => {
    for (const line of [
      'x^2 - x - 6',
      '(x+2)(x-3) = x^2 + x - 6',
      '(z+2)(z-3) + 1 = z^2 - z - 5',
      '(x+2)(x-3) - (x^2 - x - 6) = 0',
      '1/((x+2)(x-3) - (x^2 - x - 6)) = 1',
      'sqrt(x^2 - x^2) = 0',
      'x log 3',
    ])
      expect(verdict(line, { question, choices })).toBe('in-letters');
    expect(verdict('(x+2)(x-3) = x^2 - x - 6', { question, choices, due: true })).toBe('identity');
  });

  it('judges arithmetic there as everywhere, and lines with letters where no choice holds one', () => {
    expect(verdict('3 * 4 + sqrt(9) = 15', { question, choices })).toBe('identity');
    const lengths = { a: '\\(8\\text{ cm}\\)', b: '\\(\\frac{3}{5}\\)', c: '\\(36^{\\circ}\\)', d: 'about 9' };
    expect(verdict('3x - 7 = 2x + 9', { question: LINEAR, choices: lengths })).toBe('follows');
  });

  it('does not judge an equation where the choices are equations, functions or systems', () => {
    const forms = [
      '\\(y=3x+1\\)',
      '\\(f(x)=3x+1\\)',
      '\\[\\begin{aligned}x+y&amp;=3\\\\x-y&amp;=1\\end{aligned}\\]',
      '3x+1',
    ];
    for (const a of forms)
      expect(verdict('2y = 4x + 2', { choices: { a, b: '1', c: '2', d: '3' }, before: '2y - 2 = 4x' })).toBe(
        'in-letters',
      );
  });

  it('takes a root that one of the choices is for a result', () => {
    const roots = { a: '\\(5\\sqrt{3}\\)', b: '\\(3\\sqrt{5}\\)', c: '8', d: '9' };
    expect(verdict('x = 5sqrt(3)', { choices: roots })).toBe('submit-it');
  });

  it('judges results when answers are due', () => {
    expect(verdict('x = 16', { question: LINEAR, due: true })).toBe('follows');
    expect(verdict('x = 2', { question: LINEAR, due: true })).toBe('does-not-follow');
  });

  it('knows what a line comes down to', () => {
    expect(settledBy('2x + 3 = 13', '')).toBe('5/1');
    expect(settledBy('4x = 20', '')).toBe('5/1');
    expect(settledBy('x^2 = 9', '')).toBe('-3/1 3/1');
    expect(settledBy('2x^2 = 4', '')).toBe(settledBy('x^2 - 2 = 0', ''));
    expect(settledBy('x + y', '')).toBe(settledBy('y + x', ''));
    expect(settledBy('x + y', '')).not.toBe(settledBy('x - y', ''));
    expect(settledBy('7 = 7', '')).toBeNull();
  });

  it('knows what a line in several letters comes down to, but for what the question gives', () => {
    expect(settledBy('x + y = 2', SYSTEM)).toBe(settledBy('4 = 2y + 2x', SYSTEM));
    expect(settledBy('x + y = 2', SYSTEM)).not.toBe(settledBy('x + y = 3', SYSTEM));
    expect(settledBy('x + 2y = 4', SYSTEM)).not.toBeNull();
    expect(settledBy('4x + 6y = 24', SYSTEM)).toBeNull();
    expect(settledBy('x = y + 1', SYSTEM)).toBeNull();
  });
});

describe('every verdict on linear lines', () => {
  const part = fc.integer({ min: -9, max: 9 });
  const side = (m: number, c: number): string => `${m}x + ${c}`.replace('+ -', '- ');

  it('agrees with putting the solution in, whatever the numbers', () => {
    fc.assert(
      fc.property(part, part, part, part, part, part, part, part, (a, b, c, d, e, f, g, h) => {
        // Without a solution of their own in the first line there is nothing to put in.
        fc.pre(a !== c && e !== g);
        const given = `${side(a, b)} = ${side(c, d)}`;
        const found = verdict(`${side(e, f)} = ${side(g, h)}`, { ...after(given), due: true });
        const root = (d - b) / (a - c);
        const holds = Math.abs((e - g) * root + (f - h)) < 1e-9;
        expect(found).toBe(holds ? 'follows' : 'does-not-follow');
      }),
      { numRuns: 300 },
    );
  });

  it('agrees for inequalities with trying numbers on both sides of the boundary', () => {
    fc.assert(
      fc.property(part, part, part, part, fc.boolean(), fc.boolean(), (a, b, c, d, less, alsoLess) => {
        fc.pre(a !== 0 && c !== 0);
        const holds = (m: number, k: number, under: boolean) => (x: number) => (under ? m * x + k < 0 : m * x + k > 0);
        const found = verdict(`${side(c, d)} ${alsoLess ? '<' : '>'} 0`, {
          before: `${side(a, b)} ${less ? '<' : '>'} 0`,
          due: true,
        });
        const [one, other] = [-b / a, -d / c];
        // Beyond both boundaries, and between them where they differ.
        const between = Math.abs(one - other) < 1e-9 ? [] : [(one + other) / 2];
        const trial = [Math.min(one, other) - 1, Math.max(one, other) + 1, ...between];
        const same = trial.every((x) => holds(a, b, less)(x) === holds(c, d, alsoLess)(x));
        expect(found === 'follows').toBe(same);
      }),
      { numRuns: 300 },
    );
  });
});

describe('whatever is sent', () => {
  it('is answered, quickly and without a fault', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 60 }), (line, before) => {
        expect(judgeStep(line, ground({ question: LINEAR, before }))).toHaveProperty('verdict');
      }),
    );
    expect(verdict('(x+1)^8(x+2)^8(y+3)^8(z+1)^8 = 1')).toBe('unreadable');
    expect(verdict(`${'('.repeat(100)}x`)).toBe('unreadable');
    expect(verdict('9'.repeat(2000))).not.toBe('follows');
  });
});
