import { FRESH } from '../../test/intents/fresh.js';
import { HELD_OUT, isHeldOut, LABELLED, WORKED_ON, type Labelled } from '../../test/intents/labelled.js';
import { LATER } from '../../test/intents/later.js';
import { readIntent } from './read-intent.js';

const missed = (sentences: readonly Labelled[]): string[] =>
  sentences
    .map(({ text, intent }) => ({ text, intent, read: readIntent(text).intent }))
    .filter(({ intent, read }) => intent !== read)
    .map(({ text, intent, read }) => `${text} [${intent}] read as ${read}`);
const accuracy = (sentences: readonly Labelled[]): number => 1 - missed(sentences).length / sentences.length;

describe('reading what a student wants', () => {
  it('is measured on at least 400 different sentences, a third of them unseen while the rules were written', () => {
    expect(new Set(LABELLED.map(({ text }) => text)).size).toBe(LABELLED.length);
    expect(LABELLED.length).toBeGreaterThanOrEqual(400);
    expect(HELD_OUT.length / LABELLED.length).toBeGreaterThan(0.28);
  });

  it('gets the sentences right that the rules were written with', () => {
    expect(missed([...WORKED_ON, ...LATER])).toEqual([]);
    const fresh = FRESH.filter((each) => !isHeldOut(each));
    expect({ missed: missed(fresh), of: fresh.length }).toEqual({ missed: [], of: fresh.length });
  });

  it('gets at least 92 of 100 right of the sentences that were held out', () => {
    expect(accuracy(HELD_OUT)).toBeGreaterThanOrEqual(0.92);
  });

  it('gets at least 92 of 100 right of those of the second table that were held out', () => {
    const fresh = FRESH.filter(isHeldOut);
    expect(fresh.length).toBeGreaterThan(50);
    expect(accuracy(fresh)).toBeGreaterThanOrEqual(0.92);
  });

  it.each(['constructor', '__proto__', 'what is constructor', 'define hasOwnProperty'])(
    'reads "%s", a name that every object has, like any other word',
    (text) => {
      expect(typeof readIntent(text).intent).toBe('string');
    },
  );
});
