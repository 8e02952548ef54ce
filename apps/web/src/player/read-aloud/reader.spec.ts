import { createReader, type HowToRead, type Speaker } from './reader';

const HOW: HowToRead = { rate: 1, voice: '' };
const SENTENCES = ['one', 'two', 'three'].map((words) => ({ words, sources: [] }));

/** A voice whose sentences end when the test says so. */
function voice() {
  const said: string[] = [];
  let current: ((failed: boolean) => void) | null = null;
  const ends: ((failed: boolean) => void)[] = [];
  const speaker: Speaker = {
    speak(words, { rate }, ended) {
      said.push(rate === 1 ? words : `${words} × ${rate}`);
      current = ended;
      ends.push(ended);
      return () => {
        said.push('(cut)');
        current = null;
      };
    },
  };
  return { speaker, said, end: (failed = false) => current?.(failed), ends, speaks: () => current !== null };
}

function reading() {
  const spoken = voice();
  const reader = createReader(spoken.speaker, HOW);
  reader.start(SENTENCES);
  return { ...spoken, reader };
}

describe('the reader', () => {
  it('reads sentence after sentence and stops by itself', () => {
    const { reader, said, end } = reading();
    expect(reader.state()).toEqual({ kind: 'reading', sentence: SENTENCES[0], failed: false });
    end();
    end();
    expect(reader.state().sentence).toBe(SENTENCES[2]);
    end();
    expect(reader.state()).toEqual({ kind: 'stopped', sentence: null, failed: false });
    expect(said).toEqual(['one', 'two', 'three']);
  });

  it('pauses at once and goes on with the same sentence', () => {
    const { reader, said, end } = reading();
    end();
    reader.pause();
    expect(reader.state()).toEqual({ kind: 'paused', sentence: SENTENCES[1], failed: false });
    reader.resume();
    expect(said).toEqual(['one', 'two', '(cut)', 'two']);
  });

  it('takes no notice of the end of what was cut', () => {
    const { reader, ends } = reading();
    reader.pause();
    ends[0]?.(false);
    expect(reader.state().kind).toBe('paused');
    reader.resume();
    ends[0]?.(true);
    expect(reader.state()).toMatchObject({ kind: 'reading', sentence: SENTENCES[0] });
  });

  it('steps to the sentence before and after, and stays at the ends', () => {
    const { reader, said } = reading();
    reader.step(-1);
    reader.step(1);
    reader.step(1);
    reader.step(1);
    expect(reader.state().sentence).toBe(SENTENCES[2]);
    expect(said.filter((words) => words !== '(cut)')).toEqual(['one', 'one', 'two', 'three', 'three']);
  });

  it('steps without a word while it is paused', () => {
    const { reader, speaks } = reading();
    reader.pause();
    reader.step(1);
    expect(reader.state()).toEqual({ kind: 'paused', sentence: SENTENCES[1], failed: false });
    expect(speaks()).toBe(false);
  });

  it('is silent once it is stopped, and resumes nothing', () => {
    const { reader, speaks } = reading();
    reader.stop();
    reader.resume();
    reader.step(1);
    expect(speaks()).toBe(false);
    expect(reader.state()).toEqual({ kind: 'stopped', sentence: null, failed: false });
  });

  it('reads the sentence anew at another speed, and keeps that', () => {
    const { reader, said, end } = reading();
    reader.set({ rate: 2, voice: '' });
    end();
    expect(said).toEqual(['one', '(cut)', 'one × 2', 'two × 2']);
  });

  it('takes another speed without a word while it is paused', () => {
    const { reader, said, speaks } = reading();
    reader.pause();
    reader.set({ rate: 2, voice: '' });
    expect([reader.state().kind, speaks()]).toEqual(['paused', false]);
    reader.resume();
    expect(said).toEqual(['one', '(cut)', 'one × 2']);
  });

  it('begins where it is asked to, and cuts what it was reading', () => {
    const { reader, said } = reading();
    reader.start(SENTENCES, 2);
    expect(reader.state()).toMatchObject({ kind: 'reading', sentence: SENTENCES[2] });
    expect(said).toEqual(['one', '(cut)', 'three']);
  });

  it('does not begin its sentence anew where it is asked to go on while it reads', () => {
    const { reader, said } = reading();
    reader.resume();
    expect(said).toEqual(['one']);
  });

  it('has nothing to pause once it is stopped', () => {
    const { reader } = reading();
    reader.stop();
    reader.pause();
    expect(reader.state()).toEqual({ kind: 'stopped', sentence: null, failed: false });
  });

  it('waits at the sentence that the voice gave up on, also when it does so at once, and goes on from there', () => {
    const { reader, end, said } = reading();
    end();
    end(true);
    expect(reader.state()).toEqual({ kind: 'paused', sentence: SENTENCES[1], failed: true });
    reader.resume();
    expect(reader.state()).toEqual({ kind: 'reading', sentence: SENTENCES[1], failed: false });
    expect(said).toEqual(['one', 'two', 'two']);
    const mute = createReader({ speak: (_words, _how, ended) => (ended(true), () => undefined) }, HOW);
    mute.start(SENTENCES);
    expect(mute.state()).toEqual({ kind: 'paused', sentence: SENTENCES[0], failed: true });
  });

  it('cuts the sentence that is being read, also when the one before it was over at once', () => {
    const cut: string[] = [];
    const reader = createReader(
      {
        speak(words, _how, ended) {
          if (words === 'one') ended(false);
          return () => cut.push(words);
        },
      },
      HOW,
    );
    reader.start(SENTENCES);
    expect(reader.state().sentence).toBe(SENTENCES[1]);
    reader.pause();
    expect(cut).toEqual(['two']);
  });

  it('tells its listeners until they go', () => {
    const { reader } = reading();
    const heard: string[] = [];
    const leave = reader.subscribe(() => heard.push(reader.state().kind));
    reader.pause();
    leave();
    reader.stop();
    expect(heard).toEqual(['paused']);
  });
});
