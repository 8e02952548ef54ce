import { Suspense, useEffect, useLayoutEffect } from 'react';
import { afterPaint } from '../../lib/after-paint';
import type { ToolWindows as Tools } from '../hooks/use-tool-windows';
import { lazyTool } from '../lazy-tool';
import { keepFromWindows } from '../windows/window-store';
import { AnnouncerProvider } from './announcer';
import { fetchTools, loadTools } from './fetch-tools';
import styles from './math-tools.module.css';
import { SECTION_TOOLS } from './section-tools';

const ToolWindows = lazyTool(async () => (await loadTools()).ToolWindows);

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

/** From this width on question, tool and tutor have room next to each other. */
const WIDE_PX = 1200;
const TUTOR_PX = 360;
const PHONE_PX = 768;

/** A phone has the tutor's bar below, as tall as the test's footer. A tablet's tools cover the tutor. */
const kept = () => ({
  ...(window.innerWidth >= PHONE_PX && { footer: 0 }),
  ...(window.innerWidth >= WIDE_PX && { aside: TUTOR_PX }),
});

/** The open tools of a practice session. */
export function MathTools({ tools }: { tools: Tools }) {
  useLayoutEffect(() => keepFromWindows(kept), []);
  // After the question is drawn: it doesn't wait for tools.
  useEffect(() => afterPaint(() => void fetchTools('math')), []);
  return (
    <AnnouncerProvider>
      <Suspense fallback={null}>{tools.open.size > 0 ? <ToolWindows tools={tools} /> : null}</Suspense>
    </AnnouncerProvider>
  );
}
