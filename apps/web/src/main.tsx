import '@aivy/web-ui/styles.css';
import './lib/before-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app';
import { makeStore } from './core/store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const store = makeStore();
// As a transition the first screen is built in slices, between which the page answers.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  ),
);
// `npm run dev` only: the bundler drops it from every build, and the budget plugin makes sure that it did.
if (import.meta.env.DEV) void import('./shell/debug/mount').then(({ mountDebugPanel }) => mountDebugPanel(store));
