import { entered, fraction, num, tex } from '../tex.js';
import { PEOPLE } from '../people.js';
import type { Template } from '../template.js';

/** A way there and back, with pairs of speeds that such a traveler can keep up and whose average is a whole number. */
const SETTINGS = [
  {
    says: '{name} rode a bicycle from home to a lake',
    unit: 'miles',
    speeds: [
      [10, 15],
      [6, 12],
      [12, 20],
      [9, 18],
      [15, 10],
      [8, 24],
      [12, 6],
      [20, 12],
    ],
  },
  {
    says: '{name} hiked from a village to a mountain hut',
    unit: 'kilometers',
    speeds: [
      [2, 6],
      [3, 6],
      [6, 3],
      [6, 2],
    ],
  },
  {
    says: 'A delivery truck drove from a warehouse to a store',
    unit: 'miles',
    speeds: [
      [40, 60],
      [30, 60],
      [20, 30],
      [60, 40],
      [30, 20],
      [35, 14],
    ],
  },
  {
    says: 'A ferry crossed from the mainland to an island',
    unit: 'kilometers',
    speeds: [
      [12, 24],
      [15, 30],
      [20, 30],
      [30, 20],
      [24, 12],
      [18, 36],
    ],
  },
  {
    says: '{name} drove from home to a beach',
    unit: 'miles',
    speeds: [
      [40, 60],
      [30, 45],
      [50, 75],
      [60, 40],
      [45, 30],
      [30, 60],
    ],
  },
  {
    says: 'A drone flew from a harbor to a lighthouse',
    unit: 'kilometers',
    speeds: [
      [20, 30],
      [24, 40],
      [30, 45],
      [40, 24],
      [36, 45],
    ],
  },
] as const;

const hours = (distance: number, speed: number): string =>
  `${tex(fraction(distance, speed))} ${distance > speed ? 'hours' : 'hour'}`;

/** Equal distances at two speeds: the average speed is total distance by total time, not the mean of the two. */
export const averageSpeed: Template = {
  id: 'ratios-average-speed',
  skill: 25,
  difficulty: 'hard',
  seconds: 100,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, unit, speeds } = draw.pick(SETTINGS);
    const [there, back] = draw.pick<readonly [number, number]>(speeds);
    const distance = draw.int(3, 90);
    const [top, bottom] = [2 * there * back, there + back];
    const [hoursThere, hoursBack] = [distance / there, distance / back];
    const sensible = [hoursThere, hoursBack].every((time) => Number.isInteger(4 * time) && time >= 0.5 && time <= 5);
    if (top % bottom !== 0 || !sensible || hoursThere + hoursBack === top / bottom) return null;
    const total = hoursThere + hoursBack;
    return {
      type: 'blank',
      question: `<p>${says.replace('{name}', draw.pick(PEOPLE))} at an average speed of ${tex(there)} ${unit} per hour and returned by the same route at an average speed of ${tex(back)} ${unit} per hour. The route is ${tex(distance)} ${unit} long. What was the average speed for the entire round trip, in ${unit} per hour?</p>`,
      answer: String(top / bottom),
      wrong: [
        [
          entered(there + back, 2),
          'mean-of-rates',
          `This is the plain average of ${tex(there)} and ${tex(back)}. More time was spent at the slower speed, so it counts more.`,
        ],
        [
          entered(Math.round(distance * 4), Math.round(total * 4)),
          'one-way-distance',
          `This divides the ${tex(distance)} ${unit} of one way by the time for both ways.`,
        ],
        [entered(Math.round(total * 4), 4), 'answered-other-quantity', 'This is the total time of the trip, in hours.'],
      ],
      why: `The way there took ${hours(distance, there)} and the way back ${hours(distance, back)}, together ${hours(Math.round(total * 4), 4)} for ${tex(`2\\cdot ${distance}=${2 * distance}`)} ${unit}. The average speed is ${tex(`\\frac{${2 * distance}}{${num(total)}}=${top / bottom}`)} ${unit} per hour.`,
      math: {
        landmarks: [
          [hoursThere, 'the hours on the way there', 'How long was the way back?'],
          [hoursBack, 'the hours on the way back', 'How long was the way there?'],
          [total, 'the total time in hours', "What's the total distance?"],
          [2 * distance, 'the total distance', "What's the total time?"],
        ],
        starts: [`${distance}/${there}+${distance}/${back}=${2 * distance}/v`],
        traps: [[`v=(${there}+${back})/2`, 'mean-of-rates']],
      },
      simpler: `Average speed is total distance over total time. The distance is ${tex(`${2 * distance}`)} ${unit}. The time is ${tex(`${num(hoursThere)}`)} hours there and ${tex(`${num(hoursBack)}`)} back, so ${tex(`${num(total)}`)} hours. Divide, and you get ${tex(`${top / bottom}`)}. The slow part takes longer, so you can't just average the speeds.`,
      hints: [
        'Average speed for the whole trip: which two totals do you need?',
        'How long did the way there take, and how long the way back?',
        'Was more time spent at the faster speed or at the slower one?',
        "Both ways together, divided by both times together. What's each total?",
      ],
    };
  },
};
