import fc from 'fast-check';
import type { Move } from '@aivy/tutor';
import { ConstrainedReader } from './constrained-reader.js';

const MOVE: Move = { move: 'hint', rung: 2 };
const read = (parts: readonly string[], move = MOVE): string => {
  const reader = new ConstrainedReader(move);
  const text = parts.map((part) => reader.feed(part)).join('');
  reader.finish();
  return text;
};
const object = (text: string, question = ''): string => JSON.stringify({ move: 'hint', rung: 2, text, question });

describe('the constrained answer, read while it is written', () => {
  it('gives text and question as one reply, however the stream is cut', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', ' ', '.', '"', '\\', '\n', 'é', '🙂', '{', '}'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9 }), (text, size) => {
        const whole = object(text);
        const parts = whole.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g'))!;
        // A backslash before a letter is TeX there and nothing else.
        expect(read(parts)).toBe(text);
      }),
    );
    expect(read([object('Look again.', 'What is asked?')])).toBe('Look again. What is asked?');
  });

  it.each([
    ['\\\\(\\\\frac{1}{2}\\\\)', '\\(\\frac{1}{2}\\)'],
    ['\\(\\frac{1}{2} \\times x \\neq 3\\)', '\\(\\frac{1}{2} \\times x \\neq 3\\)'],
    ['One.\\nTwo.', 'One.\nTwo.'],
    ['\\u0041bc', 'Abc'],
  ])('understands %j', (written, text) => {
    const raw = `{"move": "hint", "rung": 2, "text": "${written}", "question": ""}`;
    expect(read([raw])).toBe(text);
    expect(read([...raw])).toBe(text);
  });

  it('takes the fence that models put around JSON', () => {
    expect(read(['```json\n', object('Look.'), '\n```'])).toBe('Look.');
  });

  it.each([
    ['another move', '{"move": "explanation", "rung": 2, "text": "x", "question": ""}'],
    ['another rung', '{"move": "hint", "rung": 3, "text": "x", "question": ""}'],
    ['an end in the middle', '{"move": "hint", "rung": 2, "text": "x'],
    ['something after it', `${object('x')} and more`],
    ['words around it', `Sure, here it is: ${object('x')} ${'.'.repeat(200)}`],
    ['too many words', object('word '.repeat(70))],
  ])('refuses %s', (_what, raw) => {
    expect(() => read([raw])).toThrow('rubbish');
  });

  it('gives out nothing before move and rung were seen to be right', () => {
    const reader = new ConstrainedReader({ move: 'hint', rung: 1 });
    expect(reader.feed('{"move": "hint", "rung": ')).toBe('');
    expect(() => reader.feed('3, "text": "Secret.')).toThrow('rubbish');
  });
});
