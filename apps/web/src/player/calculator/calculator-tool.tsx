import { Suspense } from 'react';
import { lazyTool } from '../lazy-tool';
import { FloatingWindow } from '../windows/floating-window';
import styles from './calculator-tool.module.css';

export const loadGraphing = () => import('./graphing');
const Graphing = lazyTool(async () => (await loadGraphing()).Graphing);

const SMALL = { width: 410, height: 530 };
/** Its keys, as large as fingers need them, and the line that they type into. */
const LEAST = 400;
const LARGE = { width: 820, height: 640 };

/** @param url address of the operator's calculator page; '' for the product's own. */
export function CalculatorTool({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <FloatingWindow
      id="calculator"
      name="Calculator"
      small={SMALL}
      large={LARGE}
      docked={SMALL.width}
      least={LEAST}
      home="right"
      field="[data-line]"
      onClose={onClose}
    >
      {url === '' ? (
        <Suspense fallback={<p className={styles.wait}>Opening the calculator…</p>}>
          <Graphing />
        </Suspense>
      ) : (
        <iframe
          className={styles.frame}
          src={url}
          title="Graphing calculator"
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      )}
    </FloatingWindow>
  );
}
