import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getAllTests, saveProgress, signIn, type Call } from '@aivy/contracts';
import type { Metrics } from '@aivy/server-kit';
import { Gate, type Permit } from './gate.js';
import type { Refusals } from './refusals.js';

/** `reason rank` of each refusal, in order. */
let refused: string[] = [];
const refusals = {
  count: (reason: string, rank: string) => void refused.push(`${reason} ${rank}`),
} as unknown as Refusals;
const figures: Record<string, () => Promise<{ value: number }[]>> = {};
const metrics = {
  scraped: (name: string, _help: string, _labels: string[], read: () => Promise<{ value: number }[]>) =>
    void (figures[name] = read),
} as unknown as Metrics;
const limitNow = async (): Promise<number> => (await figures.aivy_admission_limit!())[0]!.value;

/** A gate begins with a hundred places. */
const QUARTER = 25;
const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

let gate: Gate;
beforeEach(() => {
  refused = [];
  gate = new Gate(600, metrics, refusals);
});
afterEach(() => gate.close());

const begin = (token: string | undefined, address: string, call: Call = saveProgress) =>
  gate.begin(call, { token, address });
function entered(token: string | undefined, address: string, call?: Call): Permit {
  const permit = begin(token, address, call);
  if (typeof permit !== 'object') throw new Error('there was no place');
  return permit;
}
/** Tries so often, each time with a token of its own. @returns the places that were had */
const tokens = (prefix: string, count: number, address: string, call?: Call): Permit[] =>
  Array.from({ length: count }, (_, n) => begin(`${prefix}${n}`, address, call)).filter(
    (permit) => typeof permit === 'object',
  );

describe('the gate', () => {
  it('gives all calls of an address of which nobody knows whose they are a quarter of the places together', () => {
    expect(tokens('invented', 200, ELSEWHERE)).toHaveLength(QUARTER);
    // Who sits there as well is told to come back, and nothing of having asked too much.
    expect(begin(undefined, ELSEWHERE)).toBe('address-full');
    expect(begin('maya', HOME)).toBeInstanceOf(Object);
  });

  it('gives a user a quarter, with however many sessions, and the address its places back as soon as it knows', () => {
    for (let n = 0; n < QUARTER; n += 1) expect(gate.claimFor(entered(`session${n}`, HOME), 'maya')).toBe(true);
    const more = entered('one more', HOME);
    expect(gate.claimFor(more, 'maya')).toBe(false);
    gate.end(more, 'left');
    expect(begin('session0', HOME)).toBe('user-full');
    expect(gate.claimFor(entered('another', HOME), 'noor')).toBe(true);
  });

  it('remembers whose a token is: a class behind one address does not crowd itself out', () => {
    for (let n = 0; n < 60; n += 1) {
      const first = entered(`student${n}`, HOME);
      gate.claimFor(first, `student${n}`);
      gate.end(first, 'done');
    }
    expect(tokens('student', 60, HOME)).toHaveLength(60);
  });

  it('leaves a quarter of what their rank may have to others, however many accounts ask from one address', () => {
    for (let n = 0; n < 200; n += 1) {
      const first = begin(`account${n}`, ELSEWHERE, getAllTests);
      if (typeof first !== 'object') continue;
      gate.claimFor(first, `account${n}`);
      gate.end(first, 'done');
    }
    // Four fifths of the places are there for what is looked at.
    expect(tokens('account', 200, ELSEWHERE, getAllTests)).toHaveLength(60);
    expect(begin('account0', ELSEWHERE, getAllTests)).toBe('address-full');
    expect(gate.admits('read')).toBe(true);
    expect(begin('maya', HOME, getAllTests)).toBeInstanceOf(Object);
  });

  it('has all places again when everything has ended', () => {
    const held = tokens('invented', 200, ELSEWHERE);
    for (const permit of held) gate.end(permit, 'left');
    expect(tokens('again', 200, ELSEWHERE)).toHaveLength(QUARTER);
  });

  it('gives a user the places of what has ended back, with however many sessions it was asked', () => {
    for (let n = 0; n < 60; n += 1) {
      const permit = entered(`session${n}`, HOME);
      expect(gate.claimFor(permit, 'maya')).toBe(true);
      gate.end(permit, 'left');
    }
  });

  it('forgets whose tokens those are that came first, once there are twenty thousand others', () => {
    const known = (token: string, id: string): Permit => {
      const permit = entered(token, HOME);
      gate.claimFor(permit, id);
      return permit;
    };
    for (let n = 0; n < QUARTER; n += 1) known(`session${n}`, 'maya');
    expect(begin('session0', HOME)).toBe('user-full');
    for (let n = 0; n < 20_000; n += 1) gate.end(known(`token${n}`, `user${n}`), 'left');
    expect(begin('session0', HOME)).toBeInstanceOf(Object);
  });

  it('does not count who signs in: that has a line of its own', () => {
    expect(begin(undefined, HOME, signIn)).toBeUndefined();
  });
});

