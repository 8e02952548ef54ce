import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A point in a plane region: areas compare, not lengths. */
export const areaProbability: Template = {
  id: 'prob-area',
  skill: 29,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [inner, outer] = draw.distinct(2, 2, 15).sort((one, other) => one - other) as [number, number];
    const square = draw.chance(0.5);
    const ring = draw.chance(0.5);
    const [shape, size, sizes] = square
      ? (['square', 'side length', 'sides'] as const)
      : (['circle', 'radius', 'radii'] as const);
    const part = ring ? outer * outer - inner * inner : inner * inner;
    const lengths = ring ? outer - inner : inner;
    if (outer < inner + 2 || 2 * inner === outer) return null;
    const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.02;
    if ([lengths / outer, 1 - lengths / outer, 1 - part / outer ** 2].some((value) => near(value, part / outer ** 2)))
      return null;
    const opposite = outer * outer - part;
    return {
      type: 'choice',
      question: `<p>A ${shape} with a ${size} of ${tex(inner)} lies entirely inside a ${shape} with a ${size} of ${tex(outer)}. If a point inside the larger ${shape} is chosen at random, what is the probability that the point lies ${ring ? 'outside' : 'inside'} the smaller ${shape}?</p>`,
      right: tex(fraction(part, outer * outer)),
      wrong: [
        [
          tex(fraction(lengths, outer)),
          'length-factor-for-area',
          `This compares the ${sizes}. The probability compares areas, and those grow with the square of the ${size}.`,
        ],
        [
          tex(fraction(opposite, outer * outer)),
          'event-for-complement',
          `This is the probability that the point lies ${ring ? 'inside' : 'outside'} the smaller ${shape}.`,
        ],
        [
          tex(fraction(outer - lengths, outer)),
          'length-factor-for-area',
          `This compares ${sizes} instead of areas, and it's for the opposite event.`,
        ],
      ],
      why: `The areas compare as the squares of the ${sizes === 'sides' ? 'side lengths' : sizes}: ${tex(`\\frac{${inner}^2}{${outer}^2}=${fraction(inner * inner, outer * outer)}`)} of the larger ${shape} lies inside the smaller one.${ring ? ` The rest is ${tex(`1-${fraction(inner * inner, outer * outer)}=${fraction(part, outer * outer)}`)}.` : ''}`,
      math: {
        landmarks: [
          [
            inner * inner,
            `the ${square ? 'area of the smaller square' : 'square of the smaller radius'}`,
            `What about the larger ${shape}?`,
          ],
          [
            outer * outer,
            `the ${square ? 'area of the larger square' : 'square of the larger radius'}`,
            `What about the smaller ${shape}?`,
          ],
          [
            outer * outer - inner * inner,
            "what's left of the larger one when you take out the smaller one",
            'What do you compare it with?',
          ],
        ],
      },
      simpler: `The chance is one area over another. Areas go with the square of the ${size}, so use ${tex(`${inner}^2=${inner * inner}`)} and ${tex(`${outer}^2=${outer * outer}`)}. ${ring ? 'You want the part outside the small one, so subtract first.' : 'You want the small one out of the big one.'} That's ${tex(`${fraction(part, outer * outer)}`)}.`,
      hints: [
        `The point can land anywhere in the big ${shape}. So what are you comparing, lengths or areas?`,
        `If the ${size} doubles, what happens to the area?`,
        'What are the two areas, the small one and the big one?',
        `Is the question about the part inside the small ${shape}, or the rest?`,
      ],
    };
  },
};
