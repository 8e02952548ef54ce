import { cloneElement, useState, type ComponentType, type ReactElement } from 'react';

type Trigger = ReactElement<{
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
}>;

export interface LazyMenuProps {
  /** Fetches the menu's code; calling it again costs nothing. The menu shows `trigger` as its button and is open from the start. */
  load: () => Promise<ComponentType<{ trigger: ReactElement }>>;
  trigger: Trigger;
  /** Shown beside the button once the menu could not be fetched; the next click tries again. */
  missing?: ReactElement;
}

/** A menu button whose menu (a fifth of the landing page's script) is fetched when somebody reaches for it. */
export function LazyMenu({ load, trigger, missing }: LazyMenuProps) {
  const [menu, setMenu] = useState<{ Opened: Awaited<ReturnType<typeof load>> } | null>(null);
  const [failed, setFailed] = useState(false);
  if (menu) return <menu.Opened trigger={trigger} />;
  // Not React.lazy: it throws what it could not fetch, and the header stands outside of every error boundary.
  const fetchIt = () => void load().catch(() => undefined);
  const open = () =>
    void load().then(
      (Opened) => setMenu({ Opened }),
      () => setFailed(true),
    );
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: fetchIt,
        onFocus: fetchIt,
        onClick: open,
      })}
      {failed && missing}
    </>
  );
}
