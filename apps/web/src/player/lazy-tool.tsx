import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A tool whose code comes after the page's. One that cannot be fetched is missing, which must not end a running test; it
 * is asked for again when the network comes back, and when it is reached for again.
 */
export function lazyTool<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let failed = false;
  const asked = (): LazyExoticComponent<ComponentType<Props>> => {
    failed = false;
    return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await load() };
      } catch {
        failed = true;
        return { default: () => null };
      }
    });
  };
  let shown = asked();
  const latest = (): LazyExoticComponent<ComponentType<Props>> => {
    if (failed) shown = asked();
    return shown;
  };
  return function LazyTool(props: Props) {
    const [Shown, setShown] = useState(latest);
    useEffect(() => {
      const onOnline = (): void => setShown(latest);
      window.addEventListener('online', onOnline);
      return () => window.removeEventListener('online', onOnline);
    }, []);
    return <Shown {...props} />;
  };
}
