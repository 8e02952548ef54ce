import { display, linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** kx + (mk + p)y = …, a line for every k: the point that all of them share. */
export const fixedPoint: Template = {
  id: 'linear-two-fixed-point',
  skill: 13,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const [r, s] = [draw.nonZero(-9, 9), draw.nonZero(-6, 6)];
    const m = draw.pick([1, 2, 3, -1, -2]);
    const p = draw.int(2, 6) * draw.pick([1, -1]);
    const [withK, without] = [r + m * s, p * s];
    if (withK === 0 || withK === r || Math.abs(r) === Math.abs(s)) return null;
    return {
      type: 'blank',
      question: `${display(`kx+(${linear(m, p, 'k')})y=${linear(withK, without, 'k')}`)}<p>For every value of the constant ${tex('k')}, the graph of the given equation in the ${tex('xy')}-plane passes through the point ${tex('(r,s)')}, where ${tex('r')} and ${tex('s')} are constants. What is the value of ${tex('r')}?</p>`,
      answer: String(r),
      wrong: [
        [
          String(withK),
          'only-one-term',
          `The letter ${tex('k')} multiplies ${tex('y')} too, so ${tex('x')} alone doesn't have to match the right side.`,
        ],
        [String(s), 'answered-other-quantity', `This is the second coordinate of the point.`],
        [
          String(withK - m * without),
          'left-out-coefficient',
          `In the terms without ${tex('k')}, the ${tex('y')} has its own coefficient.`,
        ],
        [String(withK + m * s), 'sign-slip-moving-term', 'A term moved to the other side but kept its sign.'],
      ],
      why: `Gathering what ${tex('k')} multiplies gives ${tex(`k(x${m > 0 ? '+' : ''}${linear(m, 0, 'y')})${p > 0 ? '+' : ''}${linear(p, 0, 'y')}=${linear(withK, without, 'k')}`)}. For this to hold at one point whatever ${tex('k')} is, the terms with ${tex('k')} and those without it have to agree separately: ${tex(`${linear(p, 0, 'y')}=${without}`)}, so ${tex(`y=${s}`)}, and ${tex(`x${m > 0 ? '+' : ''}${linear(m, 0, 'y')}=${withK}`)}, so ${tex(`x=${r}`)}.`,
      math: { landmarks: [[s, `the value of ${tex('s')}`, `How do you get ${tex('r')} from it?`]] },
      simpler: `The point has to work for every ${tex('k')}. So the terms with ${tex('k')} have to match, and the terms without ${tex('k')} have to match too. The ones without ${tex('k')} give ${tex(`y=${s}`)}. Then the ones with ${tex('k')} give ${tex(`x=${r}`)}.`,
      hints: [
        `Every ${tex('k')} gives a different line. What do all those lines share?`,
        `You can pick easy values for ${tex('k')}. Which one makes a term disappear?`,
        `Or sort the terms: which ones have a ${tex('k')}, and which don't?`,
        `The terms without ${tex('k')} have just one coordinate. What is it?`,
      ],
    };
  },
};
