import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getAllTests, saveProgress, signIn, type Call } from '@aivy/contracts';
import type { Logger, Metrics } from '@aivy/server-kit';
import { Gate, type Passage } from './gate.js';

const meter = { inc: () => undefined };
const metrics = { counter: () => meter, scraped: () => undefined } as unknown as Metrics;
const logger = { warn: () => undefined } as unknown as Logger;

/** A gate begins with a hundred places. */
const QUARTER = 25;
const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

let gate: Gate;
beforeEach(() => void (gate = new Gate(600, metrics, logger)));
afterEach(() => gate.close());

const begin = (token: string | undefined, address: string, call: Call = saveProgress) =>
  gate.begin(call, { token, address });
function entered(token: string | undefined, address: string, call?: Call): Passage {
  const passage = begin(token, address, call);
  if (typeof passage !== 'object') throw new Error('there was no place');
  return passage;
}
/** Tries so often, each time with a token of its own. @returns the places that were had */
const tokens = (prefix: string, count: number, address: string, call?: Call): Passage[] =>
  Array.from({ length: count }, (_, n) => begin(`${prefix}${n}`, address, call)).filter(
    (passage) => typeof passage === 'object',
  );

describe('the gate', () => {
  it('gives all calls of an address of which nobody knows whose they are a quarter of the places together', () => {
    expect(tokens('invented', 200, ELSEWHERE)).toHaveLength(QUARTER);
    // Who sits there as well is told to come back, and nothing of having asked too much.
    expect(begin(undefined, ELSEWHERE)).toBe('full');
    expect(begin('maya', HOME)).toBeInstanceOf(Object);
  });

  it('gives a user a quarter, with however many sessions, and the address its places back as soon as it knows', () => {
    for (let n = 0; n < QUARTER; n += 1) expect(gate.isOf(entered(`session${n}`, HOME), 'maya')).toBe(true);
    const more = entered('one more', HOME);
    expect(gate.isOf(more, 'maya')).toBe(false);
    gate.end(more, 'left');
    expect(begin('session0', HOME)).toBe('crowded');
    expect(gate.isOf(entered('another', HOME), 'noor')).toBe(true);
  });

  it('remembers whose a token is: a class behind one address does not crowd itself out', () => {
    for (let n = 0; n < 60; n += 1) {
      const first = entered(`student${n}`, HOME);
      gate.isOf(first, `student${n}`);
      gate.end(first, 'done');
    }
    expect(tokens('student', 60, HOME)).toHaveLength(60);
  });

  it('leaves a quarter of what their rank may have to others, however many accounts ask from one address', () => {
    for (let n = 0; n < 200; n += 1) {
      const first = begin(`account${n}`, ELSEWHERE, getAllTests);
      if (typeof first !== 'object') continue;
      gate.isOf(first, `account${n}`);
      gate.end(first, 'done');
    }
    // Four fifths of the places are there for what is looked at.
    expect(tokens('account', 200, ELSEWHERE, getAllTests)).toHaveLength(60);
    expect(begin('account0', ELSEWHERE, getAllTests)).toBe('full');
    expect(gate.isOpen('read')).toBe(true);
    expect(begin('maya', HOME, getAllTests)).toBeInstanceOf(Object);
  });

  it('has all places again when everything has ended', () => {
    const held = tokens('invented', 200, ELSEWHERE);
    for (const passage of held) gate.end(passage, 'left');
    expect(tokens('again', 200, ELSEWHERE)).toHaveLength(QUARTER);
  });

  it('does not count who signs in: that has a line of its own', () => {
    expect(begin(undefined, HOME, signIn)).toBeUndefined();
  });
});
