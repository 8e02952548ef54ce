import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import styles from './announcer.module.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says a sentence to screen readers, politely. */
export const useAnnounce = (): ((text: string) => void) => useContext(AnnounceContext);

/** Holds the live region. Two alternate, because the same sentence twice in one region is not spoken again. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<readonly [string, string]>(['', '']);
  const turn = useRef(0);
  const announce = useCallback((text: string) => {
    turn.current = 1 - turn.current;
    setTexts(turn.current === 0 ? [text, ''] : ['', text]);
  }, []);
  const regions = useMemo(
    () =>
      texts.map((text, index) => (
        <div key={index} role="status" aria-live="polite" className="vh" data-testid="announcer">
          {text}
        </div>
      )),
    [texts],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div className={styles.regions}>{regions}</div>
    </AnnounceContext.Provider>
  );
}
