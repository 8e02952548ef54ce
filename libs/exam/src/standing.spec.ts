import { describe, expect, it } from '@jest/globals';
import { isSaidWeak, likelierWeakFirst, signsOf, standingSentence, standingWords, topicStanding } from './index.js';

const known = (weakChance: number) => ({ weakChance, ownShare: 0.5 });

describe('the standing of a topic', () => {
  it.each([
    [1, 'surely-weak', 'Very likely room to grow (over 95%)'],
    [0.95, 'surely-weak', 'Very likely room to grow (over 95%)'],
    [0.94, 'likely-weak', 'Probably room to grow (about 90%)'],
    [0.7, 'likely-weak', 'Probably room to grow (about 70%)'],
    [0.65, 'likely-weak', 'Probably room to grow (about 70%)'],
    [0.649, 'undecided', 'Could go either way'],
    [0.351, 'undecided', 'Could go either way'],
    [0.35, 'likely-solid', 'Probably strong (about 70%)'],
    [0.2, 'likely-solid', 'Probably strong (about 80%)'],
    [0.05, 'surely-solid', 'Very likely strong (over 95%)'],
    [0, 'surely-solid', 'Very likely strong (over 95%)'],
  ])('follows from the chance that it is weak, and says it: %s', (chance, standing, words) => {
    expect(topicStanding(known(chance))).toBe(standing);
    expect(standingWords(known(chance))).toBe(words);
  });

  it('is silent where its own answers add nothing to the section, however sure the section is', () => {
    for (const weakChance of [0.02, 0.3, 0.5, 0.7, 0.99]) {
      expect(topicStanding({ weakChance, ownShare: 0.149 })).toBe('not-enough');
      expect(standingWords({ weakChance, ownShare: 0 })).toBe('Not enough answers yet');
    }
    expect(topicStanding({ weakChance: 0.7, ownShare: 0.15 })).toBe('likely-weak');
  });

  it.each([
    [0.97, 'The area is almost certainly weak.'],
    [0.72, 'The area is likely weak: 7 of 10 such areas are.'],
    [0.5, 'Whether the area is weak could go either way.'],
    [0.2, 'The area is likely solid: 8 of 10 such areas are.'],
    [0.02, 'The area is almost certainly solid.'],
  ])('as a sentence names what it is about, and what of ten there are: %s', (chance, sentence) => {
    expect(standingSentence(known(chance))).toBe(sentence);
    expect(standingSentence({ weakChance: chance, ownShare: 0 })).toBe(
      'Whether the area is weak, your answers do not say yet.',
    );
  });

  it('calls weak only what is said to be', () => {
    expect([0.99, 0.7, 0.5, 0.2].map((chance) => isSaidWeak(known(chance)))).toEqual([true, true, false, false]);
    expect(isSaidWeak({ weakChance: 0.99, ownShare: 0 })).toBe(false);
  });

  it('of a record from before the share was kept is silent where the skill is estimated', () => {
    expect(topicStanding(signsOf({ weak_chance: 0.8, estimated: true }))).toBe('not-enough');
    expect(topicStanding(signsOf({ weak_chance: 0.8, estimated: false }))).toBe('likely-weak');
    expect(topicStanding(signsOf({ weak_chance: 0.8, estimated: true, own_share: 0.4 }))).toBe('likely-weak');
  });

  it('ranks by the chance and, where that is equal, by mastery', () => {
    const skills = [
      { id: 'a', weakChance: 0.4, mastery: 60 },
      { id: 'b', weakChance: 0.9, mastery: 55 },
      { id: 'c', weakChance: 0.9, mastery: 50 },
    ];
    expect(skills.sort(likelierWeakFirst).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
