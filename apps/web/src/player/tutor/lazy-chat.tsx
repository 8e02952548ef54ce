import { Suspense } from 'react';
import { lazyPiece } from '../../lib/lazy-piece';
import type { ChatWidgetProps } from './chat-widget';

const Widget = lazyPiece(async () => (await import('./chat-widget')).ChatWidget);

/** The chat widget, whose code comes after the page. */
export const LazyChat = (props: ChatWidgetProps) => (
  <Suspense fallback={null}>
    <Widget {...props} />
  </Suspense>
);
