import { clampPlace, fitSize, isLow, stageOf, type Box, type Point, type Size, type Viewport } from './geometry';

export type DockSide = 'left' | 'right';

/** Against a side, where the question makes room for it, or somewhere over the page. */
export type Place = { kind: 'docked'; side: DockSide } | { kind: 'floating'; at: Point };

/** An open tool, as the student has put it. */
export interface ToolWindow {
  id: string;
  /** Where it floats, px. */
  small: Size;
  large: Size;
  /** Width that it wants against a side, px. */
  docked: number;
  /** Height below which it can hardly be used, px. */
  least: number;
  place: Place;
  expanded: boolean;
  minimised: boolean;
}

/** Where a window stands. `sheet`: at the bottom of a phone. `bar`: only its title, below the question. */
export type Frame = Box & { kind: 'docked' | 'floating' | 'sheet' | 'bar' };

export interface Arrangement {
  frames: ReadonlyMap<string, Frame>;
  /** What the stage gives up at each side, px. */
  room: { left: number; right: number; bottom: number };
}

/** Narrower than this there is one thing beside another nowhere: windows are sheets. */
const LEAST_FOR_DOCKS = 768;
/** The question keeps as much as a phone has; on a low screen, a phone on its side, as much as the narrowest has. */
const LEAST_STAGE = { tall: 400, low: 320 };
/** What stands at a side of a low screen is wider for it: eleven keys of a calculator, as large as fingers need them. */
const LOW_DOCK = 488;
/** Narrower than this no tool can be used. */
const LEAST_DOCK = 320;
const BAR: Size = { width: 260, height: 44 };
/** Share of the stage's height that a sheet takes, as it comes and made larger. */
const SHEET = { small: 0.55, large: 0.8 };
/** On a low phone a sheet as it comes has no less, as far as the larger share allows: a calculator's keys and its line. */
const LEAST_SHEET = 366;

/** There is room for one thing beside another. */
export const hasDocks = ({ width }: Size): boolean => width >= LEAST_FOR_DOCKS;

const NO_ROOM = { left: 0, right: 0, bottom: 0 };

const wantedSize = (window: ToolWindow): Size => (window.expanded ? window.large : window.small);
/** What the question and the windows at its sides share. */
const stageWidth = ({ width, aside = 0 }: Viewport): number => width - aside;
const leastStage = (viewport: Size): number => (isLow(viewport) ? LEAST_STAGE.low : LEAST_STAGE.tall);
const wantedWidth = ({ expanded, large, docked }: ToolWindow, viewport: Size): number =>
  expanded ? large.width : isLow(viewport) ? Math.max(docked, LOW_DOCK) : docked;

/** Titles of minimised windows, from the right edge on, along the bottom of the stage. */
function barFrames(windows: readonly ToolWindow[], viewport: Viewport): [string, Frame][] {
  const stage = stageOf(viewport);
  const width = Math.min(BAR.width, viewport.width / Math.max(1, windows.length));
  return windows.map(({ id }, index) => [
    id,
    {
      kind: 'bar',
      x: viewport.width - (windows.length - index) * width,
      y: stage.y + stage.height - BAR.height,
      width,
      height: BAR.height,
    },
  ]);
}

/** On a phone one window at a time; those opened before it wait as bars. */
function sheets(windows: readonly ToolWindow[], viewport: Viewport): Arrangement {
  const stage = stageOf(viewport);
  const top = windows.findLast(({ minimised }) => !minimised);
  const bars = windows.filter((each) => each !== top);
  const barHeight = bars.length > 0 ? BAR.height : 0;
  const frames = new Map(barFrames(bars, viewport));
  if (!top) return { frames, room: { ...NO_ROOM, bottom: barHeight } };
  const most = stage.height * SHEET.large;
  const share = top.expanded ? most : Math.min(most, Math.max(stage.height * SHEET.small, LEAST_SHEET));
  const height = Math.round(Math.min(wantedSize(top).height, share));
  frames.set(top.id, {
    kind: 'sheet',
    x: 0,
    y: stage.y + stage.height - barHeight - height,
    width: viewport.width,
    height,
  });
  return { frames, room: { ...NO_ROOM, bottom: barHeight + height } };
}

