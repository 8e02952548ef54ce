import { cloneElement, Suspense, useState, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react';

type Trigger = ReactElement<{
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
}>;

export interface LazyMenuProps {
  /** Shows `trigger` as its button and is open from the start. */
  menu: LazyExoticComponent<ComponentType<{ trigger: ReactElement }>>;
  /** Fetches the menu's code ahead; calling it again costs nothing. */
  prefetch: () => unknown;
  trigger: Trigger;
}

/** A menu button whose menu (a fifth of the landing page's script) is fetched when somebody reaches for it. */
export function LazyMenu({ menu: Opened, prefetch, trigger }: LazyMenuProps) {
  const [asked, setAsked] = useState(false);
  const fetchIt = () => void prefetch();
  if (!asked) return cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, onPointerEnter: fetchIt, onFocus: fetchIt, onClick: () => setAsked(true) });
  return (
    <Suspense fallback={trigger}>
      <Opened trigger={trigger} />
    </Suspense>
  );
}
