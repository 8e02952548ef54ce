import { isTestDay, skillById } from '@aivy/exam';
import { packBank } from '@aivy/item-bank';
import { journeyOf } from './journey.js';
import { Tally } from './journeys.js';

const bank = packBank();
const month = journeyOf(bank, 1, 30);
const skillOf = (id: number): number => bank.item(id)!.skill;

describe('a made-up student’s journey', () => {
  it('is the diagnostic, then units of five questions by turns and a test on each fifteenth day', () => {
    const forms = month.map(({ form, subject, items }) => `${form} ${subject} ${items.length}`);
    const unit = (day: number) => `unit ${day % 2 === 0 ? 'math' : 'english'} 5`;
    const test = ['test english 27', 'test english 27', 'test math 22', 'test math 22'];
    const days = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(forms).toEqual([
      'diagnostic english 17',
      'diagnostic math 14',
      ...days.flatMap((day) => (isTestDay(day) ? test : [unit(day)])),
    ]);
  });

  it('asks every item of its section, and the second module on a route', () => {
    for (const { subject, items } of month)
      for (const id of items) expect(skillById(skillOf(id)).subject).toBe(subject);
    const routes = month.filter(({ form }) => form === 'test').map(({ route }) => route);
    expect(routes.filter((_, index) => index % 2 === 0)).toEqual(Array(4).fill('first'));
    expect(routes.filter((_, index) => index % 2 === 1).every((route) => route !== 'first')).toBe(true);
  });

  it('takes tests from the test pool and units from practice', () => {
    for (const { form, items } of month)
      for (const id of items)
        expect(bank.poolOf(id)).toBe({ diagnostic: 'diagnostic', test: 'test', unit: 'practice' }[form]);
  });

  it('is the same for the same student, and another for another', () => {
    expect(journeyOf(bank, 1, 30)).toEqual(month);
    expect(journeyOf(bank, 2, 30)).not.toEqual(month);
  });

  it('goes to the lower module with some students and to the higher with others', () => {
    const routes = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      journeyOf(bank, seed, 15).flatMap(({ route }) => (route === undefined || route === 'first' ? [] : [route])),
    );
    expect(new Set(routes)).toEqual(new Set(['lower', 'higher']));
  });
});

describe('the tally of journeys', () => {
  it('counts as repeated what a student met before, whatever the assembly says of it', () => {
    const tally = new Tally(bank);
    tally.add([
      { form: 'test', subject: 'english', route: 'first', items: [1, 2], shortages: [] },
      { form: 'unit', subject: 'english', items: [2, 3], shortages: [] },
      { form: 'unit', subject: 'english', items: [3, 4], shortages: [] },
    ]);
    // Another student may meet them all.
    tally.add([{ form: 'unit', subject: 'english', items: [1, 2, 3], shortages: [] }]);
    expect(tally.stats().repeated).toEqual({ diagnostic: 0, test: 0, unit: 2 });
  });

  it('names what is lacking by skill and band, a student on average and at most', () => {
    const tally = new Tally(bank);
    const short = { skill: 5, band: 'hard' } as const;
    tally.add([
      { form: 'test', subject: 'english', route: 'higher', items: [1, 2], shortages: [{ ...short, instead: 'band' }] },
      {
        form: 'unit',
        subject: 'english',
        items: [3, 4],
        shortages: [
          { ...short, instead: 'skill' },
          { ...short, instead: 'seen' },
        ],
      },
    ]);
    tally.add([{ form: 'unit', subject: 'english', items: [5], shortages: [{ ...short, instead: 'band' }] }]);
    expect(tally.stats()).toMatchObject({
      students: 2,
      otherBand: { first: 0, lower: 0, higher: 1, unit: 1 },
      otherSkill: { first: 0, lower: 0, higher: 0, unit: 1 },
      given: { first: 0, lower: 0, higher: 2, unit: 3 },
      lacks: [{ ...short, otherBand: 1, otherSkill: 0.5, repeated: 0.5, most: 3 }],
    });
  });

  it('counts the questions of a skill that tests and units took', () => {
    const tally = new Tally(bank);
    tally.add(month);
    const boundaries = tally.stats().uses.find(({ skill }) => skill === 10)!;
    // Four in each of four modules.
    expect(boundaries.tests).toBe(16);
    const units = month.filter(({ form }) => form === 'unit').flatMap(({ items }) => items);
    expect(boundaries.mostUnits).toBe(units.filter((id) => skillOf(id) === 10).length);
  });
});
