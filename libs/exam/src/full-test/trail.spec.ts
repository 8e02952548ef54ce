import type { Trail } from '@aivy/contracts';
import { changeNoted, emptyTrail, isTrailFull, visitNoted } from './trail.js';
import { momentOf, questionTrail, trailEnds, visitsOf } from './trail-replay.js';

type Note = readonly [at: number, left: number, answer?: string];
const noted = (...steps: readonly Note[]): Trail =>
  steps.reduce(
    (trail, [at, left, answer]) =>
      answer === undefined ? visitNoted(trail, at, left) : changeNoted(trail, at, answer, left),
    emptyTrail(),
  );

describe('a trail', () => {
  it('notes which question came on the screen and what its answer became, by the seconds on the timer', () => {
    expect(noted([0, 1620], [0, 1600, 'b'], [1, 1590], [0, 1500], [0, 1480, 'c'])).toEqual({
      left: [1620, 1600, 1590, 1500, 1480],
      at: [0, 0, 1, 0, 0],
      entry: [null, 'b', null, null, 'c'],
    });
  });

  it('has no question that was passed by within the second, as with a key held on Next', () => {
    const { at } = noted([0, 1620], [1, 1500], [2, 1500], [3, 1500], [4, 1499]);
    expect(at).toEqual([0, 3, 4]);
  });

  it('notes a number that is being typed once, as it stood in the end', () => {
    const { entry } = noted([0, 900], [0, 880, '1'], [0, 879, '12'], [0, 877, '12.'], [0, 876, '12.5'], [0, 800, '13']);
    expect(entry).toEqual([null, '12.5', '13']);
  });

  it('takes what follows within three seconds for the same change, and what comes later for another', () => {
    expect(noted([0, 900], [0, 880, '1'], [0, 877, '12'], [0, 873, '13']).entry).toEqual([null, '12', '13']);
  });

  it('keeps when a question came on the screen, also where it was answered at once', () => {
    expect(noted([0, 900], [0, 899, 'b'])).toEqual({ left: [900, 899], at: [0, 0], entry: [null, 'b'] });
  });

  it('notes a change of a question that was not on the screen as a visit of it', () => {
    expect(noted([0, 900], [1, 880, 'b'])).toEqual({ left: [900, 880, 880], at: [0, 1, 1], entry: [null, null, 'b'] });
  });

  it('notes the same question once, however often the page says that it is there', () => {
    expect(noted([2, 900], [2, 890], [2, 880]).at).toEqual([2]);
  });

  it('never gives time back when the clock is set right', () => {
    expect(noted([0, 900], [0, 890, 'b'], [1, 895], [2, 880]).left).toEqual([900, 890, 890, 880]);
    // Question 1 was passed by: the next one has been on the screen since then.
    expect(noted([0, 900], [1, 850], [2, 870]).left).toEqual([900, 850]);
  });

  it('ends after 400 steps', () => {
    const long = noted(...Array.from({ length: 500 }, (_, k): Note => [k % 2, 2_000 - 3 * k]));
    expect([long.left.length, long.at.length, long.entry.length, isTrailFull(long)]).toEqual([400, 400, 400, true]);
    expect(changeNoted(long, 1, 'a', 1).left.length).toBe(400);
  });

  it('that has ended takes no change of another question for one of its last', () => {
    const visits = Array.from({ length: 399 }, (_, k): Note => [k % 2, 2_000 - 3 * k]);
    const full = noted(...visits, [0, 800, 'a']);
    expect(isTrailFull(full)).toBe(true);
    expect(changeNoted(full, 1, 'b', 799)).toEqual(full);
  });
});

describe('the replay of a module', () => {
  const span = { limit: 1620, used: 1_000 };
  const visits = visitsOf(
    noted([0, 1620], [0, 1600, 'b'], [1, 1520], [0, 1420], [0, 1400, ''], [0, 1390, 'd'], [2, 1320]),
    span,
  );

  it('has each visit from its beginning to the next one, the last until the module was handed in', () => {
    expect(visits.map(({ at, from, to }) => [at, from, to])).toEqual([
      [0, 0, 100],
      [1, 100, 200],
      [0, 200, 300],
      [2, 300, 1_000],
    ]);
  });

  it('says what was on the screen at a moment, and which answers were given by then', () => {
    expect(momentOf(visits, 150)).toEqual({ at: 1, answers: new Map([[0, 'b']]), seen: new Set([0, 1]) });
    expect(momentOf(visits, 225).answers).toEqual(new Map());
    expect(momentOf(visits, 900)).toEqual({ at: 2, answers: new Map([[0, 'd']]), seen: new Set([0, 1, 2]) });
    expect(momentOf([], 10).at).toBeNull();
  });

  it('counts a step of a moment as made at that very second', () => {
    expect(momentOf(visits, 20).answers).toEqual(new Map([[0, 'b']]));
    expect(momentOf(visits, 19).answers).toEqual(new Map());
    expect([momentOf(visits, 100).at, momentOf(visits, 99).at]).toEqual([1, 0]);
  });

  it('says of a question how often it was visited and changed, and what was put down first and last', () => {
    expect(questionTrail(visits, 0)).toEqual({ visits: 2, changed: 2, seconds: 200, first: 'b', last: 'd' });
    expect(questionTrail(visits, 3)).toEqual({ visits: 0, changed: 0, seconds: 0, first: '', last: '' });
  });

  it('says of an answer that was put down again within three seconds that it was not changed', () => {
    const again = visitsOf(noted([0, 1620], [0, 1600, 'b'], [0, 1500, 'c'], [0, 1499, 'b']), span);
    expect(questionTrail(again, 0)).toMatchObject({ changed: 0, first: 'b', last: 'b' });
  });

  it('says as the first answer what was put down first, also where one of another device was taken back before', () => {
    const visits = visitsOf(noted([0, 1620], [0, 1600, ''], [0, 1500, 'd']), span);
    expect(questionTrail(visits, 0)).toMatchObject({ first: 'd', last: 'd' });
  });

  it.each([
    ['seconds', { left: [1620], at: [0, 1], entry: [null, 'b'] }],
    ['questions', { left: [1620, 1600], at: [0], entry: [null, 'b'] }],
    ['answers', { left: [1620, 1600], at: [0, 0], entry: [null] }],
  ])('reads a trail with fewer %s than the rest up to where all of them go', (_what, trail) => {
    expect(visitsOf(trail, span)).toEqual([{ at: 0, from: 0, to: 1_000, changes: [] }]);
  });

  it('has no moment before the module began or after it was handed in, whatever the clock of the page said', () => {
    const odd = visitsOf({ left: [1700, 1500, 400], at: [0, 1, 2], entry: [null, null, null] }, span);
    expect(odd.map(({ from, to }) => [from, to])).toEqual([
      [0, 120],
      [120, 1_000],
      [1_000, 1_000],
    ]);
  });

  it('never goes back in time, whatever the trail says', () => {
    const risen = { left: [1600, 900, 1500, 800], at: [0, 1, 2, 3], entry: [null, null, null, null] };
    expect(visitsOf(risen, span).map(({ from, to }) => [from, to])).toEqual([
      [20, 720],
      [720, 720],
      [720, 820],
      [820, 1_000],
    ]);
  });

  it('says from when on nothing is known, where the trail is full', () => {
    const full = noted(...Array.from({ length: 450 }, (_, k): Note => [k % 2, 1_620 - 2 * k]));
    expect([trailEnds(full, span), visitsOf(full, span).at(-1)?.to]).toEqual([798, 798]);
    expect(trailEnds(noted([0, 1620]), span)).toBeNull();
  });
});