describe('a class that begins in the same second behind one address', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => void jest.useRealTimers());

  type Outcome = ReturnType<Gate['begin']>;
  /** Comes with a token that nobody knows yet, and waits if it must. @returns what came of it, and how its client leaves */
  function come(token: string, address = HOME): { outcome?: Outcome; leave: () => void } {
    const call: { outcome?: Outcome; leave: () => void } = { leave: () => undefined };
    const outcome = gate.begin(getAllTests, { token, address });
    if (outcome === 'address-full')
      call.leave = gate.hold(getAllTests, { token, address }, (settled) => (call.outcome = settled));
    else call.outcome = outcome;
    return call;
  }
  const come120 = () => Array.from({ length: 120 }, (_, n) => come(`student${n}`));
  const isIn = ({ outcome }: { outcome?: Outcome }): boolean => typeof outcome === 'object';

  it('is served in turn, in the order of arrival, and no one is refused', () => {
    const calls = come120();
    expect(calls.map(isIn)).toEqual(calls.map((_, n) => n < QUARTER));
    for (const [n, call] of calls.entries()) {
      const permit = call.outcome as Permit;
      expect(gate.claimFor(permit, `user${n}`)).toBe(true);
      gate.end(permit, 'done');
    }
    jest.runAllTimers();
    expect([calls.filter(isIn).length, refused]).toEqual([120, []]);
  });

  it('is refused after a second where no place comes free, and another address never waits for it', () => {
    const calls = come120();
    expect(isIn(come('maya', ELSEWHERE))).toBe(true);
    jest.advanceTimersByTime(999);
    expect(refused).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(calls.filter(({ outcome }) => outcome === 'address-full')).toHaveLength(120 - QUARTER);
    expect(refused).toEqual(Array.from({ length: 120 - QUARTER }, () => 'address-full read'));
  });

  it('gives the place of a student who left while waiting to the next one', () => {
    const calls = come120();
    calls[QUARTER]!.leave();
    gate.end(calls[0]!.outcome as Permit, 'done');
    expect(calls.slice(QUARTER, QUARTER + 3).map(isIn)).toEqual([false, true, false]);
  });

  it('gives the place of a call whose student is found to the next one', () => {
    const calls = come120();
    gate.claimFor(calls[0]!.outcome as Permit, 'maya');
    expect(calls.slice(QUARTER, QUARTER + 2).map(isIn)).toEqual([true, false]);
  });

  it('lets a student it knows past those who can have no place yet', () => {
    const students = Array.from({ length: 36 }, (_, n) => `student${n}`);
    for (const student of students) {
      const first = entered(student, HOME, getAllTests);
      gate.claimFor(first, student);
      gate.end(first, 'left');
    }
    // Sixty is what reads of one address may have: these and a quarter of unknown ones.
    const [first] = students.slice(0, 35).map((student) => entered(student, HOME, getAllTests));
    expect(tokens('invented', 200, HOME, getAllTests)).toHaveLength(QUARTER);
    const [unknown, known] = [come('unknown'), come('student35')];
    gate.end(first!, 'left');
    expect([unknown, known].map(isIn)).toEqual([false, true]);
  });

  it('may wait as before, however many have waited until now', () => {
    const calls = Array.from({ length: QUARTER }, (_, n) => come(`student${n}`));
    for (let n = 0; n < 400; n += 1) {
      calls.push(come(`later${n}`));
      gate.end(calls[n]!.outcome as Permit, 'left');
    }
    expect([calls.every(isIn), refused]).toEqual([true, []]);
  });

  it('does not wait while the gateway has too much to do', () => {
    for (let n = 0; n < 60; n += 1) entered(undefined, `192.0.2.${n}`);
    expect(come120().filter(({ outcome }) => outcome === 'address-full')).toHaveLength(120 - QUARTER);
  });

  it('leaves half of all requests to others, however many wait', () => {
    const calls = Array.from({ length: 400 }, (_, n) => come(`invented${n}`, ELSEWHERE));
    expect(calls.filter(({ outcome }) => outcome === undefined)).toHaveLength(300);
  });
});

describe('a gate with much to do', () => {
  /** Calls in hand, each from an address of its own. */
  const inHand = (from: number, until: number): void => {
    for (let n = from; n < until; n += 1) entered(undefined, `192.0.2.${n}`);
  };
  const open = () => [gate.admits('sign-in'), gate.admits('read'), gate.admits('save')];

  it('refuses sign-ins from three fifths of the limit on, what is only looked at from four fifths, saves at the limit', () => {
    inHand(0, 59);
    expect(open()).toEqual([true, true, true]);
    inHand(59, 60);
    expect(open()).toEqual([false, true, true]);
    inHand(60, 80);
    expect(open()).toEqual([false, false, true]);
    inHand(80, 100);
    expect(open()).toEqual([false, false, false]);
  });

  it('counts each refusal with its reason', () => {
    inHand(0, 60);
    open();
    expect(refused).toEqual(['busy sign-in']);
    refused = [];
    for (let n = 0; n < 26; n += 1) gate.claimFor(entered(`session${n}`, `2001:db8::${n}`), 'maya');
    begin('session0', HOME, getAllTests);
    expect(refused).toEqual(['user-full save', 'user-full read']);
  });

  it('learns from calls that were done and given up, and nothing from those whose clients left', async () => {
    let now = 50_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const learning = new Gate(600, metrics, refusals);
    const call = (ms: number, outcome: 'done' | 'failed' | 'left'): void => {
      const permit = learning.begin(saveProgress, { token: undefined, address: HOME });
      if (typeof permit !== 'object') throw new Error('there was no place');
      now += ms;
      learning.end(permit, outcome);
    };
    const several = (ms: number, outcome: 'done' | 'failed' | 'left'): void => {
      for (let n = 0; n < 12; n += 1) call(ms, outcome);
    };
    // A call that was given up at once is not the shortest that one can be.
    call(1, 'failed');
    several(1_000, 'done');
    expect(await limitNow()).toBe(100);
    call(1, 'done');
    several(1_000, 'left');
    expect(await limitNow()).toBe(100);
    several(1_000, 'failed');
    expect(await limitNow()).toBeLessThan(100);
    learning.close();
    clock.mockRestore();
  });
});
