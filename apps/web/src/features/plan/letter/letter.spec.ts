import { LETTER_START, nextPlace, placeBefore, placeOf, searchOf, type LetterPlace } from './letter-steps';
import {
  daysText,
  firstName,
  strengthsText,
  summaryText,
  weekdaysFrom,
  type Paragraph,
  type Preview,
} from './letter-text';

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
const preview = (end: number): Preview => ({
  english: section(630, 720, end, 30),
  math: section(640, 730, end + 10, 40),
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
  it('calls a target within reach only where the drawn curves end at it or above, and never promises', () => {
    // Ends 720 ± 30 and 730 ± 40 add to 1450 ± 50.
    const near = said(summaryText(preview(720), 3));
    expect(near).toContain(
      'Your latest test came to 1270. With five questions a day over three months, 1450 comes within',
    );
    expect(near).toContain('between 1400 and 1500.');
    expect(near).toContain('you are likely to come to about 1450,');
    // 710 and 720 end at 1430 ± 50: the range holds the target, the curves end below it.
    const between = said(summaryText(preview(710), 3));
    expect(between).toContain(
      'Your target is 1450. With five questions a day over three months, you are likely to come to about 1430: two results in three should fall between 1380 and 1480, so 1450 can be reached, but is not yet what is most likely.',
    );
    const far = said(summaryText(preview(670), 1));
    expect(far).toContain(
      'Your target is 1450. With five questions a day over one month, you are likely to come to about 1350',
    );
    for (const text of [between, far]) expect(text).not.toContain('within reach');
    for (const text of [near, between, far]) {
      expect(text).toContain('projected, not promised');
      expect(text).not.toMatch(/guarantee|will reach|you will get/i);
    }
  });

  it('says the same numbers as the labels of the curves, which round what is drawn', () => {
    const drawn = preview(720);
    drawn.english.path[1]!.score = 716.2;
    drawn.math.path[1]!.score = 724.4;
    // The labels say 720 and 720.
    expect(said(summaryText(drawn, 3))).toContain('about 1440');
  });

  it('speaks of a curve that climbs fast at first only when the drawn one does', () => {
    const through = (middle: number): Preview => {
      const drawn = preview(720);
      const bent = (part: Preview['math']) => ({
        ...part,
        path: [part.path[0]!, { ...part.path[0]!, day: 45, score: middle }, part.path[1]!],
      });
      return { ...drawn, english: bent(drawn.english), math: bent(drawn.math) };
    };
    expect(said(summaryText(through(700), 3))).toContain('climbs fast at first');
    expect(said(summaryText(through(650), 3))).not.toContain('climbs fast');
    // 630 to 676 to 720: nobody sees the bend.
    expect(said(summaryText(through(676), 3))).not.toContain('climbs fast');
    expect(said(summaryText(through(650), 3))).toContain('The line is projected, not promised');
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

  it('names the seven days from today on', () => {
    // 22 November 2026 is a Sunday.
    expect(weekdaysFrom('2026-11-22')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  });
});
