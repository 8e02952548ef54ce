import { skillsOf } from '@aivy/exam';
import { pooledResult } from './pooled';
import { readTestResult } from './model';
import { chooseRemarks } from './remarks';
import { sampleDetail } from './sample-detail';

const result = readTestResult(sampleDetail())!;
const idOf = (name: string): number =>
  [...skillsOf('english'), ...skillsOf('math')].find((skill) => skill.name === name)!.id;
const known = (name: string, more: Partial<Parameters<typeof pooledResult>[1]['skills'][number]> = {}) => ({
  skill: idOf(name),
  mastery: 50,
  weak_chance: 0.72,
  own_share: 0.4,
  estimated: false,
  answered: 8,
  points_per_minute: 0.1,
  ...more,
});
const pooledWith = (skills: ReturnType<typeof known>[], focus = { english: [] as number[], math: [] as number[] }) =>
  pooledResult(result, { skills, focus });
const areaOf = (pooled: typeof result, name: string) =>
  [...pooled.english.areas, ...pooled.math.areas].find((area) => area.name === name)!;

describe('a report beside the learner record', () => {
  it('keeps the bars of the test and says what all answers together say', () => {
    const pooled = pooledWith([known('Boundaries'), known('Circles', { own_share: 0.1, weak_chance: 0.99 })]);
    expect(areaOf(pooled, 'Boundaries')).toMatchObject({
      ...areaOf(result, 'Boundaries'),
      estimated: false,
      standing: 'Probably room to grow (about 70%)',
    });
    expect(areaOf(pooled, 'Circles')).toMatchObject({
      percent: 20,
      estimated: true,
      standing: 'Not enough answers yet',
    });
    expect(areaOf(pooled, 'Transitions')).toMatchObject(areaOf(result, 'Transitions'));
  });

  it('names the focus areas of the journey, and gives every other skill its level', () => {
    const pooled = pooledWith([], { english: [idOf('Inferences'), idOf('Transitions')], math: [idOf('Circles')] });
    const labels = ['Inferences', 'Transitions', 'Boundaries', 'Circles', 'Area and Volume'].map(
      (name) => areaOf(pooled, name).label,
    );
    expect(labels).toEqual(['Focus area', 'Focus area', 'Beginner', 'Focus area', 'Mastery']);
    const texts = chooseRemarks(pooled).map(({ topic, text }) => `${topic}: ${text}`);
    expect(texts.filter((text) => text.includes('Start here'))).toEqual([expect.stringMatching(/^Inferences: /)]);
  });

  it('lets the test speak for itself while the record has fewer answers than the test', () => {
    const pooled = pooledWith([known('Boundaries', { answered: 1 })]);
    expect(areaOf(pooled, 'Boundaries')).toMatchObject(areaOf(result, 'Boundaries'));
  });

  it('does not call a topic the one with most room to grow when its answers say little of it', () => {
    const text = (own_share: number) =>
      chooseRemarks(pooledWith([known('Circles', { own_share })])).find(({ topic }) => topic === 'Circles')!.text;
    expect(text(0.4)).toMatch(/^Start here: this topic has the most room to grow\./);
    expect(text(0.05)).toMatch(/^We don't know much about this topic yet\./);
  });
});

describe('a stored report', () => {
  it('of today says itself how sure its areas are; one of an older version says only what is estimated', () => {
    const skills = {
      Boundaries: {
        mastery: 31,
        accuracy: 31,
        pace: 1,
        answered: 2,
        estimated: true,
        weak_chance: 0.9,
        own_share: 0.2,
      },
    };
    const fresh = readTestResult(sampleDetail({ english_mastery: { Boundaries: 31 }, english_skills: skills }))!;
    expect(fresh.english.areas[0]).toMatchObject({ estimated: false, standing: 'Probably room to grow (about 90%)' });
    const [words, boundaries] = ['Words in Context', 'Boundaries'].map((name) => areaOf(result, name));
    expect([words?.estimated, words?.standing]).toEqual([true, undefined]);
    expect([boundaries?.estimated, boundaries?.standing]).toEqual([false, undefined]);
  });
});
