import { Volume2 } from 'lucide-react';
import { Suspense, useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { lazyPiece } from '../../lib/lazy-piece';
import styles from './aloud-button.module.css';

const ReadAloudBar = lazyPiece(async () => (await import('./read-aloud-bar')).ReadAloudBar);

export interface Aloud {
  on: boolean;
  button: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  close(): void;
}

/** Read aloud on a page that has a button for it. Closed, the focus is on the button again. */
export function useAloud(): Aloud {
  const [on, setOn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOn(false);
    button.current?.focus();
  }, []);
  const toggle = useCallback(() => setOn((before) => !before), []);
  return useMemo(() => ({ on, button, toggle, close }), [on, toggle, close]);
}

export const AloudButton = ({ aloud }: { aloud: Aloud }) => (
  <button
    ref={aloud.button}
    type="button"
    className={styles.button}
    aria-label="Read aloud"
    title="Read aloud"
    aria-pressed={aloud.on}
    onClick={aloud.toggle}
  >
    <Volume2 aria-hidden="true" size={20} strokeWidth={1.9} />
  </button>
);

/** Place of what reads aloud, whose code comes when it is first asked for. */
export const AloudPlace = ({
  aloud,
  about,
  fromExplanation = false,
}: {
  aloud: Aloud;
  about: string;
  fromExplanation?: boolean;
}) =>
  aloud.on ? (
    <Suspense fallback={null}>
      <ReadAloudBar about={about} fromExplanation={fromExplanation} onClose={aloud.close} />
    </Suspense>
  ) : null;
