import { useEffect, useState, useSyncExternalStore } from 'react';
import { paintSpoken } from './paint-spoken';
import { createReader, type HowToRead, type Reader, type ReaderState } from './reader';
import { showSpoken } from './show-spoken';
import { systemSpeaker } from './system-voice';

/**
 * Reads with the system's voice and highlights on the page what it reads. Leaving the page ends it.
 * @param about what is read: once it is another, nothing of the last is read on
 * @param held something stands in front of the question: it waits
 */
export function useReader(how: HowToRead, about: string, held: boolean): [Reader, ReaderState] {
  const [reader] = useState(() => createReader(systemSpeaker, how));
  const state = useSyncExternalStore(reader.subscribe, reader.state);
  const { sentence, kind } = state;
  useEffect(() => {
    const sources = sentence?.sources ?? [];
    paintSpoken(sources);
    if (kind === 'reading') showSpoken(sources);
    return () => paintSpoken([]);
  }, [sentence, kind]);
  useEffect(() => () => reader.stop(), [reader, about]);
  useEffect(() => {
    if (held) reader.pause();
  }, [held, reader]);
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') reader.pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [reader]);
  return [reader, state];
}
