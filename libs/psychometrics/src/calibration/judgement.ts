import { logistic, logit } from './parameters.js';

/** How well items were known beforehand. */
export interface Judgement {
  /** Factor by which b lies further from its prior than `bSd` says; below 1 it lies nearer. */
  spread: number;
  /** Share of the variance of a variant's b around its prior that is its own; the rest is common to its family. */
  own: number;
}

/**
 * Assumed before answers tell: `bSd` is right, and a variant's own numbers make a quarter of what is misjudged, since
 * what solvers miss of a template (what students were taught, what its distractors do to them) they miss in all variants.
 */
export const ASSUMED: Judgement = { spread: 1, own: 0.25 };
/** How far either assumption may be off, as a standard deviation: of ln spread, and of logit own. */
const LN_SPREAD_SD = 0.25;
const LOGIT_OWN_SD = 1.2;

/** What answers say of how far an item's b is from its prior. */
export interface Deviation {
  /** Of the prior, logits. */
  bSd: number;
  /** Information of the answers on b, per logit². */
  worth: number;
  /** The deviation that the answers alone would have, times their worth; 0 without answers. */
  pull: number;
}

/** Standard deviations of a variant's own error and of its family's, squared. */
export const ownVariance = (bSd: number, { spread, own }: Judgement): number => own * (spread * bSd) ** 2;
export const commonVariance = (bSds: readonly number[], { spread, own }: Judgement): number =>
  (bSds.reduce((sum, bSd) => sum + (spread * bSd) ** 2, 0) / bSds.length) * (1 - own);

/** Log-likelihood of a normal deviation of this variance against none, given what answers say of it. */
const against = (variance: number, { worth, pull }: Pick<Deviation, 'worth' | 'pull'>): number =>
  0.5 * ((variance * pull ** 2) / (1 + worth * variance) - Math.log(1 + worth * variance));

/** The same, of all members of a family together. */
function familyAgainst(members: readonly Deviation[], judgement: Judgement): number {
  const common = { worth: 0, pull: 0 };
  let sum = 0;
  for (const member of members) {
    const variance = ownVariance(member.bSd, judgement);
    sum += against(variance, member);
    common.worth += member.worth / (1 + member.worth * variance);
    common.pull += member.pull / (1 + member.worth * variance);
  }
  return (
    sum +
    against(
      commonVariance(
        members.map(({ bSd }) => bSd),
        judgement,
      ),
      common,
    )
  );
}

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, step) => from + ((to - from) * step) / (count - 1));
const LN_SPREADS = steps(-0.8, 0.8, 33);
const LOGIT_OWNS = steps(-5, 3, 33);

/**
 * How well items were known beforehand, from how far answers put them from there: the middle of what is likely by the
 * answers and by what is assumed. Empirical Bayes over normal deviations, added up over a grid.
 */
export function judgementFrom(deviations: readonly Deviation[], families: readonly (readonly number[])[]): Judgement {
  const inFamily = new Set(families.flat());
  const single = deviations.filter((_, index) => !inFamily.has(index));
  const grouped = families.map((members) => members.map((index) => deviations[index]!));
  const owns = grouped.length > 0 ? LOGIT_OWNS : [logit(ASSUMED.own)];
  const points = LN_SPREADS.flatMap((lnSpread) => {
    const spread = Math.exp(lnSpread);
    const alone = single.reduce((sum, each) => sum + against((spread * each.bSd) ** 2, each), 0);
    return owns.map((logitOwn) => {
      const judgement = { spread, own: logistic(logitOwn) };
      const assumed =
        -0.5 * (lnSpread / LN_SPREAD_SD) ** 2 - 0.5 * ((logitOwn - logit(ASSUMED.own)) / LOGIT_OWN_SD) ** 2;
      const told = grouped.reduce((sum, members) => sum + familyAgainst(members, judgement), alone);
      return { lnSpread, logitOwn, value: assumed + told };
    });
  });
  const top = Math.max(...points.map(({ value }) => value));
  const weights = points.map(({ value }) => Math.exp(value - top));
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const middle = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point, index) => sum + (weights[index]! / whole) * of(point), 0);
  return { spread: Math.exp(middle(({ lnSpread }) => lnSpread)), own: logistic(middle(({ logitOwn }) => logitOwn)) };
}
