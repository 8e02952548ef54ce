// The least page around Perseus' own item renderer: one item at a time and a button for the next.
import { Dependencies, init, PerseusI18nContextProvider, ServerItemRenderer } from '@khanacademy/perseus';
import { mockStrings } from '@khanacademy/perseus/strings';
import { RenderStateRoot } from '@khanacademy/wonder-blocks-core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Formula } from './formula.jsx';
import '@khanacademy/perseus/styles.css';
import '@khanacademy/wonder-blocks-tokens/styles.css';

const nothing = () => undefined;

init();
Dependencies.setDependencies({
  TeX: Formula,
  JIPT: { useJIPT: false },
  graphieMovablesJiptLabels: { addLabel: nothing },
  svgImageJiptLabels: { addLabel: nothing },
  rendererTranslationComponents: { addComponent: () => -1, removeComponentAtIndex: nothing },
  staticUrl: (url) => url,
  InitialRequestUrl: window.location,
  Log: { log: nothing, error: console.error },
  isDevServer: false,
  kaLocale: 'en',
});
const DEPENDENCIES = {
  analytics: { onAnalyticsEvent: async () => undefined },
  generateUrl: ({ url }) => url,
  useVideo: () => ({ status: 'success', data: { video: null } }),
};
const OPTIONS = { isMobile: false, customKeypad: false };

function Exam({ items }) {
  const [position, setPosition] = useState(0);
  return (
    <>
      <header>Section 2, Module 1: Math</header>
      <main className="framework-perseus">
        <h2>{position + 1}</h2>
        {/* A key of its own for each item, as Perseus' own pages have it: its renderer keeps state between items otherwise. */}
        <ServerItemRenderer
          key={position}
          item={items[position]}
          problemNum={position}
          apiOptions={OPTIONS}
          dependencies={DEPENDENCIES}
        />
      </main>
      <footer>
        <button type="button" id="next" onClick={() => setPosition(Math.min(position + 1, items.length - 1))}>
          Next
        </button>
      </footer>
    </>
  );
}

const items = await (await fetch('/items.json')).json();
createRoot(document.getElementById('root')).render(
  <RenderStateRoot>
    <PerseusI18nContextProvider locale="en" strings={mockStrings}>
      <Exam items={items} />
    </PerseusI18nContextProvider>
  </RenderStateRoot>,
);
