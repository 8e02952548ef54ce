import {
  ANCHORS,
  calibrate,
  chooseAnchors,
  driftOf,
  fitOf,
  type CalibratedItem,
  type CalibrationItem,
  type Drift,
  type ResponseData,
} from '@aivy/psychometrics';
import type { ItemFrame } from '../answers.js';

/** Answers from which new parameters are proposed. */
export const PROPOSED_FROM = 200;
/** What is known without error would leave nothing to be divided by. */
const LEAST_SD = 0.01;
/** With fewer anchors that can still be used, others are chosen beside them. */
const LEAST_ANCHORS = ANCHORS / 2;
/** Of few items that are known, most must go on being measured: what is held keeps its error. */
const MOST_HELD = 1 / 4;

/** An item of one section and setting with what its answers say. */
export interface Fitted extends CalibratedItem {
  frame: ItemFrame;
  rmsd: number;
  /** Against the values in use; null under `PROPOSED_FROM` answers, and for an anchor, which does not move. */
  drift: Drift | null;
  /** `held`: it holds the scale, and its parameters stay; `chosen`: it is to hold it once it is published. */
  anchor: 'held' | 'chosen' | null;
}

/** What is known of an item before its answers: its author's word, and in Mathematics the other items of its template. */
const describe = ({ key, family, type, authored: { a, b, c, bSd } }: ItemFrame): CalibrationItem => ({
  prior: { a, b, bSd: Math.max(LEAST_SD, bSd) },
  guessing: { mean: c, free: type === 'choice' },
  ...(family !== key && { family }),
});

/**
 * Parameters of items from the answers of one section and setting. Anchors hold the scale; before there are any, what
 * authors say of all items holds it.
 * @param anchorIds of the release
 * @param frames of items with answers, in the order of the data
 */
export function fit(
  frames: readonly ItemFrame[],
  data: ResponseData,
  { anchorIds, onRound }: { anchorIds: ReadonlySet<number>; onRound: (round: number) => void },
): Fitted[] {
  // One that asks something else by now, or is out of use, holds nothing.
  const isHeld = ({ id, state, isMeasured }: ItemFrame): boolean =>
    anchorIds.has(id) && isMeasured && state === 'operational';
  const anchors = new Map(
    frames.flatMap((frame, index) => {
      const { a, b, c } = frame;
      return isHeld(frame) ? [[index, { a, b, c }] as const] : [];
    }),
  );
  const { items, counts } = calibrate({ data, items: frames.map(describe), anchors, onRound });
  const rmsd = fitOf(items, counts);
  const moving = items.flatMap((item, index) => (item.answers >= PROPOSED_FROM && !anchors.has(index) ? [index] : []));
  const drifts = driftOf(
    moving.map((index) => ({
      before: { b: frames[index]!.b, se: Math.max(LEAST_SD, frames[index]!.bSd) },
      after: { b: items[index]!.b, se: items[index]!.seB },
    })),
  );
  const driftOfItem = new Map(moving.map((index, at) => [index, drifts[at]!]));
  const candidates = moving.filter(
    (index) => frames[index]!.state === 'operational' && !driftOfItem.get(index)!.drifted,
  );
  const chosen = new Set(
    anchors.size >= LEAST_ANCHORS
      ? []
      : chooseAnchors(
          candidates.map((index) => ({
            id: frames[index]!.id,
            ...{ b: items[index]!.b, bSd: items[index]!.seB, group: `${frames[index]!.skill}` },
            family: frames[index]!.family,
          })),
          Math.min(ANCHORS - anchors.size, Math.floor(candidates.length * MOST_HELD)),
        ),
  );
  return items.map((item, index): Fitted => {
    const anchor = anchors.has(index) ? 'held' : chosen.has(frames[index]!.id) ? 'chosen' : null;
    return { ...item, frame: frames[index]!, rmsd: rmsd[index]!, drift: driftOfItem.get(index) ?? null, anchor };
  });
}
