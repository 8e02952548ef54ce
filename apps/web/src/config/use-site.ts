import type { TimingPreset } from '@aivy/exam';
import { useEffect, useState } from 'react';
import { DEFAULT_SITE, loadedSite, loadSite, type Site } from './site';

/** The operator's configuration; null until it has arrived. */
function useLoadedSite(): Site | null {
  const [site, setSite] = useState(loadedSite);
  useEffect(() => {
    let mounted = true;
    void loadSite().then((loaded) => mounted && setSite(loaded));
    return () => {
      mounted = false;
    };
  }, []);
  return site;
}

/** The operator's configuration; the defaults until it has arrived. */
export const useSite = (): Site => useLoadedSite() ?? DEFAULT_SITE;

/** Times of the modules of a full test; null until they are known, because another number must not be shown before. */
export const useTiming = (): TimingPreset | null => useLoadedSite()?.timing ?? null;
