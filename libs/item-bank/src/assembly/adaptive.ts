import type { Subject } from '@aivy/contracts';
import { DIAGNOSTIC_SECONDS, skillById } from '@aivy/exam';
import {
  nextAdaptiveItem,
  planPlaces,
  type AdaptiveBlueprint,
  type AdaptiveDomain,
  type AdaptiveItem,
  type AdaptivePlace,
} from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import type { BankSnapshot } from '../release/snapshot.js';
import { drawFrom } from '../templates/draw.js';
import { topicOf } from '../topics/topic.js';
import { DIAGNOSTIC_BLANKS, DIAGNOSTIC_FIGURES, DIAGNOSTIC_SKILLS, MODULE_BLUEPRINT } from './blueprint.js';
import { practicePool } from './trial.js';

/** So many questions of one skill at the most. Math has six skills in some domains for two to five places. */
const MOST_OF_SKILL = { english: 3, math: 2 } as const;

/**
 * As many questions of each domain as in the fixed form, in the exam's order. Reading & Writing asks of every skill; in
 * Math, as in the fixed form, there are more skills than places.
 */
function domainsOf(subject: Subject): AdaptiveDomain[] {
  return MODULE_BLUEPRINT[subject].map(({ category, skills }) => ({
    skills: skills.map(([skill]) => skill),
    places: DIAGNOSTIC_SKILLS[subject].filter((skill) => skillById(skill).category === category).length,
    mostOfSkill: MOST_OF_SKILL[subject],
    everySkill: subject === 'english',
  }));
}

/** What an adaptive diagnostic asks whomever it meets: the fixed form's domains, blanks and time. */
export const ADAPTIVE_BLUEPRINT: Readonly<Record<Subject, AdaptiveBlueprint>> = {
  english: {
    domains: domainsOf('english'),
    mixed: false,
    blanks: 0,
    figures: 0,
    seconds: DIAGNOSTIC_SECONDS.english,
  },
  math: {
    domains: domainsOf('math'),
    mixed: true,
    blanks: DIAGNOSTIC_BLANKS,
    figures: DIAGNOSTIC_FIGURES,
    seconds: DIAGNOSTIC_SECONDS.math,
  },
};

/** A bank item as the choice looks at it. */
export interface AdaptiveBankItem extends AdaptiveItem {
  item: BankItem;
}

const toAdaptiveItem = (item: BankItem): AdaptiveBankItem => ({
  id: item.id,
  a: item.a,
  b: item.b,
  c: item.c,
  bSd: item.b_sd,
  skill: item.skill,
  type: item.type,
  family: item.family,
  topic: topicOf(item),
  figure: item.img !== '',
  seconds: item.seconds,
  item,
});

type Pools = Readonly<Record<Subject, readonly (readonly AdaptiveBankItem[])[]>>;

const pools = new WeakMap<BankSnapshot, Pools>();

/**
 * What an adaptive diagnostic is drawn from, by section and domain: the pool of the diagnostic and that of practice, but for
 * the questions of the trial, whose keys every visitor gets. Never that of the tests, which a plan of months needs whole.
 * A practice question that was met here is not asked again, as any that was met; and the tutor talks of none before it is
 * due. The diagnostic's own pool alone would not do: six of its eleven skills of Reading & Writing have nothing hard.
 */
export function adaptivePool(bank: BankSnapshot): Pools {
  const known = pools.get(bank);
  if (known) return known;
  const practice = practicePool(bank);
  const items = (subject: Subject) =>
    ADAPTIVE_BLUEPRINT[subject].domains.map(({ skills }) => {
      const wanted = new Set(skills);
      const own = bank.itemsOf('diagnostic').filter(({ skill, state }) => wanted.has(skill) && state === 'operational');
      return [...own, ...skills.flatMap((skill) => practice.ofSkill(skill))].map(toAdaptiveItem);
    });
  const made: Pools = { english: items('english'), math: items('math') };
  pools.set(bank, made);
  return made;
}

/** The places of a section of one form: the same for whatever is answered. @param seed names the form */
export function adaptivePlaces(subject: Subject, seed: string): AdaptivePlace[] {
  const draw = drawFrom(`${seed}:places:${subject}`);
  return planPlaces(ADAPTIVE_BLUEPRINT[subject], (n) => draw.int(0, n - 1));
}

/** A question that was drawn, in the version that the student saw, and whether it was answered rightly. */
export interface AdaptiveAnswer {
  item: BankItem;
  /** Null for one that was never shown. */
  correct: boolean | null;
}

export interface AdaptiveWish {
  subject: Subject;
  /** Names the form: with the same answers it gives the same questions. */
  seed: string;
  /** The questions of the section before this one, in their order. */
  answered: readonly AdaptiveAnswer[];
  /** Ids of items that the student has met before. */
  met: readonly number[];
}

/** The next question of an adaptive diagnostic; undefined after the last one. */
export function nextQuestion(bank: BankSnapshot, { subject, seed, answered, met }: AdaptiveWish): BankItem | undefined {
  const draw = drawFrom(`${seed}:${subject}:${answered.length}`);
  return nextAdaptiveItem(adaptivePool(bank)[subject], {
    blueprint: ADAPTIVE_BLUEPRINT[subject],
    places: adaptivePlaces(subject, seed),
    answered: answered.map(({ item, correct }) => ({ item: toAdaptiveItem(item), correct })),
    met: new Set(met),
    pick: (n) => draw.int(0, n - 1),
  })?.item;
}
