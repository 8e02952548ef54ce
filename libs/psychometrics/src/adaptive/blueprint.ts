import type { ItemParameters } from '../model.js';

/** What the choice of the next question looks at of an item. */
export interface AdaptiveItem extends ItemParameters {
  id: number;
  /** How unsure b is: standard deviation, logits. */
  bSd: number;
  /** 1-30. */
  skill: number;
  type: 'choice' | 'blank';
  /** Items of one family are alike. */
  family: string;
  /** What it tells of: the field of a passage, the setting of a story. */
  topic?: string | undefined;
  /** It comes with a figure. */
  figure: boolean;
  /** Expected time, seconds. */
  seconds: number;
}

/** One domain of a section. */
export interface AdaptiveDomain {
  skills: readonly number[];
  places: number;
  /** So many questions of one skill at the most. */
  mostOfSkill: number;
  /** Every skill comes up, however little its items tell. */
  everySkill: boolean;
}

/** What a section has to ask whomever it meets. */
export interface AdaptiveBlueprint {
  /** In the order of the exam. */
  domains: readonly AdaptiveDomain[];
  /** Domains by turns in a drawn order, instead of one after the other. */
  mixed: boolean;
  /** Student-produced responses, exactly. */
  blanks: number;
  /** So many places would like a figure. */
  figures: number;
  /** What the section's clock gives; expected times keep to it. */
  seconds: number;
}

/** A place of a section, planned before the first question: what adapts is the item that takes it. */
export interface AdaptivePlace {
  /** Index into the blueprint's domains. */
  domain: number;
  type: AdaptiveItem['type'];
  figure: boolean;
}

/** A whole number from 0 to n - 1. */
export type Pick = (n: number) => number;

function shuffled<T>(list: readonly T[], pick: Pick): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = pick(index + 1);
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result;
}

/**
 * The places of a section: how many of each domain and where the student-produced responses are does not hang on what a
 * student answers.
 */
export function planPlaces({ domains, mixed, blanks, figures }: AdaptiveBlueprint, pick: Pick): AdaptivePlace[] {
  const inTurn = domains.flatMap(({ places }, domain) => Array.from({ length: places }, () => domain));
  const order = mixed ? shuffled(inTurn, pick) : inTurn;
  const drawn = (count: number): ReadonlySet<number> =>
    new Set(
      shuffled(
        order.map((_, index) => index),
        pick,
      ).slice(0, count),
    );
  const [blank, figure] = [drawn(blanks), drawn(figures)];
  return order.map((domain, index) => ({
    domain,
    type: blank.has(index) ? 'blank' : 'choice',
    figure: figure.has(index),
  }));
}
