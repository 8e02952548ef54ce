import '@aivy/web-ui/styles.css';
import './lib/before-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './shell/app';
import { makeStore } from './core/store';

const root = document.getElementById('root')!;
const store = makeStore();
const page = (
  <StrictMode>
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>
  </StrictMode>
);
// As a transition the first screen is built in slices, between which the page answers. One that the build has drawn
// (`build/draw-screens.ts`) is taken over as it stands.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
});
// `npm run dev` only: the bundler drops it from every build, and the budget plugin makes sure that it did.
if (import.meta.env.DEV) void import('./shell/debug/mount').then(({ mountDebugPanel }) => mountDebugPanel(store));
