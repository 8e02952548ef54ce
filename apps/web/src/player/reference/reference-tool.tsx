import { Suspense } from 'react';
import { lazyTool } from '../lazy-tool';
import { FloatingWindow } from '../windows/floating-window';
import styles from './reference-sheet.module.css';

export const loadReferenceSheet = () => import('./reference-sheet');
const ReferenceSheet = lazyTool(async () => (await loadReferenceSheet()).ReferenceSheet);

const SMALL = { width: 580, height: 560 };
const LARGE = { width: 1025, height: 640 };
/** Two figures beside each other. */
const DOCKED = 400;
const LEAST = 180;

export function ReferenceTool({ onClose }: { onClose: () => void }) {
  return (
    <FloatingWindow
      id="reference"
      name="Reference"
      small={SMALL}
      large={LARGE}
      docked={DOCKED}
      least={LEAST}
      home="left"
      onClose={onClose}
    >
      <Suspense fallback={<p className={styles.wait}>Opening the reference sheet…</p>}>
        <ReferenceSheet />
      </Suspense>
    </FloatingWindow>
  );
}
