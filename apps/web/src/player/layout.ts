/** Share of the passage pane, percent. */
export const SPLIT = { min: 30, max: 70, initial: 50, step: 2 } as const;
/** Buttons of the layout choice, so that nobody has to drag. */
export const SPLIT_CHOICES = ['40', '50', '60'] as const;

/** Reading sizes in px. */
export const TEXT_SIZES = ['16', '18', '20', '23', '26', '30'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Zoom of the stage, percent; the browser's own stays as it is. */
export const ZOOMS = ['100', '125', '150', '175', '200'] as const;
export type Zoom = (typeof ZOOMS)[number];

export type ReadingFace = 'serif' | 'legible';

export interface ReadingSettings {
  size: TextSize;
  face: ReadingFace;
  zoom: Zoom;
  split: number;
  singleKeys: boolean;
}

const DEFAULT_SETTINGS: ReadingSettings = {
  size: '20',
  face: 'serif',
  zoom: '100',
  split: SPLIT.initial,
  singleKeys: true,
};

const KEY = 'aivy.reading';

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((entry) => entry === value);

/** The reader's settings on this device; anything unreadable falls back field by field. */
export function readSettings(): ReadingSettings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof ReadingSettings, unknown>>;
    return {
      size: isOneOf(TEXT_SIZES, kept.size) ? kept.size : DEFAULT_SETTINGS.size,
      face: isOneOf(['serif', 'legible'] as const, kept.face) ? kept.face : DEFAULT_SETTINGS.face,
      zoom: isOneOf(ZOOMS, kept.zoom) ? kept.zoom : DEFAULT_SETTINGS.zoom,
      split:
        typeof kept.split === 'number' && kept.split >= SPLIT.min && kept.split <= SPLIT.max
          ? kept.split
          : DEFAULT_SETTINGS.split,
      singleKeys: typeof kept.singleKeys === 'boolean' ? kept.singleKeys : DEFAULT_SETTINGS.singleKeys,
    };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export function writeSettings(settings: ReadingSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Blocked storage only costs the memory of the choice.
  }
}
