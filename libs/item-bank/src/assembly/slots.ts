import type { Subject } from '@aivy/contracts';
import type { Draw } from '../templates/draw.js';
import {
  BAND_SHARES,
  BANDS,
  MODULE_BLANKS,
  MODULE_BLUEPRINT,
  MODULE_QUESTIONS,
  type Band,
  type DomainBlueprint,
  type Route,
} from './blueprint.js';
import type { Slot } from './picker.js';

/** How many questions of each skill a domain gets: the usual numbers, then drawn among all its skills. */
function skillsOfDomain({ count, skills }: DomainBlueprint, draw: Draw): number[] {
  const usual = skills.flatMap(([skill, number]) => Array<number>(number).fill(skill)).slice(0, count);
  // Drawn without putting back, so a domain of many skills does not ask one of them twice while another is left out.
  const rest: number[] = [];
  while (usual.length + rest.length < count) rest.push(...draw.shuffle(skills.map(([skill]) => skill)));
  const chosen = [...usual, ...rest].slice(0, count);
  return skills.flatMap(([skill]) => chosen.filter((each) => each === skill));
}

/** Bands of a module in the shares of its route, as a drawn list. */
function bandsOf(route: Route, count: number, draw: Draw): Band[] {
  const easy = Math.round(BAND_SHARES[route].easy * count);
  const hard = Math.round(BAND_SHARES[route].hard * count);
  const list: Band[] = [
    ...Array<Band>(easy).fill('easy'),
    ...Array<Band>(count - easy - hard).fill('medium'),
    ...Array<Band>(hard).fill('hard'),
  ];
  return draw.shuffle(list);
}

const bandOrder = (x: Slot, y: Slot): number => BANDS.indexOf(x.band) - BANDS.indexOf(y.band);

/** Is there an unseen item of a skill, band and type? */
export type Offers = (slot: Required<Slot>) => boolean;

/**
 * Marks `count` slots as student-produced, drawn among those for which the bank has such items, and the others as
 * choice. Slots for which the bank has nothing else are student-produced in any case.
 */
export function withBlanks(slots: readonly Slot[], count: number, offers: Offers, draw: Draw): Slot[] {
  const able = ({ skill, band }: Slot, type: 'choice' | 'blank'): boolean => offers({ skill, band, type });
  const only = slots.filter((slot) => able(slot, 'blank') && !able(slot, 'choice'));
  const either = slots.filter((slot) => able(slot, 'blank') && able(slot, 'choice'));
  const blanks = new Set([...only, ...draw.shuffle(either).slice(0, Math.max(0, count - only.length))]);
  return slots.map((slot): Slot => ({ ...slot, type: blanks.has(slot) ? 'blank' : 'choice' }));
}

/** How many questions of a skill, band and type a module could still ask. */
export type Held = (skill: number, band: Band, type?: Slot['type']) => number;

/**
 * Marks `count` slots of a module as student-produced, and more only where a skill has no choices left. They go to the
 * skills that are shortest of families with choices: a test asks no family twice, so its second module needs what the
 * first one leaves.
 */
export function withScarceChoices(slots: readonly Slot[], count: number, { offers, held }: Bank, draw: Draw): Slot[] {
  const typed = slots.map((slot): Required<Slot> => ({ ...slot, type: 'choice' }));
  const families = (skill: number, type: Slot['type']): number =>
    BANDS.reduce((sum, band) => sum + held(skill, band, type), 0);
  const choices = new Map(slots.map(({ skill }) => [skill, families(skill, 'choice')]));
  const open = draw
    .shuffle(typed.filter(({ skill }) => families(skill, 'blank') > 0))
    // Where a band has blanks and no choices, a choice would cost the band.
    .map((slot) => ({ slot, costs: 2 * Number(!offers({ ...slot, type: 'blank' })) + Number(offers(slot)) }))
    .sort((x, y) => x.costs - y.costs)
    .map(({ slot }) => slot);
  const isShort = (skill: number, by: number): boolean =>
    choices.get(skill)! < by + typed.filter((slot) => slot.skill === skill && slot.type === 'choice').length;
  for (let blanks = 0; ; blanks += 1) {
    const left = open.filter(({ type }) => type === 'choice');
    const must = left.find(({ skill }) => isShort(skill, 0));
    const next = must ?? (blanks < count ? (left.find(({ skill }) => isShort(skill, 1)) ?? left[0]) : undefined);
    if (!next) return typed;
    next.type = 'blank';
  }
}

/** What a module can take from the bank. */
export interface Bank {
  offers: Offers;
  held: Held;
}

/**
 * The same slots with bands changed between them, so that a band is asked of skills that hold it: drawn blindly, a hard
 * question would be asked of a skill that has none, and an easier one would come, while another skill's hard ones stay.
 * Two slots change their bands only where both then find an item; the numbers of each band stay.
 */
export function bandsWhereHeld(slots: readonly Slot[], held: Held): Slot[] {
  const settled = slots.map((slot) => ({ ...slot }));
  const left = (skill: number, band: Band): number =>
    held(skill, band) - settled.filter((slot) => slot.skill === skill && slot.band === band).length;
  for (const slot of settled) {
    if (left(slot.skill, slot.band) >= 0) continue;
    const other = settled.find(
      ({ skill, band }) => band !== slot.band && left(slot.skill, band) > 0 && left(skill, slot.band) > 0,
    );
    if (other) [slot.band, other.band] = [other.band, slot.band];
  }
  return settled;
}

/**
 * The slots of one module, in the order the student meets them: Reading & Writing by domain and skill, easy to hard
 * inside a skill; Math easy to hard over the whole module, five or six of them student-produced.
 */
export function moduleSlots(subject: Subject, route: Route, bank: Bank, draw: Draw): Slot[] {
  const skills = MODULE_BLUEPRINT[subject].map((domain) => skillsOfDomain(domain, draw));
  const bands = bandsOf(route, MODULE_QUESTIONS[subject], draw);
  const slots = bandsWhereHeld(
    skills.flat().map((skill): Slot => ({ skill, band: bands.pop() ?? 'medium' })),
    bank.held,
  );
  if (subject === 'english')
    return [...new Set(slots.map(({ skill }) => skill))].flatMap((skill) =>
      slots.filter((slot) => slot.skill === skill).sort(bandOrder),
    );
  return withScarceChoices(slots, draw.int(MODULE_BLANKS.min, MODULE_BLANKS.max), bank, draw).sort(bandOrder);
}
