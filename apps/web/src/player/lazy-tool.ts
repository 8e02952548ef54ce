import { lazy, type ComponentType } from 'react';

/** A tool whose code comes after the page's. One that cannot be fetched is missing; it must not end a running test. */
export const lazyTool = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => () => null) }));
