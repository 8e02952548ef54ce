import { jest } from '@jest/globals';
import { Autosave, type Outcome, type SaveState } from './autosave';

/** A store that answers when it is told to. */
function desk() {
  const sent: { value: string; version: string; answer: (outcome: Outcome) => void }[] = [];
  const states: SaveState['kind'][] = [];
  const autosave = new Autosave<string>({
    version: 'v0',
    send: (value, version) => new Promise((answer) => sent.push({ value, version, answer })),
    onState: ({ kind }) => states.push(kind),
  });
  const answer = async (outcome: Outcome): Promise<void> => {
    sent.at(-1)!.answer(outcome);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { sent, states, autosave, answer, asked: () => sent.map(({ value, version }) => `${value} over ${version}`) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('autosave', () => {
  it('stores the last of what was typed in one go', async () => {
    const { autosave, asked, answer, states } = desk();
    for (const value of ['a', 'ab', 'abc']) {
      autosave.change(value);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(400);
    expect(asked()).toEqual(['abc over v0']);
    await answer({ kind: 'saved', version: 'v1' });
    expect(states.at(-1)).toBe('saved');
    expect(autosave.isDirty).toBe(false);
  });

  it('waits for a save before it sends the next one, which builds on it', async () => {
    const { autosave, asked, answer, states } = desk();
    autosave.change('a');
    await jest.advanceTimersByTimeAsync(400);
    autosave.change('ab');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(asked()).toEqual(['a over v0']);
    await answer({ kind: 'saved', version: 'v1' });
    expect(asked()).toEqual(['a over v0', 'ab over v1']);
    await answer({ kind: 'saved', version: 'v2' });
    expect(states.at(-1)).toBe('saved');
  });

  it('tries again while the server is away, with what is newest then', async () => {
    const { autosave, asked, answer, states } = desk();
    autosave.change('a');
    await jest.advanceTimersByTimeAsync(400);
    await answer({ kind: 'away' });
    expect(states.at(-1)).toBe('away');
    autosave.change('ab');
    await jest.advanceTimersByTimeAsync(2_500);
    expect(asked()).toEqual(['a over v0', 'ab over v0']);
    await answer({ kind: 'saved', version: 'v1' });
    expect(autosave.isDirty).toBe(false);
  });

  it('stores nothing over what another window has stored until somebody decides', async () => {
    const { autosave, asked, answer, states } = desk();
    autosave.change('mine');
    await jest.advanceTimersByTimeAsync(400);
    await answer({ kind: 'conflict' });
    autosave.change('mine too');
    await jest.advanceTimersByTimeAsync(60_000);
    await autosave.flush();
    expect(asked()).toEqual(['mine over v0']);
    expect(states.at(-1)).toBe('conflict');
    expect(autosave.isDirty).toBe(true);
    void autosave.overwrite('theirs', 'mine too');
    await jest.advanceTimersByTimeAsync(0);
    expect(asked().at(-1)).toBe('mine too over theirs');
  });

  it('leaves what cannot be kept alone until it is changed', async () => {
    const { autosave, asked, answer, states } = desk();
    autosave.change('bad');
    await jest.advanceTimersByTimeAsync(400);
    await answer({ kind: 'refused', message: 'no' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toEqual(['bad over v0']);
    expect(states.at(-1)).toBe('refused');
    autosave.change('good');
    await jest.advanceTimersByTimeAsync(400);
    expect(asked().at(-1)).toBe('good over v0');
  });

  it('stores at once when it is asked to', async () => {
    const { autosave, asked } = desk();
    autosave.change('a');
    void autosave.flush();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['a over v0']);
  });
});
