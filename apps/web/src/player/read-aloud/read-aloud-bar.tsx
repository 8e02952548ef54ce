import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { readVoice, writeVoice } from './kept-voice';
import type { HowToRead, ReaderState } from './reader';
import { explanationAt, sentencesOfShownQuestion } from './shown-question';
import { useReader } from './use-reader';
import { useVoices } from './use-voices';
import { VoiceSettings } from './voice-settings';
import styles from './read-aloud-bar.module.css';
import './spoken.css';

/** What the test's keys ask of the bar. */
export interface ReadAloudHandle {
  /** Reads, pauses, goes on. */
  toggle(): void;
}

export interface ReadAloudBarProps {
  /** Names what is on the screen: another question, or this one once it is explained. */
  about: string;
  /** It begins with the explanation where there is one. */
  fromExplanation?: boolean;
  /** Something stands in front of the question. */
  held?: boolean;
  handle?: RefObject<ReadAloudHandle | null>;
  onClose(): void;
}

/** How often a question that is on its way is looked for. */
const AGAIN_MS = 200;

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.9 } as const;
const NEXT_STEP: Record<ReaderState['kind'], string> = {
  stopped: 'Read the question aloud',
  reading: 'Pause reading',
  paused: 'Go on reading',
};

/** Reads the question and its choices with a voice of this device. Opened by the student, it begins at once. */
export function ReadAloudBar({ about, fromExplanation = false, held = false, handle, onClose }: ReadAloudBarProps) {
  const [how, setHow] = useState(readVoice);
  const [reader, state] = useReader(how, about, held);
  const voices = useVoices();
  const main = useRef<HTMLButtonElement>(null);
  const speechless = voices !== null && voices.length === 0;
  const canRead = voices !== null && !speechless;
  useEffect(() => main.current?.focus(), []);
  const read = (): void => {
    const sentences = sentencesOfShownQuestion(document);
    reader.start(sentences, fromExplanation ? explanationAt(sentences) : 0);
  };
  // Opened, it begins with what it was opened for. Voices may come late: another question, or one that something stands
  // in front of by then, it reads when it is asked to.
  const openedFor = useRef(about);
  /** @returns false while there is nothing to read yet */
  const begin = useEffectEvent((): boolean => {
    const late = openedFor.current !== about || held || document.visibilityState === 'hidden';
    if (late || state.kind !== 'stopped') return true;
    read();
    return reader.state().kind !== 'stopped';
  });
  useEffect(() => {
    if (!canRead || begin()) return undefined;
    // The question is still on its way.
    const again = setInterval(() => {
      if (begin()) clearInterval(again);
    }, AGAIN_MS);
    return () => clearInterval(again);
  }, [canRead]);

  const toggle = (): void => {
    if (state.kind === 'reading') reader.pause();
    else if (state.kind === 'paused') reader.resume();
    else if (canRead) read();
  };
  useImperativeHandle(handle, () => ({ toggle }));
  const change = (next: HowToRead): void => {
    setHow(next);
    writeVoice(next);
    reader.set(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <div className={styles.bar} role="group" aria-label="Read aloud" data-own-keys="true" onKeyDown={onKeyDown}>
      {/* Not `disabled`: a button that is switched off under the focus, as after the last sentence, would lose it. */}
      <button
        type="button"
        aria-label="Sentence before"
        aria-disabled={state.kind === 'stopped'}
        onClick={() => reader.step(-1)}
      >
        <SkipBack {...ICON} />
      </button>
      <button ref={main} type="button" aria-label={NEXT_STEP[state.kind]} aria-disabled={!canRead} onClick={toggle}>
        {state.kind === 'reading' ? <Pause {...ICON} /> : <Play {...ICON} />}
      </button>
      <button
        type="button"
        aria-label="Next sentence"
        aria-disabled={state.kind === 'stopped'}
        onClick={() => reader.step(1)}
      >
        <SkipForward {...ICON} />
      </button>
      {canRead ? <VoiceSettings voices={voices} how={how} onChange={change} /> : null}
      <p className={styles.note} role="status">
        {speechless ? 'This device has no English voice of its own, so nothing can be read aloud here.' : null}
        {state.failed ? 'The voice stopped. Go on reading, or choose another voice first.' : null}
      </p>
      <button type="button" className={styles.close} aria-label="Close read aloud" onClick={onClose}>
        <X {...ICON} />
      </button>
    </div>
  );
}
