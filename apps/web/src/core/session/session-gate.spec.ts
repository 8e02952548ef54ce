import { SessionGate } from './session-gate';

/** A gate with two requests before it. @returns how often the popup was opened, and what became of the requests */
function given() {
  const gate = new SessionGate();
  let popups = 0;
  const opens = () => void (popups += 1);
  const waiting = [gate.wait(opens), gate.wait(opens)];
  return { gate, opens, ends: Promise.allSettled(waiting), popups: () => popups };
}

describe('requests that came back unauthorised', () => {
  it('wait at one gate, and the popup opens once', () => {
    expect(new SessionGate().isClosed).toBe(false);
    const { gate, popups } = given();
    expect([gate.isClosed, popups()]).toEqual([true, 1]);
  });

  it('all go on with the new token; the next expiry opens the popup again', async () => {
    const { gate, opens, ends, popups } = given();
    gate.open('new');
    expect(await ends).toEqual([
      { status: 'fulfilled', value: 'new' },
      { status: 'fulfilled', value: 'new' },
    ]);
    expect(gate.isClosed).toBe(false);
    const next = gate.wait(opens);
    expect(popups()).toBe(2);
    gate.open('newer');
    expect(await next).toBe('newer');
  });

  it.each([
    ['the new token cannot be read', (gate: SessionGate) => gate.open(null), 'The new session token could not be read'],
    ['the student gives up', (gate: SessionGate) => gate.abandon(), 'Sign-in was given up'],
  ])('all fail when %s', async (_when, act, message) => {
    const { gate, ends } = given();
    act(gate);
    for (const end of await ends) expect(end).toEqual({ status: 'rejected', reason: new Error(message) });
    expect(gate.isClosed).toBe(false);
  });

  it('need not be there for the gate to be opened or left', () => {
    const gate = new SessionGate();
    gate.open('token');
    gate.open(null);
    gate.abandon();
    expect(gate.isClosed).toBe(false);
  });
});
