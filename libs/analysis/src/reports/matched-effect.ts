import { studentT, type Interval } from '../statistics/index.js';

/** What became of something: solved or not against its chance. */
export interface Outcome {
  person: number;
  /** 0-1. */
  predicted: number;
  solved: boolean;
}

const STRATA = 5;
/** Outcomes without help under which a stratum says nothing. */
const LEAST = 10;

const stratumOf = ({ predicted }: Outcome): number => Math.min(STRATA - 1, Math.floor(predicted * STRATA));
const residualOf = ({ predicted, solved }: Outcome): number => (solved ? 1 : 0) - predicted;

const meanOf = (values: readonly number[]): number => values.reduce((x, y) => x + y, 0) / values.length;

/** Of a sum of weighted deviations, persons being what varies. */
function clusteredVariance(parts: readonly { person: number; value: number }[]): number {
  const byPerson = new Map<number, number>();
  for (const { person, value } of parts) byPerson.set(person, (byPerson.get(person) ?? 0) + value);
  const squares = [...byPerson.values()].reduce((sum, value) => sum + value ** 2, 0);
  return byPerson.size < 2 ? Number.NaN : (squares * byPerson.size) / (byPerson.size - 1);
}

/**
 * How much more often something is solved than by people without help who had the same predicted chance: residuals
 * compared within fifths of the chance, weighted as those with help are spread (direct standardization; Cochran 1968). A
 * model that is off by the same for both takes nothing from the difference. The interval lets persons vary, by
 * Student's t of those with help.
 * @returns 0-1 with its 95 % interval, and the outcomes that found their like; null when none did
 */
export function matchedEffect(
  helped: readonly Outcome[],
  control: readonly Outcome[],
): (Interval & { used: number }) | null {
  const without = Array.from({ length: STRATA }, (_, stratum) => control.filter((each) => stratumOf(each) === stratum));
  const used = helped.filter((each) => without[stratumOf(each)]!.length >= LEAST);
  if (used.length === 0) return null;
  const baseline = without.map((each) => meanOf(each.map(residualOf)));
  const gains = used.map((each) => ({ person: each.person, value: residualOf(each) - baseline[stratumOf(each)]! }));
  const value = meanOf(gains.map((each) => each.value));
  const own = clusteredVariance(
    gains.map(({ person, value: gain }) => ({ person, value: (gain - value) / used.length })),
  );
  const weights = without.map((_, stratum) => used.filter((each) => stratumOf(each) === stratum).length / used.length);
  const ofControl = clusteredVariance(
    without.flatMap((outcomes, stratum) =>
      weights[stratum] === 0
        ? []
        : outcomes.map((each) => ({
            person: each.person,
            value: (weights[stratum]! * (residualOf(each) - baseline[stratum]!)) / outcomes.length,
          })),
    ),
  );
  const people = new Set(used.map(({ person }) => person)).size;
  const half = studentT(people - 1) * Math.sqrt(own + ofControl);
  return { value, low: value - half, high: value + half, used: used.length };
}
