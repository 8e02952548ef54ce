import fc from 'fast-check';
import { createGuard, type Guard } from './guard.js';
import { SentenceGate } from './sentence-gate.js';
import { firstSentence } from './sentences.js';

const open: Guard = () => ({ blocked: false });
const feedAll = (gate: SentenceGate, chunks: readonly string[]): string[] => [
  ...chunks.map((chunk) => gate.feed(chunk).text),
  gate.finish().text,
];

describe('the end of a sentence', () => {
  it.each([
    ['Read it. Then', 9],
    ['Is it? Yes', 7],
    ['He said “stop.” Then', 16],
    ['It is 3.5 m', 0],
    ['It is 3.', 0],
    ['e.g. this one', 0],
    ['\\(x=1. \\) is', 0],
    ['\\(a. b\\) ends. Now', 15],
    ['1. Read it', 0],
    ['no end', 0],
  ])('of %j is at %i', (text, length) => {
    expect(firstSentence(text)).toBe(length);
  });
});

describe('the gate before a stream', () => {
  it('hands out whole sentences only, and loses nothing, however the stream is cut', () => {
    const text = 'Look at \\(y=2x. 5\\) first. What is 3.5? “Good.” \n\n- A list. End';
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
        const chunks: string[] = [];
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          const size = sizes[turn % sizes.length]!;
          chunks.push(text.slice(at, at + size));
          at += size;
        }
        const gate = new SentenceGate(open);
        const parts = feedAll(gate, chunks);
        expect(parts.join('')).toBe(text);
        for (const part of parts.slice(0, -1)) if (part) expect(part).toMatch(/[.?!”]\s+$/);
      }),
    );
  });

  it('cleans each sentence before guard and student see it', () => {
    const seen: string[] = [];
    const watching: Guard = (text) => {
      seen.push(text);
      return { blocked: false };
    };
    const gate = new SentenceGate(watching, (sentence) => sentence.replace(/https?:\S+/g, 'a page'));
    expect(feedAll(gate, ['Look at https://x.example/a first', '. Then go on. ']).join('')).toBe(
      'Look at a page first. Then go on. ',
    );
    expect(seen).toEqual(['Look at a page first. ', 'Look at a page first. Then go on. ']);
  });

  const secret = { type: 'choice' as const, answer: 'c', choices: ['1', '2', '3', '4'], seen: [] };

  it('never hands out a sentence that leaks, nor anything after it', () => {
    const gate = new SentenceGate(createGuard(secret));
    expect(gate.feed('Think again. The answer is C. ')).toEqual({ text: 'Think again. ', stopped: 'letter' });
    expect(gate.feed('Harmless. ')).toEqual({ text: '', stopped: 'letter' });
    expect(gate.finish()).toEqual({ text: '', stopped: 'letter' });
    expect(gate.said).toBe('Think again. ');
  });

  it('sees a leak that is spread over two sentences', () => {
    const word = { ...secret, choices: ['dispute', 'conceal', 'establish', 'recommend'] };
    const gate = new SentenceGate(createGuard(word));
    const parts = 'Even so. Stop. Think. Ask. Be calm. Look. Imagine. Sleep. Hope. '.split(/(?<=\. )/);
    const results = parts.map((part) => gate.feed(part));
    expect(results.slice(0, 8).every(({ stopped }) => stopped === undefined)).toBe(true);
    expect(results[8]).toEqual({ text: '', stopped: 'acrostic' });
  });

  it('keeps a formula back that breaks off', () => {
    const gate = new SentenceGate(open);
    expect(gate.feed('Start. Then \\(x=').text).toBe('Start. ');
    expect(gate.finish()).toEqual({ text: '', stopped: 'cut-off' });
  });

  it('stops a flood: a sentence without end and a reply without end', () => {
    const endless = new SentenceGate(open);
    expect(endless.feed('word '.repeat(200)).stopped).toBe('too-long');
    const long = new SentenceGate(open);
    const stopped = Array.from({ length: 200 }, () => long.feed('A short sentence of words. ')).find(
      (each) => each.stopped,
    );
    expect(stopped?.stopped).toBe('too-long');
    expect(long.said.length).toBeLessThanOrEqual(2_400);
  });
});
