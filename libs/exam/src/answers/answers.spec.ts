import fc from 'fast-check';
import {
  acceptedAnswers,
  acceptsKeystroke,
  entryRefusal,
  isAnswered,
  isCorrect,
  nextEntry,
  parseEntry,
} from './index.js';

const blank = (answer: string) => ({ type: 'blank' as const, answer });

describe('marking a student-produced response', () => {
  it.each(['2/3', '4/6', '.6666', '.6667', '0.666', '0.667', ' 2/3 ', '2 / 3'])('accepts %p for 2/3', (entry) => {
    expect(isCorrect(entry, blank('2/3'))).toBe(true);
  });

  it.each(['0.66', '.67', '.666', '.667', '0.67', '.6665', '0.6667', '-2/3', '2/0', '', '  ', '/', '2/', 'x'])(
    'refuses %p for 2/3',
    (entry) => {
      expect(isCorrect(entry, blank('2/3'))).toBe(false);
    },
  );

  it.each([
    ['-1/3', '-.3333', true],
    ['-1/3', '-0.333', true],
    ['-1/3', '-.333', false],
    ['-2/3', '-.6667', true],
    ['-2/3', '-0.667', true],
    ['3.5', '7/2', true],
    ['3.5', '3.50', true],
    ['3.5', '03.5', true],
    ['3.5', '3.', false],
    ['12', '12.', true],
    ['12', '24/2', true],
    ['-4,-8', '-8', true],
    ['-4,-8', '-4', true],
    ['-4, -8', '-6', false],
    ['0', '-0', true],
    ['.5', '0.5', true],
    ['1234.56', '1234.', false],
    ['100/7', '14.28', true],
    ['100/7', '14.29', true],
    ['100/7', '14.3', false],
    ['Pi', 'pi', true],
  ])('with the list %p, %p is right: %p', (answer, entry, right) => {
    expect(isCorrect(entry, blank(answer))).toBe(right);
  });

  it('accepts a listed fraction however it is expanded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 99 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (n, d, k) => {
          const entry = `${n * k}/${d * k}`;
          fc.pre(entry.length <= (n < 0 ? 6 : 5));
          expect(isCorrect(entry, blank(`${n}/${d}`))).toBe(true);
        },
      ),
    );
  });

  it('accepts of five-character decimals exactly those within one unit of the last place, on the right side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 998 }), (step, n) => {
        // Independent route: whole-number inequalities on ten-thousandths of n/999.
        const exact = n * 10_000;
        const cut = step * 999 <= exact && exact < (step + 1) * 999;
        const near = Math.abs(2 * (step * 999 - exact)) <= 999;
        expect(isCorrect(`.${String(step).padStart(4, '0')}`, blank(`${n}/999`))).toBe(
          cut || (near && step * 999 >= exact),
        );
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), (n) => {
        const shown = (n / 999).toFixed(4);
        fc.pre(shown.startsWith('0.'));
        expect(isCorrect(shown.slice(1), blank(`${n}/999`))).toBe(true);
        expect(isCorrect((n / 999).toFixed(3), blank(`${n}/999`))).toBe(true);
      }),
    );
  });
});

describe('marking a choice', () => {
  it('compares letters without regard to case', () => {
    expect(isCorrect('B', { type: 'choice', answer: 'b' })).toBe(true);
    expect(isCorrect('a', { type: 'choice', answer: 'b' })).toBe(false);
    expect(isCorrect('', { type: 'choice', answer: 'b' })).toBe(false);
  });
});

