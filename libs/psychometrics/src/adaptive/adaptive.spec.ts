import { posterior, seededRandom, type AdaptiveBlueprint, type AdaptiveItem, type AnsweredItem } from '../index.js';
import { expectedInformation, nextAdaptiveItem, planPlaces } from './index.js';

const blueprint: AdaptiveBlueprint = {
  domains: [
    { skills: [1, 2], places: 3, mostOfSkill: 2, everySkill: true },
    { skills: [10], places: 3, mostOfSkill: 3, everySkill: true },
  ],
  mixed: false,
  blanks: 2,
  figures: 0,
  seconds: 600,
};

let nextId = 1;
const made = (skill: number, b: number, more: Partial<AdaptiveItem> = {}): AdaptiveItem => {
  const id = nextId++;
  const item = { id, skill, a: 1.25, b, c: 0, bSd: 0, type: 'choice', family: `f-${id}`, figure: false, seconds: 60 };
  return { ...item, ...more } as AdaptiveItem;
};
const DIFFICULTIES = Array.from({ length: 33 }, (_, index) => -3.2 + index * 0.2);
const shelf = (skill: number): AdaptiveItem[] =>
  DIFFICULTIES.flatMap((b) => [made(skill, b), made(skill, b, { type: 'blank' })]);
const pool = [[...shelf(1), ...shelf(2)], shelf(10)];

const first = (): number => 0;
const places = planPlaces({ ...blueprint, blanks: 0 }, first);
const NONE: ReadonlySet<number> = new Set();

/** A section whose student answers by a rule. */
function sit(rule: (item: AdaptiveItem) => boolean, more: Partial<Parameters<typeof nextAdaptiveItem>[1]> = {}) {
  const answered: AnsweredItem[] = [];
  for (;;) {
    const item = nextAdaptiveItem(pool, { blueprint, places, met: NONE, pick: first, ...more, answered });
    if (!item) return answered.map((each) => each.item);
    answered.push({ item, correct: rule(item) });
  }
}

describe('what an item is expected to tell', () => {
  it('is a²/4 of an item without guessing for a student known to be of its difficulty (Lord 1980)', () => {
    const known = posterior([], { mean: 0.5, sd: 0.001 });
    expect(expectedInformation({ a: 1.6, b: 0.5, c: 0 }, known)).toBeCloseTo(0.64, 6);
  });

  it('is less where the difficulty is unsure, and less where it may be guessed', () => {
    const known = posterior([], { mean: 0, sd: 0.001 });
    const sure = expectedInformation({ a: 1.25, b: 0, c: 0 }, known);
    expect(expectedInformation({ a: 1.25, b: 0, c: 0, bSd: 0.5 }, known)).toBeLessThan(sure);
    expect(expectedInformation({ a: 1.25, b: 0, c: 0.2 }, known)).toBeLessThan(sure);
  });
});

describe('the places of a section', () => {
  it('are those of the blueprint, domain by domain, with as many student-produced responses', () => {
    const random = seededRandom(3);
    const plan = planPlaces(blueprint, (n) => random.int(n));
    expect(plan.map(({ domain }) => domain)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(plan.filter(({ type }) => type === 'blank')).toHaveLength(2);
  });

  it('mix the domains where the blueprint says so, and keep their numbers', () => {
    const random = seededRandom(5);
    const plans = Array.from({ length: 20 }, () => planPlaces({ ...blueprint, mixed: true }, (n) => random.int(n)));
    for (const plan of plans) expect(plan.map(({ domain }) => domain).sort()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(new Set(plans.map((plan) => plan.map(({ domain }) => domain).join())).size).toBeGreaterThan(5);
  });
});

describe('the next question', () => {
  it('is harder after right answers and easier after wrong ones', () => {
    const difficulties = (right: boolean) => sit(() => right).map(({ b }) => b);
    const [up, down] = [difficulties(true), difficulties(false)];
    for (let index = 1; index < up.length; index += 1) {
      expect(up[index]!).toBeGreaterThan(up[index - 1]!);
      expect(down[index]!).toBeLessThan(down[index - 1]!);
    }
  });

  it('follows a student to where they are', () => {
    expect(Math.abs(sit(({ b }) => b < 1.4).at(-1)!.b - 1.4)).toBeLessThan(0.6);
    expect(Math.abs(sit(({ b }) => b < -1.4).at(-1)!.b + 1.4)).toBeLessThan(0.6);
  });

  it('is the same for the same answers and draws', () => {
    const once = () => {
      const random = seededRandom(11);
      return sit(({ b }) => b < 0, { pick: (n) => random.int(n) }).map(({ id }) => id);
    };
    expect(once()).toEqual(once());
  });

  it('comes once in a section, with its family, and asks of every skill of its domain', () => {
    const twins = pool.map((domain) => domain.map((item) => ({ ...item, family: `${item.skill}-${item.b}` })));
    const random = seededRandom(2);
    const answered: AnsweredItem[] = [];
    for (let at = 0; at < places.length; at += 1) {
      const item = nextAdaptiveItem(twins, { blueprint, places, answered, met: NONE, pick: (n) => random.int(n) })!;
      answered.push({ item, correct: at % 2 === 0 });
    }
    const asked = answered.map(({ item }) => item);
    expect(new Set(asked.map(({ family }) => family)).size).toBe(6);
    expect(new Set(asked.slice(0, 3).map(({ skill }) => skill))).toEqual(new Set([1, 2]));
    expect(asked.slice(3).every(({ skill }) => skill === 10)).toBe(true);
  });

  it('is of the type that its place has', () => {
    const typed = places.map((place, index) => ({
      ...place,
      type: index % 2 ? ('blank' as const) : ('choice' as const),
    }));
    expect(sit(() => true, { places: typed }).map(({ type }) => type)).toEqual(typed.map(({ type }) => type));
  });

  it('is none that was met before as long as there is another one, and is there when all were met', () => {
    const free = sit(() => true).map(({ id }) => id);
    const again = sit(() => true, { met: new Set(free) }).map(({ id }) => id);
    expect(again.filter((id) => free.includes(id))).toEqual([]);
    const all = new Set(pool.flat().map(({ id }) => id));
    expect(sit(() => true, { met: all })).toHaveLength(6);
  });

  it('leaves the questions after it their time', () => {
    const slow = made(1, 0, { seconds: 240 });
    const item = nextAdaptiveItem([[slow, ...pool[0]!], pool[1]!], {
      blueprint,
      places,
      answered: [],
      met: NONE,
      pick: first,
    });
    expect(item!.seconds).toBe(60);
  });

  it('is one of twelve families at the first place, and of three at the last', () => {
    const drawnFrom = (answered: AnsweredItem[]): number => {
      let among = 0;
      const pick = (n: number): number => {
        among = n;
        return 0;
      };
      nextAdaptiveItem(pool, { blueprint, places, answered, met: NONE, pick });
      return among;
    };
    expect(drawnFrom([])).toBe(12);
    const asked = sit(() => true).slice(0, 5);
    expect(drawnFrom(asked.map((item) => ({ item, correct: true })))).toBe(3);
  });

  it('has a figure where one is wanted and costs little, and none where it would cost much', () => {
    const wanted = places.map((place) => ({ ...place, figure: true }));
    const near = made(1, 0.3, { figure: true });
    const far = made(1, -3, { figure: true });
    const next = (item: AdaptiveItem) =>
      nextAdaptiveItem([[...pool[0]!, item], pool[1]!], {
        blueprint,
        places: wanted,
        answered: [],
        met: NONE,
        pick: first,
      });
    expect(next(near)).toBe(near);
    expect(next(far)).not.toBe(far);
  });
});
