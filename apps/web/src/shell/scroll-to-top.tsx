import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ANALYST_PATH } from '../config/analyst-paths';

/** A new screen starts at its top; going to a part of a page does not move twice, nor does another report of the same list. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const screen = pathname.startsWith(`${ANALYST_PATH}/`) ? ANALYST_PATH : pathname;
  useEffect(() => {
    if (!hash) window.scrollTo(0, 0);
  }, [screen, hash]);
  return null;
}
