import { useEffect, useState } from 'react';
import { DEFAULT_SITE, loadSite, type Site } from './site';

/** The operator's configuration; the defaults until it has arrived. */
export function useSite(): Site {
  const [site, setSite] = useState(DEFAULT_SITE);
  useEffect(() => {
    let mounted = true;
    void loadSite().then((loaded) => mounted && setSite(loaded));
    return () => {
      mounted = false;
    };
  }, []);
  return site;
}
