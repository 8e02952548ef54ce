import { times } from '../exam-print.js';
import { tex } from '../tex.js';
import type { WrongChoice } from '../../content/author.js';
import type { Template } from '../template.js';

/** A point of the line, its rise over several units and the residual of another point, all in letters. */
export const pointOffLine: Template = {
  id: 'data-two-point-off-line',
  skill: 28,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 105,
  type: 'choice',
  context: false,
  make(draw) {
    const [start, rise, off] = draw.pick([
      ['b', 'c', 'd'],
      ['k', 'm', 'r'],
      ['p', 'q', 's'],
      ['u', 'v', 'w'],
    ] as const);
    const x = draw.int(3, 40);
    const [per, further] = [draw.int(2, 8), draw.int(2, 20)];
    const [falling, below, before] = [draw.chance(0.4), draw.chance(0.5), draw.chance(0.4)];
    const at = before ? x - further : x + further;
    if (per === further || at < 1 || further === 2 * per) return null;
    const way = (falling ? -1 : 1) * (before ? -1 : 1);
    const term = (top: number, bottom: number, sign: number): string =>
      `${sign > 0 ? '+' : '-'}${times(top, bottom, rise)}`;
    const shown = (first: string, sign: number, residual: string): string =>
      tex(`${first}${term(further, per, sign)}${residual}`);
    const gap = below ? `-${off}` : `+${off}`;
    return {
      type: 'choice',
      question: `<p>For a set of data, the line of best fit passes through the point ${tex(`(${x},${start})`)} in the ${tex('xy')}-plane. According to the line, the predicted value of ${tex('y')} ${falling ? 'decreases' : 'increases'} by ${tex(rise)} whenever ${tex('x')} increases by ${tex(per)}. One of the data points has an ${tex('x')}-coordinate of ${tex(at)}, and its ${tex('y')}-coordinate is ${tex(off)} ${below ? 'less' : 'greater'} than the line predicts. In terms of ${tex(start)}, ${tex(rise)}, and ${tex(off)}, what is the ${tex('y')}-coordinate of this data point?</p>`,
      right: shown(start, way, gap),
      wrong: draw.shuffle<WrongChoice>([
        [
          shown(start, way, below ? `+${off}` : `-${off}`),
          'residual-sign-slip',
          'Is the point above or below the line?',
        ],
        [
          shown(start, -way, gap),
          'direction-slip',
          `Does ${tex('x')} go up or down from the known point to the other one? And what does the line do then?`,
        ],
        [
          tex(`${start}${way > 0 ? '+' : '-'}${further}${rise}${gap}`),
          'rate-per-unit-mistaken',
          `The given change in ${tex('y')} goes with several units of ${tex('x')}, not one.`,
        ],
        [
          tex(`${start}${term(per, further, way)}${gap}`),
          'rate-inverted',
          'The two numbers of units are divided the wrong way around here.',
        ],
      ]),
      why: `From ${tex(`x=${x}`)} to ${tex(`x=${at}`)}, ${tex('x')} ${before ? 'decreases' : 'increases'} by ${tex(further)}, which is ${tex(times(further, per, ''))} times ${tex(per)}. So the predicted ${tex('y')} ${way > 0 ? 'increases' : 'decreases'} by ${tex(times(further, per, rise))}, to ${tex(`${start}${term(further, per, way)}`)}. The data point is ${tex(off)} ${below ? 'less' : 'greater'} than that.`,
      math: {
        landmarks: [
          [further, `how far it is from one ${tex('x')} to the other`, `How many steps of ${tex(`${per}`)} is that?`],
          [
            `${further}/${per}`,
            `how many steps of ${tex(`${per}`)} that is`,
            'How much does the line change in that many steps?',
          ],
        ],
      },
      simpler: `From ${tex(`${x}`)} to ${tex(`${at}`)} is ${tex(`${further}`)}, which is ${tex(`${times(further, per, '')}`)} steps of ${tex(`${per}`)}. Each step changes the line by ${tex(`${rise}`)}. Start at ${tex(`${start}`)}, ${way > 0 ? 'add' : 'subtract'} those steps, and then go ${tex(`${off}`)} ${below ? 'down' : 'up'}.`,
      hints: [
        `You need what the line predicts first. At which ${tex('x')}?`,
        `From the known point to there, does ${tex('x')} go up or down, and by how much?`,
        `How many of the given steps in ${tex('x')} is that?`,
        'You have the prediction. Is the data point above or below it, and by how much?',
      ],
    };
  },
};
