import { Suspense, useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint';
import { lazyPiece } from '../../lib/lazy-piece';
import type { ToolWindows as Tools } from '../hooks/use-tool-windows';
import styles from './math-tools.module.css';
import { SECTION_TOOLS } from './section-tools';

const loadWindows = () => import('./practice-tools');
const Windows = lazyPiece(async () => (await loadWindows()).PracticeTools);

/** Buttons of calculator and reference sheet, next to a question. */
export const MathToolButtons = ({ tools: { open, toggle } }: { tools: Tools }) => (
  <div className={styles.tools} role="group" aria-label="Math tools">
    {SECTION_TOOLS.math.map(({ tool, label, icon: Icon }) => (
      <button
        key={tool}
        type="button"
        className={styles.tool}
        data-tool={tool}
        aria-pressed={open.has(tool)}
        title={label}
        onClick={() => toggle(tool)}
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.9} />
        <span>{label}</span>
      </button>
    ))}
  </div>
);

/** The open tools of a practice session. Their code comes after the question. */
export function MathTools({ tools, tutorAtEdge = true }: { tools: Tools; tutorAtEdge?: boolean }) {
  useEffect(
    () =>
      afterPaint(() => {
        void loadWindows()
          .then(({ fetchToolContents }) => fetchToolContents())
          .catch(() => undefined);
      }),
    [],
  );
  return (
    <Suspense fallback={null}>
      {tools.open.size > 0 ? <Windows tools={tools} tutorAtEdge={tutorAtEdge} /> : null}
    </Suspense>
  );
}
