import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { texValue } from './tex-value.js';

type Point = readonly [x: number, y: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** Left side minus right side of an equation at a point: 0 on its graph. */
const off = (equation: string, [x, y]: Point): number => {
  const [left = '', right = ''] = equation.replace(/\\[()[\]]/g, '').split('=');
  return texValue(left, { x, y }) - texValue(right, { x, y });
};
const passes = (equation: string, points: readonly Point[]): boolean =>
  points.every((point) => close(off(equation, point), 0));

/** Walks round the circle of the question and puts each point into the printed equation. */
const equationOfCenterAndRadius: Oracle = ({ numbers: [h = 0, k = 0, r = 0] }, answer) =>
  passes(
    answer,
    Array.from({ length: 12 }, (_, index): Point => [h + r * Math.cos(index), k + r * Math.sin(index)]),
  );

/** Turns both measures into parts of a full turn. */
const sameTurn: Oracle = ({ numbers: [degrees = 0] }, answer) =>
  close(answerValue(answer) / (2 * Math.PI), degrees / 360);

/** Adds up short chords along the arc. */
const arcByChords: Oracle = ({ numbers: [radius = 0, degrees = 0] }, answer) => {
  const pieces = 20_000;
  const chord = distance(
    [radius, 0],
    [radius * Math.cos(radians(degrees / pieces)), radius * Math.sin(radians(degrees / pieces))],
  );
  return answers(answer, (pieces * chord) / Math.PI, 1e-4);
};

/** Adds up thin triangles from the center. */
const sectorByTriangles: Oracle = ({ numbers: [radius = 0, degrees = 0] }, answer) => {
  const pieces = 20_000;
  return answers(answer, pieces * 0.5 * radius * radius * Math.sin(radians(degrees / pieces)), 1e-3);
};

function angle(vertex: Point, one: Point, other: Point): number {
  const turn =
    Math.atan2(one[1] - vertex[1], one[0] - vertex[0]) - Math.atan2(other[1] - vertex[1], other[0] - vertex[0]);
  const degrees = Math.abs((turn * 180) / Math.PI) % 360;
  return degrees > 180 ? 360 - degrees : degrees;
}

/** Opens a chord of the unit circle until the angle at A is as given, then measures the angle at C. */
const inscribedByCoordinates: Oracle = ({ numbers: [base = 0] }, answer) => {
  const at = (degrees: number): Point => [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const chords = Array.from({ length: 359 }, (_, index) => (index + 1) / 2)
    .filter((half) => half < 90)
    .map((half) => [at(270 - half), at(270 + half)] as const);
  const fitting = chords.filter(([a, b]) => close(angle(a, [0, 0], b), base, 1e-6));
  return fitting.length === 1 && close(answerValue(answer), angle(at(80), ...fitting[0]!), 1e-6);
};

/** Lays the figure out in coordinates and looks for the point of the circle nearest to P. */
const nearestPoint: Oracle = ({ numbers: [tangent = 0, radius = 0] }, answer) => {
  // T is the origin, P lies on the x-axis, O on the y-axis.
  const round = Array.from({ length: 36_000 }, (_, step) => radians(step / 100));
  const nearest = round.reduce(
    (least, turn) =>
      Math.min(least, distance([tangent, 0], [radius * Math.cos(turn), radius + radius * Math.sin(turn)])),
    Infinity,
  );
  return answers(answer, nearest, 1e-3);
};

/** Samples the printed equation: its curvature, the point where it is least, and how deep it is there. */
const radiusBySampling: Oracle = ({ question }, answer) => {
  const equation = /\\\[(.*?)\\\]/.exec(question)?.[1] ?? '';
  const f = (x: number, y: number): number => off(equation, [x, y]);
  const lead = (f(1, 0) + f(-1, 0) - 2 * f(0, 0)) / 2;
  const center: Point = [(f(-1, 0) - f(1, 0)) / (4 * lead), (f(0, -1) - f(0, 1)) / (4 * lead)];
  return close(lead, (f(0, 1) + f(0, -1) - 2 * f(0, 0)) / 2) && answers(answer, Math.sqrt(-f(...center) / lead));
};

/** Both ends and the ends of the perpendicular diameter have to lie on the graph. */
const equationOfDiameter: Oracle = ({ numbers: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }, answer) => {
  const [mx, my, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) / 2, (y2 - y1) / 2];
  return passes(answer, [
    [x1, y1],
    [x2, y2],
    [mx - dy, my + dx],
    [mx + dy, my - dx],
  ]);
};

export const CIRCLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'circles-standard-equation': equationOfCenterAndRadius,
  'circles-degrees-to-radians': sameTurn,
  'circles-arc-length': arcByChords,
  'circles-sector-area': sectorByTriangles,
  'circles-inscribed-angle': inscribedByCoordinates,
  'circles-tangent-distance': nearestPoint,
  'circles-radius-general-form': radiusBySampling,
  'circles-diameter-endpoints': equationOfDiameter,
};
