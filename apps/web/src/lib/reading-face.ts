import { useEffect, useState } from 'react';

/** How long a passage may wait for its typeface. */
const PATIENCE_MS = 400;

/**
 * The reading face is `font-display: optional`: it shows only if it is ready when the first passage is drawn, and a
 * preload alone leaves it a moment late. Loads it now; true when it is ready or has taken too long.
 */
export function useReadingFace(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // jsdom and very old engines have no font set.
    const faces = (document as Partial<Pick<Document, 'fonts'>>).fonts;
    const patience = setTimeout(() => setReady(true), PATIENCE_MS);
    const done = (): void => setReady(true);
    if (faces)
      Promise.all([
        faces.load('400 20px "Source Serif 4 Variable"'),
        faces.load('italic 400 20px "Source Serif 4 Variable"'),
      ]).then(done, done);
    else done();
    return () => clearTimeout(patience);
  }, []);
  return ready;
}
