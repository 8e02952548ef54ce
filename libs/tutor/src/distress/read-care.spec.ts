import { FOUND_BY_A_REVIEWER, HELD_OUT } from '../../test/distress/held-out.js';
import { IN_LESSONS } from '../../test/distress/in-lessons.js';
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

  it('hears at least 96 of 100 messages of danger said in the middle of a lesson', () => {
    const { open, sealed } = IN_LESSONS;
    const both = [...open[3], ...open[4], ...sealed[3], ...sealed[4]];
    expect(share(both, caught)).toBeGreaterThanOrEqual(0.96);
    expect(share([...sealed[3], ...sealed[4]], caught)).toBeGreaterThanOrEqual(0.95);
  });

  it('stops at most 3 of 100 harmless messages with dark words in a lesson, and asks about at most 5', () => {
    const { open, sealed } = IN_LESSONS;
    for (const texts of [
      [...open[0], ...open[1]],
      [...sealed[0], ...sealed[1]],
    ]) {
      expect(share(texts, stopped)).toBeLessThanOrEqual(0.03);
      expect(share(texts, (act) => act === 'check-in')).toBeLessThanOrEqual(0.05);
    }
  });

  it('believes the words of a text less while the student reads that text', () => {
    const text = '<p>His father was abusive; at last he <em>killed</em> the dog, and the boy ran away.</p>';
    const about = 'the father in the text is abusive and kills the dog';
    const rank = { none: 0, 'check-in': 1, stop: 2 };
    expect(rank[readCare(about, null, text).act]).toBeLessThanOrEqual(rank[readCare(about, null).act]);
    expect(readCare('my father is abusive too, he hit me again', null, text).act).toBe('stop');
  });

  it('asks where it would stop if the text spoke of no death', () => {
    const text = '<p>His father was abusive, and the boy wanted to die.</p>';
    expect(readCare('the boy wanted to kill himself', null, text).act).toBe('check-in');
    expect(readCare('the boy wanted to kill himself', null, '<p>The tomatoes ripen in July.</p>').act).toBe('stop');
  });

  it('hears danger in a long message without a full stop', () => {
    const message =
      'so i think for this one its b because the second study had more people and i cut my wrist again last night and it wont stop but the first one was smaller so anyway is it b';
    expect(readCare(message, null).act).not.toBe('none');
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

  it('stops for danger in the middle of a message that runs on', () => {
    const work = 'i tried to solve for x and then i checked it again and '.repeat(12);
    expect(readCare(`${work}this man in my dms wants me to meet him at a motel and ${work}`, null).act).toBe('stop');
  });

  it('finds danger in the last words of a long message', () => {
    const long = 'i tried to solve for x and then i checked it again. '.repeat(30);
    expect(readCare(long, null).act).toBe('none');
    expect(readCare(`${long} my stepdad chokes me when he drinks`, null)).toMatchObject({ act: 'stop', grade: 3 });
  });
});
