import type { ItemParameters } from '../model.js';
import { commonVariance, ownVariance, type Judgement } from './judgement.js';
import type { Around, CalibrationItem } from './priors.js';

/** Variants of one template, whose difficulties err together: b = prior + common + own. */
export interface Family {
  members: readonly number[];
  /** Standard deviation of what is common, logits. */
  sd: number;
}

/** Families of two items and more, as their indexes; an item by itself has only its own error. */
export function familiesOf(items: readonly CalibrationItem[]): number[][] {
  const families = new Map<string, number[]>();
  items.forEach(({ family }, index) => {
    if (family === undefined) return;
    const members = families.get(family);
    if (members) members.push(index);
    else families.set(family, [index]);
  });
  return [...families.values()].filter(({ length }) => length > 1);
}

/**
 * What is known of items, as far as it is known: priors of their own errors, and families with what is common to them.
 * @param priors as they were given
 */
export function judged(
  priors: readonly Around[],
  families: readonly (readonly number[])[],
  judgement: Judgement,
): { priors: Around[]; families: Family[] } {
  const sds = priors.map(({ b }) => judgement.spread * b.sd);
  const inFamily = new Set(families.flat());
  return {
    priors: priors.map((around, index) => {
      const variance = inFamily.has(index) ? ownVariance(around.b.sd, judgement) : sds[index]! ** 2;
      return { ...around, b: { ...around.b, sd: Math.sqrt(variance) } };
    }),
    families: families.map((members) => ({
      members,
      sd: Math.sqrt(
        commonVariance(
          members.map((index) => priors[index]!.b.sd),
          judgement,
        ),
      ),
    })),
  };
}

/** What an item tells of its family, per logit²: no more than its own error allows, though its answers were endless. */
const told = (worth: number, sd: number): number => 1 / (1 / worth + sd ** 2);

/** An item in a round of EM: where it is, and what its answers are worth on b, per logit². */
export interface Placed {
  item: ItemParameters;
  worth: number;
}

/**
 * What is common to a family, logits: a step to where its members' own errors have the mean that their spread and that of
 * families allow. Members follow as far as their own answers do not hold them, so a round of EM need not wait for them.
 * @param common what it was taken for
 * @param own priors of the members without what is common
 */
export function commonOf(
  { members, sd }: Family,
  placed: readonly Placed[],
  own: readonly Around[],
  common: number,
): number {
  let slope = -common / sd ** 2;
  let bend = 1 / sd ** 2;
  for (const index of members) {
    const { item, worth } = placed[index]!;
    const { b } = own[index]!;
    slope += (item.b - b.mean - common) / b.sd ** 2;
    bend += told(worth, b.sd);
  }
  return common + slope / bend;
}

/** Moves an item with its family, as far as its own answers let it. */
export const movedAlong = ({ item, worth }: Placed, by: number, { b }: Around): ItemParameters => ({
  ...item,
  b: item.b + by / (1 + worth * b.sd ** 2),
});

/**
 * Variance of b with what its family tells of it: the own error's and the answers' precision, and what is left unsure of
 * the common error, as the answers to all members leave it.
 * @param worth what the answers to each item are worth on b, logits⁻²
 */
export function familyVariances(
  { members, sd }: Family,
  worth: ArrayLike<number>,
  own: readonly Around[],
): Map<number, number> {
  const precision = members.reduce((sum, index) => sum + told(worth[index]!, own[index]!.b.sd), 1 / sd ** 2);
  return new Map(
    members.map((index) => {
      const spread = own[index]!.b.sd ** 2;
      const share = 1 / (1 + worth[index]! * spread);
      return [index, spread * share + share ** 2 / precision];
    }),
  );
}

/** What is common to all items, as a step from what it was taken for, and how far each family takes part in it. */
export interface OffsetStep {
  by: number;
  /** What is common to each family after it, logits. */
  common: number[];
}

/** How far all items may be off together where anchors tell, logits. */
const OFFSET_SD = 0.5;

/**
 * What judges err by in all items alike: anchors tell it, and priors that did not know of it would draw the scale away from
 * them. A step to where what families and single items err by has the mean that their spread allows.
 * @param common of each family
 */
export function offsetStep(
  families: readonly Family[],
  placed: readonly Placed[],
  own: readonly Around[],
  { offset, common }: { offset: number; common: readonly number[] },
): OffsetStep {
  const inFamily = new Set(families.flatMap(({ members }) => members));
  const toldBy = ({ members }: Family): number =>
    members.reduce((sum, index) => sum + told(placed[index]!.worth, own[index]!.b.sd), 0);
  let slope = -offset / OFFSET_SD ** 2;
  let bend = 1 / OFFSET_SD ** 2;
  placed.forEach(({ item, worth }, index) => {
    if (inFamily.has(index)) return;
    const { b } = own[index]!;
    slope += (item.b - b.mean - offset) / b.sd ** 2;
    bend += told(worth, b.sd);
  });
  families.forEach((family, index) => {
    slope += common[index]! / family.sd ** 2;
    bend += told(toldBy(family), family.sd);
  });
  const by = slope / bend;
  // The better its members are known, the more of what was the family's own turns out to be everybody's.
  const left = families.map((family, index) => {
    const held = toldBy(family) * family.sd ** 2;
    return common[index]! - (by * held) / (1 + held);
  });
  return { by, common: left };
}
