import type { SpokenSentence } from './spoken-sentences';

export interface HowToRead {
  /** Times the usual speed. */
  rate: number;
  /** URI of a system voice; '' for the system's choice. */
  voice: string;
}

/** What speaks. */
export interface Speaker {
  /**
   * Speaks a sentence.
   * @param ended called once when it is over, unless it was cancelled
   * @returns cancels it
   */
  speak(words: string, how: HowToRead, ended: (failed: boolean) => void): () => void;
}

export interface ReaderState {
  kind: 'stopped' | 'reading' | 'paused';
  sentence: SpokenSentence | null;
  /** The voice gave up on the sentence; it waits there to be read again. */
  failed: boolean;
}

export interface Reader {
  readonly state: () => ReaderState;
  readonly subscribe: (tell: () => void) => () => void;
  /** @param from position of the sentence with which it begins */
  start(sentences: readonly SpokenSentence[], from?: number): void;
  pause(): void;
  /** Reads the sentence again in which it was paused. */
  resume(): void;
  /** To a sentence before or after; at the ends it stays. */
  step(by: 1 | -1): void;
  stop(): void;
  /** Another voice or speed; the sentence that is being read begins anew. */
  set(how: HowToRead): void;
}

const STOPPED: ReaderState = { kind: 'stopped', sentence: null, failed: false };

/**
 * Reads sentences one after the other. Each is spoken by itself: voices break off long texts, and not every system
 * resumes what was paused.
 */
export function createReader(speaker: Speaker, initial: HowToRead): Reader {
  let how = initial;
  let sentences: readonly SpokenSentence[] = [];
  let at = 0;
  let state = STOPPED;
  let cancel = (): void => undefined;
  const listeners = new Set<() => void>();

  const set = (next: ReaderState): void => {
    state = next;
    for (const tell of listeners) tell();
  };
  const silence = (): void => {
    cancel();
    cancel = () => undefined;
  };
  const stop = (): void => {
    silence();
    set(STOPPED);
  };
  const show = (kind: 'reading' | 'paused', failed = false): void =>
    set({ kind, sentence: sentences[at] ?? null, failed });
  const read = (): void => {
    silence();
    const sentence = sentences[at];
    if (!sentence) return stop();
    show('reading');
    // A voice may tell of its end after it was cancelled.
    let over = false;
    const hush = speaker.speak(sentence.words, how, (failed) => {
      if (over) return;
      over = true;
      cancel = () => undefined;
      if (failed) return show('paused', true);
      at += 1;
      read();
    });
    if (over) return;
    cancel = () => {
      over = true;
      hush();
    };
  };
  return {
    state: () => state,
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    start(next, from = 0) {
      sentences = next;
      at = from;
      read();
    },
    pause() {
      if (state.kind !== 'reading') return;
      silence();
      show('paused');
    },
    resume() {
      if (state.kind === 'paused') read();
    },
    step(by) {
      if (state.kind === 'stopped') return;
      at = Math.min(sentences.length - 1, Math.max(0, at + by));
      if (state.kind === 'reading') read();
      else show('paused');
    },
    stop,
    set(next) {
      how = next;
      if (state.kind === 'reading') read();
    },
  };
}
