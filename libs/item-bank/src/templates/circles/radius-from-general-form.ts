import { display, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** m x² + m y² + … = constant: divide, complete both squares, read the radius. */
export const radiusFromGeneralForm: Template = {
  id: 'circles-radius-general-form',
  skill: 24,
  difficulty: 'hard',
  seconds: 110,
  type: 'blank',
  context: false,
  make(draw) {
    const m = draw.int(2, 5);
    const [h, k, r] = [draw.nonZero(-7, 7), draw.nonZero(-7, 7), draw.int(3, 11)];
    const constant = r * r - h * h - k * k;
    if (constant === 0 || constant === r || constant * m === r) return null;
    const shifted = `(x${h > 0 ? '-' : '+'}${Math.abs(h)})^2+(y${k > 0 ? '-' : '+'}${Math.abs(k)})^2`;
    return {
      type: 'blank',
      question: `${display(
        `${sum([
          [m, 'x^2'],
          [-2 * h * m, 'x'],
          [m, 'y^2'],
          [-2 * k * m, 'y'],
        ])}=${num(constant * m)}`,
      )}<p>The graph of the given equation in the ${tex('xy')}-plane is a circle. What is the radius of the circle?</p>`,
      answer: String(r),
      wrong: [
        [String(r * r), 'radius-not-rooted', `This is the square of the radius, the right side of the standard form.`],
        [String(2 * r), 'diameter-for-radius', 'This is the diameter of the circle.'],
        [
          String(constant * m),
          'squares-not-completed',
          `This is the constant of the given equation. Complete the squares before you read off the radius.`,
        ],
        [
          String(constant),
          'squares-not-completed',
          `This is the constant after dividing by ${tex(m)}. Completing the squares adds ${tex(h * h)} and ${tex(k * k)}, and then you still need a square root.`,
        ],
      ],
      why: `Dividing by ${tex(m)} gives ${tex(
        `${sum([
          [1, 'x^2'],
          [-2 * h, 'x'],
          [1, 'y^2'],
          [-2 * k, 'y'],
        ])}=${num(constant)}`,
      )}. Completing the squares adds ${tex(h * h)} and ${tex(k * k)} to both sides: ${tex(`${shifted}=${r * r}`)}. The radius is ${tex(`\\sqrt{${r * r}}=${r}`)}.`,
      math: {
        landmarks: [
          [
            constant,
            `the right side after you divide by ${tex(`${m}`)}`,
            'What do you add to both sides to complete the squares?',
          ],
          [r * r, 'the radius squared', "What's left to do?"],
          [h * h, `what you add to complete the square in ${tex('x')}`, `What about ${tex('y')}?`],
          [k * k, `what you add to complete the square in ${tex('y')}`, 'What does the right side become?'],
        ],
        starts: [`${shifted}=${r * r}`],
      },
      simpler: `First divide everything by ${tex(`${m}`)}. Then complete both squares by adding ${tex(`${h * h}`)} and ${tex(`${k * k}`)} to each side. The right side becomes ${tex(`${r * r}`)}. That's the radius squared, so the radius is ${tex(`${r}`)}.`,
      hints: [
        "Which form of a circle's equation shows you its radius?",
        'What do you divide by so both squared terms have a coefficient of 1?',
        `What do you add to both sides to complete the squares in ${tex('x')} and ${tex('y')}?`,
        "The right side is now the radius squared. What's the last step?",
      ],
    };
  },
};
