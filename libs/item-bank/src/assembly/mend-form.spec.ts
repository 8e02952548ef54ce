import { describe, expect, it } from '@jest/globals';
import { information } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { packBank } from '../release/pack-bank.js';
import { topicOf } from '../topics/topic.js';
import { mendForm } from './mend-form.js';

const bank = packBank();
const { english, math } = bank.currentDiagnosticForm;
const form = [...english, ...math];
const spare = bank.itemsOf('diagnostic');
const without = (place: number): BankItem[] =>
  form.map((item, at) => (at === place ? { ...item, state: 'quarantined' } : item));

describe('a diagnostic form with an item out of use', () => {
  it('stays as it is where all are in use', () => {
    expect(mendForm(form, spare)).toEqual(form);
  });

  it('asks another one of the same skill, band and type in its place, whichever it is, where there is one; the others stay', () => {
    const places = form.map((_, place) => {
      const mended = mendForm(without(place), spare);
      expect(mended.filter((_each, at) => at !== place)).toEqual(form.filter((_each, at) => at !== place));
      expect(new Set(mended.map(({ family }) => family)).size).toBe(form.length);
      const { skill, difficulty, type, state } = mended[place]!;
      expect({ skill, difficulty, type }).toEqual({
        skill: form[place]!.skill,
        difficulty: form[place]!.difficulty,
        type: form[place]!.type,
      });
      return state;
    });
    // What ships has a spare one for most places, and for some none.
    expect(places.filter((state) => state === 'operational').length).toBeGreaterThan(form.length / 2);
  });

  const place = 0;
  const [asked] = form;
  const made = (id: number, more: Partial<BankItem> = {}): BankItem =>
    ({ ...asked!, id, family: `rw-made-${id}`, question: `A question of its own, ${id}`, ...more }) as BankItem;

  it('takes the one that measures most like it', () => {
    const [near, far] = [made(90_001, { b: asked!.b + 0.2 }), made(90_002, { b: asked!.b + 0.6 })];
    expect(information(asked!.b, near)).toBeGreaterThan(information(asked!.b, far));
    expect(mendForm(without(place), [far, near])[place]).toBe(near);
  });

  it('takes one of another template before one of its own, and never one of which the form has another', () => {
    const [sister, other] = [made(90_001, { family: asked!.family }), made(90_002, { b: asked!.b + 0.9 })];
    expect(mendForm(without(place), [sister, other])[place]).toBe(other);
    expect(mendForm(without(place), [sister])[place]).toBe(sister);
    const double = made(90_003, { family: form[1]!.family });
    expect(mendForm(without(place), [double])[place]!.state).toBe('quarantined');
  });

  it('tells of something new where it can', () => {
    const [at, out] = [17, math[0]!];
    const others = form.filter((item) => item !== out).map(topicOf);
    const about = (item: BankItem, id: number, b: number): BankItem => {
      const { skill, difficulty, type } = out;
      return { ...item, id, b, skill, difficulty, type, family: `math-made-${id}`, state: 'operational' } as BankItem;
    };
    const told = math.slice(1).find((item) => topicOf(item) !== undefined)!;
    const untold = bank.items().find((item) => item.skill === out.skill && !others.includes(topicOf(item)))!;
    const [repeats, tells] = [about(told, 90_001, out.b), about(untold, 90_002, out.b + 0.4)];
    expect(mendForm(without(at), [repeats, tells])[at]).toBe(tells);
  });

  it.each(['draft', 'pretest', 'quarantined', 'retired'] as const)('takes no %s item', (state) => {
    expect(mendForm(without(place), [made(90_001, { state })])[place]!.id).toBe(asked!.id);
  });
});
