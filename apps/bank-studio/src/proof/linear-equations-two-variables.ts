import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed, gap, root, satisfies } from './relation.js';
import { tableNumbers, tableRows } from './table-cells.js';

/** The point with the answer on the axis asked for has to lie on the line. */
const interceptOnLine: Oracle = ({ question }, answer) => {
  const onX = question.includes('\\(x\\)-intercept');
  return satisfies(displayed(question)[0]!, onX ? { x: answerValue(answer), y: 0 } : { x: 0, y: answerValue(answer) });
};

/** Both marked points of the figure have to lie on the line of the choice. */
const throughMarkedPoints: Oracle = ({ figureNumbers: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }, answer) =>
  satisfies(answer, { x: x1, y: y1 }) && satisfies(answer, { x: x2, y: y2 });

/** Every row of the table has to satisfy the choice. */
const throughTable: Oracle = ({ question }, answer) => {
  const xs = tableRows(question)
    .slice(1)
    .map(([head = '']) => Number(head.replace(/\\[()]/g, '')));
  return (
    xs.length === 3 &&
    tableNumbers(question).every(([y = Number.NaN], index) => satisfies(answer, { x: xs[index]!, y }))
  );
};

/** Sells every number of both and looks whether equation and cash box agree on which sales fit. */
const sameSales: Oracle = ({ numbers: [first = 0, second = 0, total = 0] }, answer) => {
  for (let x = 0; x <= 30; x += 1) {
    for (let y = 0; y <= 30; y += 1)
      if (satisfies(answer, { x, y }) !== (first * x + second * y === total)) return false;
  }
  return true;
};

/** Puts the given number and the answer into the printed model, in the order in which the letters are explained. */
const modelHolds: Oracle = ({ question }, answer) => {
  const [, equation = ''] = /equation \\\((.*?)\\\)/.exec(question) ?? [];
  const [first = '', second = ''] = [...question.matchAll(/\\\(([a-z])\\\)/g)].map(([, letter = '']) => letter);
  const [, given = ''] = /If .*?\\\((\d+)\\\)/.exec(question) ?? [];
  return satisfies(equation, { [first]: Number(given), [second]: answerValue(answer) });
};

/** Direction vectors of both lines at a right angle, and the point on the line of the choice. */
const perpendicularThrough: Oracle = ({ question }, answer) => {
  const [given = '', point = ''] = [...question.matchAll(/\\\(([^)]*=[^)]*|\(.*?\))\\\)/g)].map(
    ([, inner = '']) => inner,
  );
  const [px = 0, py = 0] = point.replace(/[()]/g, '').split(',').map(Number);
  const normal = (equation: string): [number, number] => {
    const origin = gap(equation, { x: 0, y: 0 });
    return [gap(equation, { x: 1, y: 0 }) - origin, gap(equation, { x: 0, y: 1 }) - origin];
  };
  const [[a, b], [c, d]] = [normal(given), normal(answer)];
  return close(a * c + b * d, 0) && satisfies(answer, { x: px, y: py });
};

/** Moves the point of the answer back to the old line. */
const movedBack: Oracle = ({ question }, answer) => {
  const [, equation = '', way = '', shift = ''] =
    /graph of \\\((.*?)\\\).*translated (up|down) \\\((\d+)\\\)/.exec(question) ?? [];
  return satisfies(equation, { x: answerValue(answer), y: way === 'up' ? -Number(shift) : Number(shift) });
};

/** With the second coefficient 1, finds the constant at one intercept and the first coefficient at the other. */
const ratioByIntercepts: Oracle = ({ question }, answer) => {
  const [, p = '', q = ''] = /\((-?\d+),0\).*\(0,(-?\d+)\)/.exec(question) ?? [];
  const constant = 1 * Number(q);
  return answers(
    answer,
    root((first) => first * Number(p) - constant),
  );
};

export const LINEAR_EQUATIONS_TWO_VARIABLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'linear-two-intercept': interceptOnLine,
  'linear-two-graph': throughMarkedPoints,
  'linear-two-model': sameSales,
  'linear-two-table': throughTable,
  'linear-two-model-value': modelHolds,
  'linear-two-perpendicular': perpendicularThrough,
  'linear-two-translated': movedBack,
  'linear-two-coefficient-ratio': ratioByIntercepts,
};
