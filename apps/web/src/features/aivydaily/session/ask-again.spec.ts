import { describe, expect, it } from '@jest/globals';
import { askAgain, type Outcome } from './ask-again';

const NETWORK = { code: 'NETWORK', message: '' };
const DOWN = { code: 'SERVICE-UNAVAILABLE', status: 503, message: '' };
const REFUSED = { code: 'DUPLICATE-ANSWER', status: 409, message: '' };

/** Answers that come a little later, one after the other; the last one again and again. */
function server(...outcomes: Outcome<string>[]) {
  const asked: number[] = [];
  const ask = async (): Promise<Outcome<string>> => {
    asked.push(asked.length + 1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    return outcomes[Math.min(asked.length, outcomes.length) - 1]!;
  };
  return { ask, asked };
}

const waits: number[] = [];
const wait = (ms: number): Promise<void> => {
  waits.push(ms);
  return Promise.resolve();
};

describe('asking for the next question, or handing in an answer', () => {
  it('asks the chat at once when the call itself does not work', async () => {
    const direct = server({ error: DOWN });
    const chat = server({ data: 'by chat' });
    expect(await askAgain(direct.ask, chat.ask, wait)).toEqual({ data: 'by chat' });
    expect([direct.asked.length, chat.asked.length]).toEqual([1, 1]);
  });

  it.each([
    ['no reply came', NETWORK],
    ['it was broken off', { code: 'ABORTED', message: '' }],
    ['the server has failed', { code: 'AIVYDAILY-DB', status: 500, message: '' }],
    ['nobody is there', DOWN],
    ['somebody else has replied', { code: '', status: 200, message: '' }],
  ])('takes nothing for decided when %s', async (_, error) => {
    const chat = server({ data: 'by chat' });
    expect(await askAgain(server({ error }).ask, chat.ask, wait)).toEqual({ data: 'by chat' });
  });

  it('takes a refusal for an answer', async () => {
    const direct = server({ error: REFUSED });
    const chat = server({ data: 'by chat' });
    expect(await askAgain(direct.ask, chat.ask, wait)).toEqual({ error: REFUSED });
    expect(chat.asked).toEqual([]);
  });

  it('tries three times more, after one, two and four seconds, and says then what was wrong', async () => {
    waits.length = 0;
    const direct = server({ error: DOWN });
    const chat = server({ error: NETWORK });
    expect(await askAgain(direct.ask, chat.ask, wait)).toEqual({ error: NETWORK });
    expect([direct.asked.length, chat.asked.length]).toEqual([4, 4]);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });

  it('goes on with what works again', async () => {
    const direct = server({ error: NETWORK }, { error: NETWORK }, { data: 'direct' });
    const chat = server({ error: NETWORK });
    expect(await askAgain(direct.ask, chat.ask, wait)).toEqual({ data: 'direct' });
  });

  it('finds out what became of an answer that was stored while its reply was lost', async () => {
    const direct = server({ error: NETWORK }, { data: 'stored as attempt 1' });
    const chat = server({ error: REFUSED });
    expect(await askAgain(direct.ask, chat.ask, wait)).toEqual({ data: 'stored as attempt 1' });
    expect([direct.asked.length, chat.asked.length]).toEqual([2, 1]);
  });

  it('says a refusal of the chat when nothing else can be heard', async () => {
    const outcome = await askAgain(server({ error: DOWN }).ask, server({ error: REFUSED }).ask, wait);
    expect(outcome).toEqual({ error: REFUSED });
  });
});
