import { createRoot } from 'react-dom/client';
import type { AppStore } from '../../core/store';
import { DebugPanel } from './debug-panel';
import { FaultyFetch } from './faulty-fetch';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Puts the panel beside the product, on localhost only. @returns whether it is there */
export function mountDebugPanel(store: AppStore, hostname = window.location.hostname): boolean {
  if (!LOCAL.has(hostname)) return false;
  const network = new FaultyFetch(window.fetch.bind(window));
  window.fetch = network.fetch;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<DebugPanel store={store} network={network} />);
  return true;
}
