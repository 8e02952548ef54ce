import { Suspense, useEffect } from 'react';
import { lazyPiece } from '../../../lib/lazy-piece';
import { whenIdle } from '../../../lib/when-idle';
import type { ProductDialogProps } from './product-dialog';

const load = () => import('./product-dialog');
const ProductDialog = lazyPiece(async () => (await load()).ProductDialog);
const ResumeDialog = lazyPiece(async () => (await import('./resume-dialog')).ResumeDialog);

/** The question which product an account is for: dialogs are fetched behind the form, before somebody has filled it in. */
export function AskedProduct(props: ProductDialogProps) {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (props.mode === null) return null;
  return (
    <Suspense fallback={null}>
      {props.mode === 'resume' ? <ResumeDialog {...props} /> : <ProductDialog {...props} />}
    </Suspense>
  );
}
