import { setImmediate as nextTurn } from 'node:timers/promises';
import { TurnBudget } from './turn-budget.js';

describe('a turn of the event loop', () => {
  const pieces = Array.from({ length: 10 }, (_, n) => n);

  /** Ten pieces of work that come at once. @returns for each the turn in which it was done, in the order of doing */
  async function done(pieceMs: number): Promise<{ piece: number; turn: number }[]> {
    let now = 0;
    let turn = 0;
    let over = false;
    const budget = new TurnBudget(8, () => now);
    const log: { piece: number; turn: number }[] = [];
    const counting = (async () => {
      for (; !over; turn += 1) await nextTurn();
    })();
    await Promise.all(
      pieces.map(async (piece) => {
        await budget.room();
        // As long as an answer needs from its promise to the socket.
        for (let hop = 0; hop < 5; hop += 1) await Promise.resolve();
        now += pieceMs;
        log.push({ piece, turn });
      }),
    );
    over = true;
    await counting;
    return log;
  }

  it('ends when its time is used up: what waits beside the work is let in, and the work goes on in its order', async () => {
    const log = await done(3);
    expect(log.map(({ piece }) => piece)).toEqual(pieces);
    const turns = [...new Set(log.map(({ turn }) => turn))];
    const perTurn = turns.map((turn) => log.filter((each) => each.turn === turn).length);
    // Three pieces of 3 ms reach the 8 ms.
    expect(Math.max(...perTurn)).toBe(3);
    expect(perTurn.length).toBeGreaterThanOrEqual(4);
  });

  it('is enough for work that takes next to no time', async () => {
    expect(new Set((await done(0)).map(({ turn }) => turn)).size).toBe(1);
  });

  it('lets work that comes later in as well', async () => {
    const budget = new TurnBudget();
    for (let n = 0; n < 5; n += 1) await budget.room();
    await nextTurn();
    await budget.room();
  });
});
