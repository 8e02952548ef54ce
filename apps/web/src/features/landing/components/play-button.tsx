import { lazy, Suspense, useState } from 'react';
import { MousePointer2 } from 'lucide-react';
import { cx } from '@aivy/web-ui';
import { usePointerHint } from '../hooks/use-pointer-hint';
import styles from './hero.module.css';

const VideoModal = lazy(async () => ({ default: (await import('./video-modal')).VideoModal }));

export function PlayButton() {
  const [open, setOpen] = useState(false);
  const hint = usePointerHint();
  return (
    <>
      <button
        type="button"
        className={cx(styles.play, hint === 'clicking' && styles.pressed)}
        onClick={() => setOpen(true)}
      >
        <span className={styles.playRing}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
            <path d="M8.5 5.5v13l11-6.5z" fill="currentColor" />
          </svg>
          {hint !== 'hidden' && (
            <MousePointer2 className={styles.pointer} size={26} strokeWidth={1.6} fill="var(--c-surface)" aria-hidden />
          )}
        </span>
        Watch how it works
      </button>
      {open && (
        <Suspense fallback={null}>
          <VideoModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
