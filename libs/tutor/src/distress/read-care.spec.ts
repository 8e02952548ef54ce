import { FOUND_BY_A_REVIEWER, HELD_OUT } from '../../test/distress/held-out.js';
import { ABOUT_THE_QUESTION } from '../../test/intents/lessons.js';
import { BESIDES } from '../../test/intents/talk.js';
import { readCare, type Care } from './read-care.js';

const acts = (texts: readonly string[]): Care['act'][] => texts.map((text) => readCare(text, null).act);
const share = (texts: readonly string[], act: (each: Care['act']) => boolean): number =>
  acts(texts).filter(act).length / texts.length;
const caught = (act: Care['act']): boolean => act !== 'none';
const stopped = (act: Care['act']): boolean => act === 'stop';

describe('reading danger', () => {
  it('catches or checks on at least 97 of 100 held-out messages of danger', () => {
    expect(share([...HELD_OUT[3], ...HELD_OUT[4]], caught)).toBeGreaterThanOrEqual(0.97);
  });

  it('stops the lesson for at most 3 of 100 harmless ones, and checks on at most 12 by words alone', () => {
    const harmless = [...HELD_OUT[0], ...HELD_OUT[1]];
    expect(share(harmless, stopped)).toBeLessThanOrEqual(0.03);
    expect(share(harmless, caught)).toBeLessThanOrEqual(0.12);
  });

  it('leaves what students say in lessons alone', () => {
    const { distress: _, ...besides } = BESIDES;
    const lessons = [...Object.values(ABOUT_THE_QUESTION), ...Object.values(besides)].flat();
    expect(share(lessons, caught)).toBeLessThanOrEqual(0.01);
    expect(share(lessons, stopped)).toBe(0);
  });

  it('catches every message of danger that a reviewer found', () => {
    const missed = [...FOUND_BY_A_REVIEWER[3], ...FOUND_BY_A_REVIEWER[4]].filter(
      (text) => !caught(readCare(text, null).act),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    'k1ll mys3lf',
    'i want to k i l l myself',
    'kms',
    'sui cide',
    'su1cide',
    'i OD’d',
    'unalive myself',
    's3lf h4rm',
  ])('reads "%s" as what it says', (text) => {
    expect(readCare(text, null)).toMatchObject({ act: 'stop' });
  });

  it('asks when only a rule sees danger, and nothing else speaks for it', () => {
    expect(readCare('we unalived the boss in the game last night', null).act).not.toBe('stop');
  });

  it('finds danger in the last words of a long message', () => {
    const long = 'i tried to solve for x and then i checked it again. '.repeat(30);
    expect(readCare(long, null).act).toBe('none');
    expect(readCare(`${long} my stepdad chokes me when he drinks`, null)).toMatchObject({ act: 'stop', grade: 3 });
  });
});
