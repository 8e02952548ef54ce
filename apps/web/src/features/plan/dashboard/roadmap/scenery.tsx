import { Cloud, Tree, type TreeProps } from '@aivy/web-ui';
import { NARROW_ROAD, WIDE_ROAD, type RoadLayout } from './geometry';

interface Scene {
  hills: readonly [string, string];
  sun: { x: number; y: number; r: number };
  clouds: readonly { x: number; y: number; scale: number; opacity: number }[];
  trees: readonly TreeProps[];
  /** Thickness of the road, its dots, and the gap between them. */
  road: { width: number; dot: number; gap: number; drop: number };
}

const WIDE: Scene = {
  hills: [
    'M0 640V586C120 546 240 590 380 572C520 552 640 594 760 572C860 556 930 566 980 580V640Z',
    'M0 640V614C160 584 300 624 460 606C620 590 760 622 980 602V640Z',
  ],
  sun: { x: 880, y: 70, r: 150 },
  clouds: [
    { x: 25, y: 213, scale: 0.74, opacity: 0.5 },
    { x: 890, y: 226, scale: 0.66, opacity: 0.5 },
    { x: 515, y: 63, scale: 0.74, opacity: 0.45 },
    { x: 365, y: 399, scale: 0.57, opacity: 0.4 },
    { x: 660, y: 406, scale: 0.66, opacity: 0.45 },
    { x: 173, y: 399, scale: 0.69, opacity: 0.9 },
    { x: 724, y: 237, scale: 0.69, opacity: 0.9 },
    { x: 184, y: 228, scale: 0.62, opacity: 0.9 },
  ],
  trees: [
    { x: 44, y: 600 },
    { x: 76, y: 608, scale: 0.75, kind: 'ball', tone: 'light' },
    { x: 220, y: 606, scale: 0.85, tone: 'dark' },
    { x: 404, y: 602, scale: 0.8, kind: 'ball', tone: 'light' },
    { x: 576, y: 608, scale: 0.95 },
    { x: 610, y: 612, scale: 0.7, kind: 'ball' },
    { x: 760, y: 602, scale: 0.9, tone: 'dark' },
    { x: 925, y: 606, scale: 1.05, kind: 'ball', tone: 'light' },
    { x: 958, y: 612, scale: 0.8 },
    { x: 204, y: 416, scale: 0.62 },
    { x: 226, y: 418, scale: 0.5, kind: 'ball', tone: 'light' },
    { x: 756, y: 254, scale: 0.62, tone: 'dark' },
    { x: 778, y: 256, scale: 0.5, kind: 'ball', tone: 'light' },
    { x: 218, y: 242, scale: 0.58, kind: 'ball', tone: 'light' },
  ],
  road: { width: 28, dot: 3, gap: 14, drop: 6 },
};

const NARROW: Scene = {
  // They go on to both sides, where the panel is wider than the picture.
  hills: [
    'M-200 700V632C-120 616 -60 656 0 640C80 620 160 650 240 634C300 622 340 630 366 636C430 646 500 622 566 634V700Z',
    'M-200 700V660C-120 676 -60 676 0 668C100 650 240 680 366 660C430 650 500 668 566 660V700Z',
  ],
  sun: { x: 320, y: 90, r: 120 },
  clouds: [
    { x: 180, y: 196, scale: 0.4, opacity: 0.5 },
    { x: -16, y: 300, scale: 0.5, opacity: 0.45 },
    { x: 312, y: 420, scale: 0.5, opacity: 0.45 },
  ],
  trees: [
    { x: 24, y: 668, scale: 0.8 },
    { x: 46, y: 674, scale: 0.6, kind: 'ball', tone: 'light' },
    { x: 330, y: 664, scale: 0.85, tone: 'dark' },
    { x: 352, y: 670, scale: 0.6, kind: 'ball', tone: 'light' },
  ],
  road: { width: 23, dot: 2.6, gap: 12, drop: 5 },
};

export const sceneOf = (layout: RoadLayout): Scene => (layout === WIDE_ROAD ? WIDE : NARROW);

/** Sun, hills, clouds and trees: what a journey passes. */
export function Scenery({ layout, glow }: { layout: RoadLayout; /** Fill of the sun. */ glow: string }) {
  const { hills, sun, clouds, trees } = sceneOf(layout);
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={glow} opacity={layout === NARROW_ROAD ? 0.5 : 0.6} />
      <path d={hills[0]} fill="var(--rm-hill-1)" />
      <path d={hills[1]} fill="var(--rm-hill-2)" />
      {clouds.map((cloud) => (
        <Cloud key={`${cloud.x} ${cloud.y}`} {...cloud} fill="var(--rm-deco)" />
      ))}
      {trees.map((tree) => (
        <Tree key={`${tree.x} ${tree.y}`} {...tree} />
      ))}
    </>
  );
}