/** Widths of the two columns of docked windows: as wanted, as far as the question keeps its least. */
function columnWidths(columns: Record<DockSide, readonly ToolWindow[]>, viewport: Viewport): Record<DockSide, number> {
  const wanted = (side: DockSide): number => Math.max(0, ...columns[side].map((each) => wantedWidth(each, viewport)));
  const room = stageWidth(viewport) - leastStage(viewport);
  const [left, right] = [wanted('left'), wanted('right')];
  if (left + right <= room) return { left, right };
  if (left === 0 || right === 0) return { left: Math.min(left, room), right: Math.min(right, room) };
  const share = Math.max(LEAST_DOCK, Math.min(room - LEAST_DOCK, Math.round((room * left) / (left + right))));
  return { left: share, right: room - share };
}

/** Which windows stand at which side. Where there is no room for two columns, all stand with the first of them. */
function columnsOf(windows: readonly ToolWindow[], viewport: Viewport): Record<DockSide, ToolWindow[]> {
  const sideOf = ({ place }: ToolWindow): DockSide | null => (place.kind === 'docked' ? place.side : null);
  const docked = windows.filter((each) => sideOf(each) !== null);
  if (stageWidth(viewport) < leastStage(viewport) + 2 * LEAST_DOCK) {
    const side = (docked[0] && sideOf(docked[0])) ?? 'right';
    return { left: [], right: [], [side]: docked };
  }
  return {
    left: docked.filter((each) => sideOf(each) === 'left'),
    right: docked.filter((each) => sideOf(each) === 'right'),
  };
}

/**
 * Windows of one side below each other; one that was made larger takes twice as much of the height. What one lacks of
 * its least the others give, as far as they keep theirs.
 */
function columnFrames(column: readonly ToolWindow[], box: Box): [string, Frame][] {
  const weight = (each: ToolWindow): number => (each.expanded && column.length > 1 ? 2 : 1);
  const total = column.reduce((sum, each) => sum + weight(each), 0);
  const shares = column.map((each) => (box.height * weight(each)) / total);
  const lacking = column.map(({ least }, index) => Math.max(0, least - shares[index]!));
  const spare = column.map(({ least }, index) => Math.max(0, shares[index]! - least));
  const [wanted, there] = [lacking, spare].map((each) => each.reduce((sum, value) => sum + value, 0)) as [
    number,
    number,
  ];
  const moved = Math.min(wanted, there);
  let y = box.y;
  return column.map((each, index) => {
    const taken = wanted > 0 ? (moved * lacking[index]!) / wanted : 0;
    const given = there > 0 ? (moved * spare[index]!) / there : 0;
    const height = Math.round(shares[index]! + taken - given);
    const frame: Frame = { kind: 'docked', x: box.x, y, width: box.width, height };
    y += height;
    return [each.id, frame];
  });
}

/**
 * Where each open window stands, and what the question gives up for it.
 * @param windows in the order of their opening, what was put somewhere first
 */
export function arrange(windows: readonly ToolWindow[], viewport: Viewport): Arrangement {
  if (!hasDocks(viewport)) return sheets(windows, viewport);
  const minimised = windows.filter((each) => each.minimised);
  const open = windows.filter((each) => !each.minimised);
  const stage = stageOf(viewport);
  const columns = columnsOf(open, viewport);
  const widths = columnWidths(columns, viewport);
  const bottom = minimised.length > 0 ? BAR.height : 0;
  const height = stage.height - bottom;
  const frames = new Map<string, Frame>([
    ...barFrames(minimised, viewport),
    ...columnFrames(columns.left, { x: 0, y: stage.y, width: widths.left, height }),
    ...columnFrames(columns.right, { x: stageWidth(viewport) - widths.right, y: stage.y, width: widths.right, height }),
  ]);
  for (const each of open) {
    if (each.place.kind === 'docked') continue;
    const size = fitSize(wantedSize(each), viewport);
    frames.set(each.id, { kind: 'floating', ...clampPlace(each.place.at, size, viewport), ...size });
  }
  return { frames, room: { left: widths.left, right: widths.right, bottom } };
}