describe('typing an entry', () => {
  it.each([
    '/',
    './',
    '-/',
    '-./',
    '1.5/2',
    '1/2/3',
    '1/2.5',
    '--1',
    '1-',
    'a',
    '1e3',
    '+1',
    '123456',
    '-123456',
    '1..2',
    '12.345',
    '3 1/2',
    '1 2',
    '1,234',
    '3.14159',
    '\u00BD',
    '50%',
    '$5',
  ])('refuses %p and keeps the saved text', (text) => {
    expect(acceptsKeystroke(text)).toBe(false);
    expect(nextEntry('12', text)).toBe('12');
  });

  it.each([
    '',
    '-',
    '.',
    '-.',
    '3',
    '3.',
    '3/',
    '3/4',
    '-12/34',
    '12345',
    '-12345',
    '.6667',
    '1 / 2',
    ' 3/4\n',
    '- 5',
    '\u22125',
  ])('accepts %p', (text) => {
    expect(acceptsKeystroke(text)).toBe(true);
  });

  it.each([
    ['', '3 1/2', 'space'],
    ['', '12 345', 'space'],
    ['3', '3 ', 'space'],
    ['', '1,234', 'comma'],
    ['', '3,5', 'comma'],
    ['1', '1,', 'comma'],
    ['', '3.14159', 'length'],
    ['3.141', '3.1415', 'length'],
    ['', '-123456', 'length'],
    ['', '$5', 'character'],
    ['', '50%', 'character'],
    ['', '\u00BD', 'character'],
    ['', '1.5/2', 'order'],
    ['', '1/2/3', 'order'],
    ['5', '5-', 'order'],
    ['', ' 3/4 ', null],
    ['', '1 / 2', null],
    ['12', '13', null],
    ['12', '1', null],
    ['', '- 5', null],
  ])('over %j says of %j: %s', (saved, typed, refusal) => {
    expect(entryRefusal(saved, typed)).toBe(refusal);
  });

  it('takes what is pasted as it is or not at all: no digit, point, slash or sign is ever left out', () => {
    const marks = (text: string): string => text.replaceAll('\u2212', '-').replace(/\s/g, '');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'-./0123456789 ,%x'), maxLength: 9 }), (text) => {
        const kept = nextEntry('', text);
        expect([marks(text), '']).toContain(kept);
        // Independent route: digits with a space between them are two numbers, whatever stands around them.
        if (/\d\s+[\d.]/.test(text.trim())) expect(kept).toBe('');
      }),
      { numRuns: 3000 },
    );
  });

  it('never makes another number of what is typed key by key without saying so', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'-./0123456789 ,'), maxLength: 8 }), (text) => {
        let field = '';
        let refused = false;
        for (const key of text) {
          refused ||= entryRefusal(field, field + key) !== null;
          field = nextEntry(field, field + key);
        }
        if (!refused) expect(field).toBe(text.trim());
      }),
      { numRuns: 3000 },
    );
  });

  it('lets every acceptable entry be typed one character after another', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'-./0123456789'), maxLength: 7 }), (text) => {
        fc.pre(acceptsKeystroke(text));
        for (let end = 0; end <= text.length; end += 1) expect(acceptsKeystroke(text.slice(0, end))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('marks any text at all without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (entry, answer) => {
        expect(typeof isCorrect(entry, blank(answer))).toBe('boolean');
        expect(parseEntry(entry)).toHaveProperty('kind');
      }),
    );
  });
});

describe('what counts as an answer', () => {
  it.each(['', '-', '.', '-.', '3/', '-12/', ' '])('%j does not', (entry) => {
    expect(isAnswered(entry)).toBe(false);
  });
  it.each(['a', 'D', '0', '3.', '.5', '-1/3', '3/0', '12345'])('%j does', (entry) => {
    expect(isAnswered(entry)).toBe(true);
  });
});

describe('previewing an entry', () => {
  it('tells fractions, decimals, unfinished and impossible entries apart', () => {
    expect(parseEntry('-3/4')).toEqual({ kind: 'fraction', sign: -1, numerator: '3', denominator: '4' });
    expect(parseEntry('.75')).toEqual({ kind: 'decimal', sign: 1, digits: '.75' });
    expect(parseEntry('-12')).toEqual({ kind: 'decimal', sign: -1, digits: '12' });
    for (const text of ['', '-', '.', '-.', '3/']) expect(parseEntry(text)).toEqual({ kind: 'incomplete' });
    for (const text of ['/', '3/0', '3/00', 'x', '123456']) expect(parseEntry(text)).toEqual({ kind: 'invalid' });
  });
});

describe('the listed values of an answer', () => {
  it('are taken without spaces around them, in lower case, and never empty', () => {
    expect(acceptedAnswers(' A ,b,, 2/3 ,')).toEqual(['a', 'b', '2/3']);
  });

  it('count each for itself: an entry may equal any one of them', () => {
    expect(isCorrect('2/4', blank('1/2, 3'))).toBe(true);
    expect(isCorrect('6/2', blank('1/2, 3'))).toBe(true);
    expect(isCorrect('2', blank('1/2, 3'))).toBe(false);
    expect(isCorrect('6/2', blank('three, 3'))).toBe(true);
  });

  it('of a choice are letters: spaces and capitals do not matter, value never does', () => {
    expect(isCorrect(' B ', { type: 'choice', answer: 'b' })).toBe(true);
    expect(isCorrect('.5', { type: 'choice', answer: '0.5' })).toBe(false);
  });
});

describe('spaces and signs in an entry', () => {
  it('reads the minus sign of phones, and drops every space around the slash and after the sign', () => {
    expect(parseEntry('\u22123')).toEqual({ kind: 'decimal', sign: -1, digits: '3' });
    expect(nextEntry('', '3  /  4')).toBe('3/4');
    expect(nextEntry('', '-  3')).toBe('-3');
  });

  it('keeps a minus sign inside a text from swallowing the space after it', () => {
    expect(entryRefusal('', '1- 2')).toBe('space');
  });

  it('takes what changes nothing: the same text again, or a space in an empty field', () => {
    expect(entryRefusal('3', '3')).toBeNull();
    expect(entryRefusal('', ' ')).toBeNull();
    expect(entryRefusal('3', '3 ')).toBe('space');
  });

  it('refuses a denominator of zeros alone, not one with a zero at either end', () => {
    expect(parseEntry('1/10')).toEqual({ kind: 'fraction', sign: 1, numerator: '1', denominator: '10' });
    expect(parseEntry('1/02')).toEqual({ kind: 'fraction', sign: 1, numerator: '1', denominator: '02' });
    expect(parseEntry('1/00')).toEqual({ kind: 'invalid' });
  });
});
