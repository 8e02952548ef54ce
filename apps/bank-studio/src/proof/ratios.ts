import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

/** Amount and time grow together: the cross products agree. */
const sameRate: Oracle = ({ numbers: [amount = 0, known = 0, asked = 0] }, answer) =>
  close(answerValue(answer) * known, amount * asked);

/** Counts what happens in as many seconds as the long unit of time has, in the small unit, and then fills the large one. */
const converted: Oracle = ({ question, numbers: [value = 0, one = 0, size = 0] }, answer) => {
  const [, short = ''] = /per (second|minute)\./.exec(question) ?? [];
  const [, long = ''] = /per (minute|hour)\?/.exec(question) ?? [];
  return one === 1 && answers(answer, ((SECONDS[long]! / SECONDS[short]!) * value) / size, 1e-9);
};

/** Deals the total out in rounds of the ratio and counts what the asked kind has got. */
const dealtOut: Oracle = ({ question, numbers: [a = 0, b = 0, total = 0] }, answer) => {
  const [, first = '', asked = ''] = /ratio of ([a-z ]+?) to .* How many ([a-z ]+?) are there/.exec(question) ?? [];
  const dealt = [0, 0];
  while (dealt[0]! + dealt[1]! < total) {
    dealt[0]! += a;
    dealt[1]! += b;
  }
  return dealt[0]! + dealt[1]! === total && answers(answer, asked === first ? dealt[0]! : dealt[1]!);
};

/** Gives the common letter a value and computes the others from it. */
const chained: Oracle = ({ numbers: [a = 0, b = 1, c = 0, d = 1] }, answer) => {
  const y = 7.3;
  return answers(answer, (y * a) / b / ((y * c) / d));
};

/** Weighs the prism with the height of the answer. */
const weighed: Oracle = ({ numbers: [density = 0, mass = 0, length = 0, width = 0] }, answer) =>
  close(answerValue(answer) * length * width * density, mass, 1e-6);

/** Counts the squares of the paper and the real squares in each. */
const enlarged: Oracle = ({ numbers: [one = 0, scale = 0, length = 0, width = 0] }, answer) => {
  let area = 0;
  for (let row = 0; row < length; row += 1) for (let column = 0; column < width; column += 1) area += scale * scale;
  return one === 1 && answers(answer, area);
};

/** Drives the way there and back in steps of a thousandth of the route and reads clock and odometer. */
const driven: Oracle = ({ numbers: [there = 0, back = 0, distance = 0] }, answer) => {
  let [clock, odometer] = [0, 0];
  for (const speed of [there, back]) {
    for (let step = 0; step < 1000; step += 1) {
      clock += distance / 1000 / speed;
      odometer += distance / 1000;
    }
  }
  return answers(answer, odometer / clock, 1e-6);
};

/** Tries every number of parts in the first ratio. */
const changed: Oracle = ({ numbers: [a = 0, b = 0, added = 0, c = 0, d = 0] }, answer) => {
  const fitting = Array.from({ length: 500 }, (_, index) => index + 1).filter((n) => (a * n + added) * d === b * n * c);
  return fitting.length === 1 && answers(answer, b * fitting[0]!);
};

export const RATIOS_ORACLES: Readonly<Record<string, Oracle>> = {
  'ratios-constant-rate': sameRate,
  'ratios-parts-of-total': dealtOut,
  'ratios-unit-conversion': converted,
  'ratios-chained': chained,
  'ratios-density': weighed,
  'ratios-map-area': enlarged,
  'ratios-average-speed': driven,
  'ratios-changed': changed,
};
