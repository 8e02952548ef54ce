import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/lazy-piece';
import type { ProblemAnalysisProps } from '../../../player/analysis/problem-analysis';

const load = async () => (await import('../../../player/analysis/problem-analysis')).ProblemAnalysis;
const Sheet = lazyPiece(load);

/** The screens with numbers to open come after the first: by then it is here, also when the network has gone. */
export const fetchProblemAnalysis = (): void => void load().catch(() => undefined);

/** A question taken apart. The report itself shows no question and need not wait for what draws one. */
export const LazyProblemAnalysis = (props: ProblemAnalysisProps) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
);
