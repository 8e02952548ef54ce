import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** How long a passage may wait for its typeface. */
const PATIENCE_MS = 400;

const UPRIGHT = '400 20px "Source Serif 4 Variable"';
const ITALIC = `italic ${UPRIGHT}`;
/** What browsers set in italics. */
const SLANTED = /<(?:i|em|cite|var|dfn|address)\b/i;

/** Settles when the style is there, or will not be. jsdom and very old engines have no font set. */
const loadFace = async (style: string): Promise<void> =>
  void (await (document as Partial<Pick<Document, 'fonts'>>).fonts?.load(style).catch(() => undefined));

/** For a screen that leads to a passage: both styles are there when it is opened. */
export function fetchReadingFace(): void {
  void loadFace(UPRIGHT);
  void loadFace(ITALIC);
}

function useFace(style: string, wanted: boolean): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (wanted) void loadFace(style).then(() => setDone(true));
  }, [style, wanted]);
  return done;
}

/**
 * The reading face is `font-display: optional`: it shows only if it is ready when the first passage is drawn, and a
 * preload alone leaves it a moment late. Loads it now. Italics, which weigh as much, are waited for where the page
 * begins with some, and otherwise fetched behind its first texts.
 * @param shown texts that the page begins with, null until they are known; without them italics are waited for
 * @returns whether the face is ready or has taken too long
 */
export function useReadingFace(shown?: string | null): boolean {
  const slanted = shown === undefined || (shown !== null && SLANTED.test(shown));
  const upright = useFace(UPRIGHT, true);
  const italic = useFace(ITALIC, slanted);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);
  const ready = late || (upright && shown !== null && (italic || !slanted));
  const begun = ready && shown !== null;
  useEffect(() => (begun ? whenIdle(() => void loadFace(ITALIC)) : undefined), [begun]);
  return ready;
}
