import { asksBeside } from './asks-fact.js';
import { isEnough, isTopicAlone } from './enough.js';
import { prepareText } from './prepare.js';
import { inEnglish } from './spanish.js';

const says = [prepareText('the play fooled every critic in London')];
const CLAIM = { id: 'left', kind: 'right' as const, says: ['the crew left early'], reply: 'Right.' };

describe('a right idea', () => {
  it('takes two words of a long phrasing, or one of a short one', () => {
    expect(isEnough.right(prepareText('the play'), says)).toBe(false);
    expect(isEnough.right(prepareText('the play fooled people'), says)).toBe(true);
    expect(isEnough.right(prepareText('the play'), [prepareText('a short play')])).toBe(true);
  });
});

describe('a message that names a topic', () => {
  it.each([
    ['its about the valleys', true],
    ['its about how valleys trap cold air', false],
    ['the valleys trap cold air', false],
  ])('"%s" says no more than that: %s', (text, isAlone) => expect(isTopicAlone(text, prepareText(text))).toBe(isAlone));
});

describe('a question for a fact', () => {
  it('is beside an idea unless a phrasing of the idea asks, too', () => {
    expect(asksBeside('why did the crew leave', CLAIM)).toBe(true);
    expect(asksBeside('why did the crew leave', { ...CLAIM, says: ['why did they leave so early'] })).toBe(false);
  });
});

describe('a message that denies', () => {
  it.each([
    ['the storm did not stop', true],
    ['the storm did not stop for nothing', false],
    ['the storm went on', false],
  ])('"%s" denies an odd number of times: %s', (text, denies) => expect(prepareText(text).denies).toBe(denies));
});

describe('a Spanish word in an English message', () => {
  it('changes none of the others', () => {
    const message = 'the word barcos is on the side of the old boat, so me and the son come once';
    expect(inEnglish(message)).toBe(message);
  });
});
