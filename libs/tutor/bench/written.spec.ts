import { isCorrect } from '@aivy/exam';
import { writtenDialogues } from './written.js';

const written = writtenDialogues();

describe('the written dialogues', () => {
  it('cover every skill of reading, and ten answers that students type', () => {
    const reading = written.filter(({ item }) => item.key.startsWith('rw-'));
    const math = written.filter(({ item }) => item.key.startsWith('math-'));
    expect([reading.length, math.length]).toEqual([30, 30]);
    expect(new Set(reading.map(({ item }) => item.skill)).size).toBe(11);
    expect(new Set(math.map(({ item }) => item.family)).size).toBe(30);
    expect(math.filter(({ item }) => item.type === 'blank')).toHaveLength(10);
  });

  it('keep a third sealed, in both sections', () => {
    const sealed = written.filter(({ dialogue }) => dialogue.sealed);
    expect(sealed).toHaveLength(20);
    expect(sealed.filter(({ item }) => item.key.startsWith('rw-'))).toHaveLength(10);
  });

  it('have eight profiles, each at least five times', () => {
    const counts = [...new Set(written.map(({ dialogue }) => dialogue.profile))].map(
      (profile) => written.filter(({ dialogue }) => dialogue.profile === profile).length,
    );
    expect(counts).toHaveLength(8);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
  });

  it.each(written.map(({ dialogue, item }) => [item.key, dialogue, item] as const))(
    'let the student of %s submit the right answer last, after eight to thirteen turns',
    (_key, { turns }, item) => {
      const last = /^press (.+)$/.exec(turns.at(-1)!.other.text)?.[1];
      expect(isCorrect(last ?? '', item)).toBe(true);
      expect(turns.length).toBeGreaterThanOrEqual(8);
      expect(turns.length).toBeLessThanOrEqual(13);
    },
  );

  it.each(written.map(({ dialogue }) => [dialogue.item, dialogue] as const))(
    'say what to understand in every line about %s',
    (_key, { turns }) => {
      const lines = turns.flatMap((turn) => Object.values(turn)).filter(({ text }) => !text.startsWith('tap '));
      expect(lines.filter(({ note }) => note === '')).toEqual([]);
    },
  );
});
