import { GARDEN, SYSTEM, TRUCKS } from './items.js';
import { OpenTalk } from './talk.js';

describe('a student who solves a system', () => {
  it('hears what is right on the way, and no number is submitted', () => {
    const talk = new OpenTalk(SYSTEM);
    expect(talk.say('i multiplied the second one by 2 so 6x+28y=212')).toMatchObject({
      step: { verdict: 'slip', side: 'right', from: 'question' },
      text: expect.stringContaining('right side'),
    });
    expect(talk.say('6x+28y=424')).toMatchObject({ step: { verdict: 'follows', from: 'question' } });
    const y = talk.say('y=13');
    expect(y).toMatchObject({ verdict: 'landmark', attempts: [] });
    expect(y.text).toContain('13 is the value of');
    expect(y.text).toMatch(/How do you get \\\(x\\\) from it\?$/);
    expect(talk.say('x=10')).toMatchObject({ verdict: 'landmark-last', attempts: [] });
    expect(talk.say('so 10-13')).toMatchObject({ verdict: 'uses-landmark' });
    expect(talk.say('-3')).toMatchObject({ move: 'offer-submit', option: '-3', attempts: [] });
  });

  it('is not praised for a value under the wrong letter', () => {
    const talk = new OpenTalk(SYSTEM);
    expect(talk.say('x=13').verdict).toBeUndefined();
    expect(talk.say('y=10').verdict).toBeUndefined();
  });
});

describe('a student who takes a percent of a part', () => {
  it('gets from a wrong sum to the answer by its own steps', () => {
    const talk = new OpenTalk(TRUCKS);
    const sum = talk.say('fine. 35% + 80% = 115% so 1150');
    expect(sum).toMatchObject({ verdict: 'trap' });
    expect(sum.text).toContain('The two percentages belong to different groups.');
    const trucks = talk.say('350 trucks');
    expect(trucks).toMatchObject({ verdict: 'landmark', attempts: [] });
    expect(trucks.text).toContain('How many of them carried a trailer?');
    expect(talk.say('80% of 350')).toMatchObject({ verdict: 'uses-landmark' });
    expect(talk.say('280')).toMatchObject({
      move: 'offer-submit',
      option: '280',
      suggestions: ['No, a step on the way'],
      attempts: [],
    });
  });

  it('hears the same about the answer and any other number', () => {
    const said = ['280', '6', '77'].map((number) => ({ number, ...new OpenTalk(TRUCKS).say(number) }));
    expect(new Set(said.map(({ text, number }) => text.replaceAll(number, '')))).toHaveProperty('size', 1);
  });

  it('is asked what a number stands for that is a step on the way', () => {
    const talk = new OpenTalk(TRUCKS);
    talk.say('6');
    expect(talk.say('No, a step on the way')).toMatchObject({ verdict: 'on-the-way' });
  });

  it('hears what is wrong with the whole for the part', () => {
    expect(new OpenTalk(TRUCKS).say('80% of 1000')).toMatchObject({
      verdict: 'trap',
      text: expect.stringContaining('only about the trucks'),
    });
  });
});

describe('a student who sets up an equation', () => {
  it.each(['w(w+13)=114', '114 = w(w+13)', 'x^2 + 13x - 114 = 0', '(n-6)(n+19) = 0'])(
    'hears that %s follows from the question, whatever the letter',
    (line) => {
      expect(new OpenTalk(GARDEN).say(line)).toMatchObject({ step: { verdict: 'follows', from: 'start' } });
    },
  );

  it('hears which usual mistake a wrong one is', () => {
    const { verdict, text } = new OpenTalk(GARDEN).say('w + w + 13 = 114');
    expect(verdict).toBe('trap');
    expect(text).toContain('The area is a product, not a sum.');
  });

  it('gets no red for an equation that the question does not give', () => {
    for (const line of ['w = l - 13', 'p + 13 = q', '13w = 114'])
      expect([line, new OpenTalk(GARDEN).say(line).marks?.lines.some(({ holds }) => !holds) ?? false]).toEqual([
        line,
        false,
      ]);
  });

  it('hears no more about equations after two that come to different values', () => {
    const talk = new OpenTalk(GARDEN);
    talk.say('2w + 1 = 17');
    talk.say('2w + 1 = 19');
    const right = talk.say('(w-6)(w+19) = 0').verdict;
    const wrong = new OpenTalk(GARDEN);
    wrong.say('2w + 1 = 17');
    wrong.say('2w + 1 = 19');
    expect(right).toBe('no-more');
    expect(wrong.say('(w-7)(w+20) = 0').verdict).toBe('no-more');
  });
});
