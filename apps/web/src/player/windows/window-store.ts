import { arrange, hasDocks, type Arrangement, type DockSide, type ToolWindow } from './arrange';
import type { Size, Viewport } from './geometry';

/** What a tool asks for when it is opened. */
export interface WantedWindow {
  id: string;
  small: Size;
  large: Size;
  docked: number;
  least: number;
  /** Where it stands the first time. */
  home: DockSide;
}

let windows: readonly ToolWindow[] = [];
/** As each was when it was closed last on this page: it comes back where it was. */
const closed = new Map<string, ToolWindow>();
const listeners = new Set<() => void>();

type Kept = Pick<Viewport, 'footer' | 'aside'>;
/** What the page keeps to itself. */
let kept: () => Kept = () => ({});

const viewportSize = (): Viewport => ({ width: window.innerWidth, height: window.innerHeight, ...kept() });
let viewport: Viewport = { width: 0, height: 0 };
let arrangement: Arrangement = arrange([], viewport);

/** The stage takes its padding from these. */
function makeRoom(): void {
  for (const [side, px] of Object.entries(arrangement.room))
    document.documentElement.style.setProperty(`--dock-${side}`, `${px}px`);
}

function set(next: readonly ToolWindow[]): void {
  windows = next;
  viewport = viewportSize();
  arrangement = arrange(windows, viewport);
  makeRoom();
  for (const listener of listeners) listener();
}

const onResize = (): void => set(windows);

/** For `useSyncExternalStore`. */
export function watchWindows(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('resize', onResize);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('resize', onResize);
  };
}

export const arrangementNow = (): Arrangement => arrangement;
export const windowsNow = (): readonly ToolWindow[] => windows;

/** The size that windows are placed on, as of the last change. */
export const viewportNow = (): Viewport => viewport;

/** A page with other bars than the test's says what it keeps. @returns takes that back */
export function keepFromWindows(keeps: () => Kept): () => void {
  kept = keeps;
  set(windows);
  return () => {
    kept = () => ({});
  };
}

export function openWindow({ home, ...wanted }: WantedWindow): void {
  const { id } = wanted;
  const before = closed.get(id) ?? { place: { kind: 'docked', side: home } as const, expanded: false };
  set([
    ...windows.filter((each) => each.id !== id),
    { ...wanted, place: before.place, expanded: before.expanded, minimised: false },
  ]);
}

export function closeWindow(id: string): void {
  const found = windows.find((each) => each.id === id);
  if (!found) return;
  closed.set(id, found);
  set(windows.filter((each) => each.id !== id));
}

/** One that is put against a side becomes the first: where there is room at one side alone, the others follow it there. */
export function changeWindow(id: string, change: Partial<Pick<ToolWindow, 'place' | 'expanded' | 'minimised'>>): void {
  const found = windows.find((each) => each.id === id);
  if (!found) return;
  const changed = { ...found, ...change };
  if (change.place?.kind === 'docked') set([changed, ...windows.filter((each) => each !== found)]);
  else set(windows.map((each) => (each === found ? changed : each)));
}

/** Shows a window's content again: where it was, and on a phone in front of the others. */
export function restoreWindow(id: string): void {
  const found = windows.find((each) => each.id === id);
  if (!found) return;
  if (hasDocks(viewport)) changeWindow(id, { minimised: false });
  else set([...windows.filter((each) => each !== found), { ...found, minimised: false }]);
}
