import { useEffect, useRef, useState } from 'react';

/** A skeleton that was shown stays so long, so that nothing flashes. */
export const LOADING_MINIMUM_MS = 250;
/** After this time a skeleton says that it takes longer. */
export const SKELETON_TIMEOUT_MS = 5_000;

/** What stands in for something that is being loaded: nothing, a skeleton, or one that owns up to being slow. */
export function useLoading(loading: boolean): 'none' | 'loading' | 'slow' {
  const [shown, setShown] = useState<'none' | 'loading' | 'slow'>(loading ? 'loading' : 'none');
  const since = useRef(0);
  useEffect(() => {
    if (loading) {
      since.current = Date.now();
      setShown('loading');
      const slow = setTimeout(() => setShown('slow'), SKELETON_TIMEOUT_MS);
      return () => clearTimeout(slow);
    }
    const rest = setTimeout(() => setShown('none'), Math.max(0, LOADING_MINIMUM_MS - (Date.now() - since.current)));
    return () => clearTimeout(rest);
  }, [loading]);
  return shown;
}
