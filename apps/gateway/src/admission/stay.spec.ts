import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Gate, Permit } from './gate.js';
import { Stay } from './stay.js';

let told: string[];
let stay: Stay;
const permit = {} as Permit;
beforeEach(() => {
  told = [];
  const gate = { end: (_permit: Permit, outcome: string) => void told.push(outcome) } as unknown as Gate;
  stay = new Stay(gate, () => void told.push('address'));
});

describe('the places of a request', () => {
  it('are given back when its answer is ready, and when it is out', () => {
    stay.begin(permit);
    stay.hold()();
    stay.end('done');
    expect(told).toEqual(['done']);
    stay.close();
    expect(told).toEqual(['done', 'address']);
    stay.close();
    expect(told).toEqual(['done', 'address']);
  });

  it('are kept for a client that hung up until nothing works for it any more', () => {
    stay.begin(permit);
    const [over, alsoOver] = [stay.hold(), stay.hold()];
    stay.close();
    over();
    over();
    expect(told).toEqual([]);
    alsoOver();
    expect(told).toEqual(['left', 'address']);
  });

  it('say what came of it first: an answer after the client has gone changes nothing', () => {
    stay.begin(permit);
    const over = stay.hold();
    stay.close();
    stay.end('failed');
    over();
    expect(told).toEqual(['left', 'address']);
  });

  it('are those of its address alone where the gate does not count it', () => {
    expect(stay.claimFor('maya')).toBe(true);
    stay.close();
    expect(told).toEqual(['address']);
  });
});
