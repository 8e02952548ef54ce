import { Suspense } from 'react';
import { loadPanels } from './test-header';
import { lazyTool } from '../lazy-tool';
import type { ReadAloudBarProps } from '../read-aloud/read-aloud-bar';

const ReadAloudBar = lazyTool(async () => (await loadPanels()).ReadAloudBar);

/** Place of what reads aloud, which comes when it is first asked for. */
export const AloudRow = ({ className, ...bar }: ReadAloudBarProps & { className: string | undefined }) => (
  <div className={className}>
    <Suspense fallback={null}>
      <ReadAloudBar {...bar} />
    </Suspense>
  </div>
);
