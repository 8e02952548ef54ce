import { settingOf } from './setting.js';

const PERCENTAGES = 26;
const of = (question: string): string | undefined => settingOf({ skill: PERCENTAGES, question });

describe('the setting of a Math problem', () => {
  it.each([
    ['tickets', '<p>A museum sells each student ticket for \\(\\$4\\). How many tickets were sold?</p>'],
    ['water', '<p>Water drains from a tank at a constant rate.</p>'],
    ['kitchen', '<p>A bakery bakes cakes and loaves of bread.</p>'],
    ['laboratory', '<p>A culture contains 500 bacteria.</p>'],
    ['road', '<p>A taxi fare is 3 dollars a mile.</p>'],
  ])('is %s by the things of the story', (setting, question) => {
    expect(of(question)).toBe(setting);
  });

  it('is undefined without a story, also where a formula spells a word', () => {
    expect(of('<p>\\[3x+4=10\\]</p><p>What is the solution to the given equation?</p>')).toBeUndefined();
    expect(of('<p>\\(\\text{tank}=4\\)</p>')).toBeUndefined();
  });

  it('is undefined for Reading & Writing, which has fields', () => {
    expect(settingOf({ skill: 5, question: '<p>Which choice tells of the tank of water?</p>' })).toBeUndefined();
  });
});
