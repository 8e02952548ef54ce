import fc from 'fast-check';
import { ParameterError } from './model.js';
import { routeAfter } from './routing.js';

const answers = fc.array(
  fc.record({
    a: fc.double({ min: 0.6, max: 2, noNaN: true }),
    b: fc.double({ min: -2, max: 2, noNaN: true }),
    c: fc.constant(0),
    correct: fc.boolean(),
  }),
  { minLength: 1, maxLength: 27 },
);

describe('routing to the second module', () => {
  it('sends strong answers to the higher module and weak ones to the lower', () => {
    const module = (right: number) =>
      Array.from({ length: 27 }, (_, i) => ({ a: 1.25, b: 0, c: 0.2, correct: i < right }));
    expect(routeAfter(module(24)).route).toBe('higher');
    expect(routeAfter(module(8)).route).toBe('lower');
  });

  it('is symmetric: the mirrored module with every mark turned has the opposite estimate and the opposite side', () => {
    fc.assert(
      fc.property(answers, (module) => {
        const here = routeAfter(module);
        const there = routeAfter(module.map((each) => ({ ...each, b: -each.b, correct: !each.correct })));
        expect(there.estimate.theta).toBeCloseTo(-here.estimate.theta, 9);
        if (Math.abs(here.estimate.theta) > 1e-6) expect(there.route).not.toBe(here.route);
      }),
    );
  });

  it('counts ability at the cut as above it, so that an empty module leads to the higher one', () => {
    expect(routeAfter([]).route).toBe('higher');
    expect(
      routeAfter([
        { a: 1, b: 0.5, c: 0, correct: true },
        { a: 1, b: -0.5, c: 0, correct: false },
      ]).route,
    ).toBe('higher');
    expect(routeAfter([], 0.2).route).toBe('lower');
  });

  it('asks for more where the cut is higher', () => {
    const module = [{ a: 1.25, b: 0, c: 0.2, correct: true }];
    expect(routeAfter(module).route).toBe('higher');
    expect(routeAfter(module, 1).route).toBe('lower');
  });

  it('looks at which questions were right, not only at how many', () => {
    const pair = (sharp: boolean) => [
      { a: 2, b: 0, c: 0, correct: sharp },
      { a: 0.5, b: 0, c: 0, correct: !sharp },
    ];
    expect([routeAfter(pair(true)).route, routeAfter(pair(false)).route]).toEqual(['higher', 'lower']);
  });

  it.each([NaN, Infinity])('refuses the cut %s by name', (cut) => {
    expect(() => routeAfter([], cut)).toThrow(ParameterError);
  });
});
