import type { Lack } from '../../drafts/draft.js';
import type { ImageShelf } from './image-shelf.js';

/** What is gathered while the markup of one item is rewritten. */
export interface MarkupContext {
  images: ImageShelf;
  /** Says that something of the source has no place in the draft. */
  lose: (field: string, reason: string) => void;
}

/** Collects each loss once. */
export function losses(): { lost: Lack[]; lose: MarkupContext['lose'] } {
  const lost: Lack[] = [];
  return {
    lost,
    lose: (field, reason) => {
      if (!lost.some((known) => known.field === field && known.reason === reason)) lost.push({ field, reason });
    },
  };
}
