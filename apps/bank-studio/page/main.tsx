import '@aivy/web-ui/styles.css';
import italic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url';
import upright from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { createRoot } from 'react-dom/client';
import { App } from './app';

// The test page does without the reading face where it comes late; here there is time to wait for it.
for (const [url, style] of [
  [upright, 'normal'],
  [italic, 'italic'],
] as const)
  document.fonts.add(
    new FontFace('Source Serif 4 Variable', `url(${url})`, { style, weight: '200 900', display: 'block' }),
  );

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App />);
