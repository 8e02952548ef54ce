import { drawFrom } from '../templates/draw.js';
import { bandsWhereHeld, moduleSlots, withScarceChoices } from './slots.js';
import type { Slot } from './picker.js';

const slot = (skill: number, band: Slot['band']): Slot => ({ skill, band });

describe('the bands of a module', () => {
  it('are asked of skills that hold them, and their numbers stay', () => {
    // Skill 1 has nothing hard, skill 2 everything.
    const held = (skill: number, band: string) => (skill === 1 && band === 'hard' ? 0 : 3);
    expect(bandsWhereHeld([slot(1, 'hard'), slot(1, 'easy'), slot(2, 'easy')], held)).toEqual([
      slot(1, 'easy'),
      slot(1, 'easy'),
      slot(2, 'hard'),
    ]);
  });

  it('ask no skill for more than it holds while another could give it', () => {
    const held = (skill: number, band: string) => (band === 'hard' && skill === 1 ? 1 : 2);
    const settled = bandsWhereHeld([slot(1, 'hard'), slot(1, 'hard'), slot(2, 'medium'), slot(2, 'hard')], held);
    expect(settled.filter(({ skill, band }) => skill === 1 && band === 'hard')).toHaveLength(1);
    expect(settled.filter(({ band }) => band === 'hard')).toHaveLength(3);
  });

  it('stay where they were when no change would help', () => {
    const none = [slot(1, 'hard'), slot(2, 'hard'), slot(3, 'easy')];
    expect(bandsWhereHeld(none, (_skill, band) => (band === 'hard' ? 0 : 1))).toEqual(none);
  });

  it('stay where a skill holds just as many as are asked of it', () => {
    const slots = [slot(1, 'hard'), slot(2, 'easy')];
    expect(bandsWhereHeld(slots, (skill) => skill)).toEqual(slots);
  });

  it('are not given to a skill that holds no more of them', () => {
    const slots = [slot(1, 'hard'), slot(2, 'hard'), slot(2, 'easy')];
    const held = (skill: number, band: string) => (band !== 'hard' ? 3 : skill === 1 ? 0 : 1);
    expect(bandsWhereHeld(slots, held)).toEqual(slots);
  });

  // 30, 52 and 11 % of 27 and of 22, to whole questions; medium has the rest.
  it.each([
    ['english', 'first', [8, 11, 8]],
    ['english', 'lower', [14, 10, 3]],
    ['english', 'higher', [3, 10, 14]],
    ['math', 'first', [7, 8, 7]],
    ['math', 'lower', [11, 9, 2]],
    ['math', 'higher', [2, 9, 11]],
  ] as const)('are in the shares of the route: %s, %s', (subject, route, counts) => {
    const slots = moduleSlots(subject, route, { offers: () => true, held: () => 27 }, drawFrom('s'));
    const bands = ['easy', 'medium', 'hard'];
    expect(bands.map((band) => slots.filter((each) => each.band === band).length)).toEqual(counts);
  });
});

describe('the student-produced questions of a module', () => {
  const offers = () => true;
  const blanksOf = (count: number, families: Record<number, number>, slots: Slot[]): number[] =>
    withScarceChoices(
      slots,
      count,
      { offers, held: (skill, band, type) => (band !== 'easy' ? 0 : type === 'choice' ? families[skill]! : 9) },
      drawFrom('s'),
    ).flatMap(({ skill, type }) => (type === 'blank' ? [skill] : []));

  it('go to the skills with no more families with choices than the module asks', () => {
    const slots = [1, 1, 2, 2].map((skill) => slot(skill, 'easy'));
    expect(blanksOf(1, { 1: 9, 2: 2 }, slots)).toEqual([2]);
  });

  it('are more than wanted only where a skill has no choices left', () => {
    const slots = [1, 1, 1, 2].map((skill) => slot(skill, 'easy'));
    expect(blanksOf(1, { 1: 1, 2: 9 }, slots)).toEqual([1, 1]);
  });

  it('go where a choice would cost the band', () => {
    const slots = [slot(1, 'easy'), slot(2, 'hard')];
    const typed = withScarceChoices(
      slots,
      1,
      { offers: ({ band, type }) => band === 'easy' || type === 'blank', held: () => 9 },
      drawFrom('s'),
    );
    expect(typed.map(({ type }) => type)).toEqual(['choice', 'blank']);
  });

  it('go where the band has both types rather than where it has neither', () => {
    const bank = { offers: ({ band }: Slot) => band === 'easy', held: () => 9 };
    const typed = withScarceChoices([slot(1, 'hard'), slot(2, 'easy')], 1, bank, drawFrom('s'));
    expect(typed.map(({ type }) => type)).toEqual(['choice', 'blank']);
  });
});
