import { useEffect, useState } from 'react';

/** px of scroll after which the header gets a ground, and after which the hero's own button has gone. */
const GROUND_AT = 10;
const PROMOTE_AT = 200;

export type ScrollStage = 'top' | 'scrolled' | 'past-hero';

const stageOf = (y: number): ScrollStage => (y > PROMOTE_AT ? 'past-hero' : y > GROUND_AT ? 'scrolled' : 'top');

/** How far the page has been scrolled, in the steps that the header knows. */
export function useScrollStage(enabled: boolean): ScrollStage {
  const [stage, setStage] = useState<ScrollStage>('top');
  useEffect(() => {
    if (!enabled) return undefined;
    const update = () => setStage(stageOf(window.scrollY));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [enabled]);
  return enabled ? stage : 'scrolled';
}
