import { itemOf } from '../bank/items.js';
import { OpenTalk, type Said } from './talk.js';

/** 3ax + by = m and 5ax - 5by = n: which expression is x? */
const SYSTEM = 'math-systems-letter-solution-4';
/** (5x^2 - 9x + 7) - (8x^2 + 2x - 6), and its value at 2 is 20 - 18 + 7 - (32 + 4 - 6) = -21. */
const DIFFERENCE = 'math-equivalent-difference-4';
const say = (key: string, line: string): Said => new OpenTalk(itemOf(key)).say(line);
const does = ({ step }: Said): string | undefined => (step?.verdict === 'in-letters' ? step.does : step?.verdict);

describe('a student whose choices hold letters', () => {
  it.each(['15ax+5by=5m', '3ax+by=m', 'm=by+3ax'])('hears that %s follows from an equation of the question', (line) => {
    const reply = say(SYSTEM, line);
    expect(reply).toMatchObject({ step: { verdict: 'follows', from: 'question' } });
    expect(reply.text).toMatch(/\\\([by]\\\)/);
  });

  it('hears which side was left alone', () => {
    expect(say(SYSTEM, '15ax+5by=m')).toMatchObject({ step: { verdict: 'slip', side: 'right' } });
  });

  it.each([
    ['20ax=5m+n', '20ax=m+5n', 'solve'],
    ['x=(5m+n)/20a', 'x=(m+n)/8a', 'alone'],
    ['x*20a=5m+n', 'x*8a=m+n', 'solve'],
  ])('hears the same about the right one and a wrong one: %s, %s', (right, wrong, what) => {
    const [one, other] = [say(SYSTEM, right), say(SYSTEM, wrong)];
    expect([does(one), does(other)]).toEqual([what, what]);
    expect(one.text).toBe(other.text);
  });

  it('hears that a line of the solution with other letters is true, whatever they are called', () => {
    for (const line of ['W=(n-2L)/5', '5a+2b=n', '2L+5W=n'])
      expect([line, does(say('math-area-volume-greatest-pen-4', line))]).toEqual([line, 'follows']);
    expect(does(say('math-area-volume-greatest-pen-4', 'W=(n-2L)/4'))).toBe('others');
  });

  it('is asked about the step, not told about it, where a line could be a choice', () => {
    expect(does(say(DIFFERENCE, '5x^2-9x+7-8x^2-2x+6'))).toBe('parentheses');
    expect(does(say(DIFFERENCE, '5x^2-9x+7-8x^2+2x-6'))).toBe('parentheses');
    expect(say(DIFFERENCE, '-3x^2-11x').text).toContain('plain number');
  });

  it('gets a number to test a rewriting with, and what the question comes to there', () => {
    const { text } = say(DIFFERENCE, '-3x^2-11x+14');
    expect(text).toContain('x=2');
    expect(text).toContain('-21');
  });

  it('keeps the capitals that were typed', () => {
    expect(say('math-area-volume-greatest-pen-4', 'so L=n/2').text).toContain('\\(L\\)');
    expect(say(SYSTEM, 'add them 20ax=5m+n').text).toContain('\\(x\\)');
  });
});

describe('a student who calculates', () => {
  it('hears that it works out, and is asked what it stands for', () => {
    const { verdict, text } = say(DIFFERENCE, '7+6=13');
    expect(verdict).toBe('identity');
    expect(text).toContain('13');
  });

  it('is asked to check a calculation that does not work out, by what is off', () => {
    expect(say('math-ratios-map-area-4', '600*300=18000').step).toMatchObject({ off: 'zeros' });
    expect(say('math-ratios-map-area-4', '600*300=-180000').step).toMatchObject({ off: 'sign' });
    expect(say('math-ratios-map-area-4', '600*300=170000').step).toEqual({
      verdict: 'false-identity',
      worked: { work: '600 · 300', result: '170000' },
    });
  });

  it('gets the button for a value that may be the answer, in the same words whether it is', () => {
    const replies = ['9+4=13', '9+5=14', '10+5=15'].map((line) => say('math-lines-angles-third-side-4', line));
    const [right, wrong, noChoice] = replies;
    expect(right).toMatchObject({ move: 'offer-submit', how: 'calculated', attempts: [] });
    expect(right!.text.replaceAll('13', '14').replace('9+4', '9+5')).toBe(wrong!.text);
    expect(noChoice!.move).toBe('step');
  });

  it('hears no verdict on an equation with a choice put in', () => {
    const item = itemOf('math-linear-one-01');
    const replies = ['3(16-4)+5=2*16+9', '3(2-4)+5=2*2+9'].map((line) => new OpenTalk(item).say(line));
    expect(replies.map(({ verdict }) => verdict)).toEqual(['plugged-in', 'plugged-in']);
  });

  it('hears a value on the way once, and then what is next', () => {
    const talk = new OpenTalk(itemOf('math-ratios-map-area-4'));
    expect(['300', '300', '300'].map((value) => talk.say(value)).map(({ verdict, move }) => verdict ?? move)).toEqual([
      'landmark',
      'landmark-again',
      'idea-known',
    ]);
  });
});

describe('a student who types functions', () => {
  it.each(['(cosY)^2 = 1 - sin^2', 'sin Y = k', 'sinY=k', 'sin(Y) = m'])(
    'is asked about the functions in %s',
    (line) => {
      const reply = say('math-right-triangles-complement-identity-11', line);
      expect(does(reply)).toBe('function');
      expect(reply.text).not.toMatch(/\\\([a-z]\\\)/i);
    },
  );

  it('hears that a value of one, on the way, is right', () => {
    expect(does(say('math-nonfunction-table-composed-11', 'f(k) = -2'))).toBe('landmark');
    expect(does(say('math-nonfunction-table-composed-11', 'f(k) = -3'))).toBe('function');
  });
});

describe("a student who puts the question's number into a relation", () => {
  it.each(['2(-3) + k <= -5(-3) + 5', '-6 + k <= 20', '20 >= 2(-3) + k', '-6 + k <= 25'])(
    'hears the same about %s, whatever the number on the other side',
    (line) => {
      expect(does(say('math-inequalities-two-last-constant-9', line))).toBe('put-in');
    },
  );

  it('is not told so of a number from elsewhere', () => {
    expect(does(say('math-inequalities-two-last-constant-9', '-7 + k <= 20'))).toBe('no-start');
  });
});
