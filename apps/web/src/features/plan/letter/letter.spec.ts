import type { PlanForecast } from '@aivy/contracts';
import { LETTER_START, nextPlace, placeBefore, placeOf, searchOf, type LetterPlace } from './letter-steps';
import { daysText, firstName, strengthsText, summaryText, type Paragraph, type Preview } from './letter-text';

const said = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map((spans) => spans.map(({ text }) => text).join('')).join('\n');

const section = (score: number, target: number, end: number, half: number) => ({
  score,
  score_low: score - 30,
  score_high: score + 30,
  target_score: target,
  path: [
    { day: 0, score, score_low: score - 30, score_high: score + 30 },
    { day: 90, score: end, score_low: end - half, score_high: end + half },
  ],
});
const preview = (forecast: Partial<PlanForecast> = {}): Preview => ({
  english: section(630, 720, 720, 60),
  math: section(640, 730, 730, 60),
  forecast: {
    target_score: 1450,
    by: '2027-01-31',
    chance: 0.5,
    chance_low: 0.5,
    chance_high: 0.5,
    score: 1450,
    score_low: 1360,
    score_high: 1540,
    minutes_a_day: 30,
    ...forecast,
  },
  strengths: { english: [9, 5], math: [14, 21, 18] },
  areas: { english: [], math: [] },
});

describe('the way through the letter', () => {
  it('shows both subjects on the second page, and ends after the fourth', () => {
    const way: string[] = [];
    for (let place: LetterPlace | null = LETTER_START; place; place = nextPlace(place))
      way.push(`${place.page} ${place.subject}`);
    expect(way).toEqual(['1 english', '2 english', '2 math', '3 math', '4 math']);
  });

  it('leads back from the third page to Reading & Writing', () => {
    expect(placeBefore({ page: 3, subject: 'math' })).toEqual({ page: 2, subject: 'english' });
    expect(placeBefore({ page: 2, subject: 'math' })).toEqual({ page: 2, subject: 'english' });
    expect(placeBefore({ page: 4, subject: 'math' })).toEqual({ page: 3, subject: 'math' });
    expect(placeBefore(LETTER_START)).toBeNull();
  });

  it('gives each page an address of its own, which it reads again; any other is the envelope', () => {
    const addresses: string[] = [];
    for (let place: LetterPlace | null = LETTER_START; place; place = nextPlace(place)) {
      addresses.push(searchOf(place));
      const { page, subject } = placeOf(searchOf(place))!;
      expect(page).toBe(place.page);
      if (page === 2) expect(subject).toBe(place.subject);
    }
    expect(addresses).toEqual(['?page=1', '?page=2', '?page=2&subject=math', '?page=3', '?page=4']);
    for (const other of ['', '?page=0', '?page=5', '?page=two', '?page=1.5', '?subject=math'])
      expect(placeOf(other)).toBeNull();
  });
});

describe('what the letter says', () => {
  it('says the forecast at the minutes a day and the chance of the target, as on the mock', () => {
    expect(said(summaryText(preview(), { last_finished_day: 0 }))).toBe(
      'Your diagnostic came to 1270. Practice 30 minutes a day and you’ll likely be near 1450 by January 31.\n' +
        'For your target of 1450, that’s about even. Expect to climb a little every week, not all at once.',
    );
    expect(said(summaryText(preview({ chance: 0.7 }), { last_finished_day: 15 }))).toMatch(
      /^Your latest test came to 1270.*that’s good odds \(about 70%\)/s,
    );
  });

  it('explains a forecast below the test instead of hiding it', () => {
    const text = said(
      summaryText(preview({ score: 1250, chance: 0.02, start: { score: 1270, estimate: 1240 } }), {
        last_finished_day: 0,
      }),
    );
    expect(text).toContain('near 1250 by January 31');
    expect(text).toContain(
      'not likely yet (under 5%). One test can run a little high. Students with results like yours average about 1240 the next time',
    );
    expect(text).not.toContain('Expect to climb');
  });

  it('promises no climb where the forecast is the score of the test', () => {
    const text = said(summaryText(preview({ score: 1270 }), { last_finished_day: 0 }));
    expect(text).toContain('came to 1270. Practice 30 minutes a day and you’ll likely be near 1270');
    expect(text).not.toContain('Expect to climb');
  });

  it('keeps to the score when an older server sends no forecast', () => {
    const { forecast: _, ...older } = preview();
    expect(said(summaryText(older, { last_finished_day: 0 }))).toBe('Your diagnostic came to 1270. ');
  });

  describe('the sentence about strengths', () => {
    const topics = (...skills: number[]) => skills.map((skill) => ({ skill, mastery: 50, estimated: false }));
    const strongest = { english: topics(9, 5, 1, 6, 11), math: topics(14, 21, 12, 18, 27) };
    const sentence = (english: number[], math: number[], more: Partial<Preview> = { strongest }) =>
      said([strengthsText({ strengths: { english, math }, ...more })]);

    it('names two in Reading and Writing and three in Math', () => {
      expect(sentence([9, 5], [14, 21, 12])).toBe(
        'You’re strong in Transitions and Words in Context. In math it’s Linear Functions, Area and Volume, and Linear Equations in One Variable.',
      );
    });

    it('calls nothing a strength that isn’t one', () => {
      expect(sentence([], [])).toBe(
        'Your strongest topics so far are Transitions and Words in Context. In math they’re Linear Functions, Area and Volume, and Linear Equations in One Variable.',
      );
      expect(sentence([9], [])).toBe(
        'You’re strong in Transitions. In math, your strongest topics so far are Linear Functions, Area and Volume, and Linear Equations in One Variable.',
      );
      expect(sentence([], [14])).toBe(
        'Your strongest topics so far are Transitions and Words in Context. In math you’re strong in Linear Functions.',
      );
    });

    it('waits until something is known', () => {
      expect(sentence([], [], { strongest: { english: [], math: [] } })).toBe(
        'We’re still getting to know you. Your first sets will show your strengths.',
      );
      expect(sentence([], [14], { strongest: undefined })).toBe('In math you’re strong in Linear Functions.');
    });
  });

  it('names one day or two of a focus area', () => {
    expect([daysText([5]), daysText([1, 11])]).toEqual(['Day 5', 'Days 1 and 11']);
  });

  it('greets by the first word of the name', () => {
    expect(['Maya Lee', ' Ada  Lovelace', 'Zoë', ''].map(firstName)).toEqual(['Maya', 'Ada', 'Zoë', 'there']);
  });
});
