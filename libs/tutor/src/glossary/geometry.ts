import type { GlossaryEntry } from './entry.js';

/** Geometry and trigonometry. */
export const GEOMETRY_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'radius',
    term: 'radius',
    also: ['radii'],
    definition: 'The distance from the center of a circle to its edge.',
  },
  {
    id: 'diameter',
    term: 'diameter',
    definition: 'The distance across a circle through its center: twice the radius.',
  },
  { id: 'circumference', term: 'circumference', definition: 'The distance around a circle.' },
  { id: 'arc', term: 'arc', definition: 'A piece of the edge of a circle.' },
  {
    id: 'arc-length',
    term: 'arc length',
    definition:
      'How long a piece of a circle’s edge is: the same fraction of the circumference as its angle is of a full turn.',
  },
  { id: 'sector', term: 'sector', definition: 'A slice of a circle between two radii.' },
  { id: 'central-angle', term: 'central angle', definition: 'An angle whose corner is at the center of a circle.' },
  {
    id: 'tangent-line',
    term: 'tangent line',
    also: ['tangent to a circle'],
    definition: 'A line that touches a circle at a single point and meets the radius there in a right angle.',
  },
  { id: 'chord', term: 'chord', definition: 'A straight line between two points of a circle.' },
  {
    id: 'radian',
    term: 'radian',
    also: ['radians'],
    definition: 'A measure of angle: the arc length divided by the radius. A half turn is pi radians.',
  },
  { id: 'perimeter', term: 'perimeter', definition: 'The distance around a figure.' },
  { id: 'area', term: 'area', definition: 'How much surface a flat figure covers, in square units.' },
  { id: 'volume', term: 'volume', definition: 'How much space a solid takes up, in cubic units.' },
  { id: 'surface-area', term: 'surface area', definition: 'The area of all the faces of a solid together.' },
  {
    id: 'hypotenuse',
    term: 'hypotenuse',
    definition: 'The longest side of a right triangle, opposite the right angle.',
  },
  {
    id: 'leg',
    term: 'leg',
    also: ['legs of a triangle'],
    definition: 'A side of a right triangle that is part of its right angle.',
  },
  {
    id: 'pythagorean-theorem',
    term: 'pythagorean theorem',
    also: ['pythagoras'],
    definition: 'In a right triangle the squares of the two shorter sides add up to the square of the longest.',
  },
  {
    id: 'sine',
    term: 'sine',
    also: ['sin'],
    definition: 'In a right triangle: the side opposite the angle divided by the hypotenuse.',
  },
  {
    id: 'cosine',
    term: 'cosine',
    also: ['cos'],
    definition: 'In a right triangle: the side next to the angle divided by the hypotenuse.',
  },
  {
    id: 'tangent',
    term: 'tangent',
    also: ['tan'],
    definition: 'In a right triangle: the side opposite the angle divided by the side next to it.',
  },
  {
    id: 'sohcahtoa',
    term: 'sohcahtoa',
    also: ['soh cah toa', 'trigonometry', 'trig'],
    definition:
      'A way to remember sine, cosine and tangent by the sides of a right triangle: opposite, adjacent and hypotenuse.',
  },
  {
    id: 'similar-triangles',
    term: 'similar triangles',
    also: ['similar', 'similarity'],
    definition: 'Triangles of the same shape: equal angles, and sides in the same ratio.',
  },
  { id: 'congruent', term: 'congruent', definition: 'Of the same shape and the same size.' },
  {
    id: 'complementary-angles',
    term: 'complementary angles',
    also: ['complementary', 'complementary angle'],
    definition: 'Two angles that together make a right angle.',
  },
  {
    id: 'supplementary-angles',
    term: 'supplementary angles',
    also: ['supplementary', 'supplementary angle'],
    definition: 'Two angles that together make a straight line.',
  },
  {
    id: 'vertical-angles',
    term: 'vertical angles',
    also: ['vertical angle'],
    definition: 'The angles opposite each other where two lines cross; they are equal.',
  },
  { id: 'transversal', term: 'transversal', definition: 'A line that crosses two or more other lines.' },
  {
    id: 'right-angle',
    term: 'right angle',
    also: ['right triangle'],
    definition: 'A square corner, a quarter of a full turn; a right triangle is one that has it.',
  },
  {
    id: 'isosceles-triangle',
    term: 'isosceles triangle',
    also: ['isosceles'],
    definition: 'A triangle with two equal sides; the angles opposite them are equal too.',
  },
  {
    id: 'equilateral-triangle',
    term: 'equilateral triangle',
    also: ['equilateral'],
    definition: 'A triangle whose sides are all equal.',
  },
  { id: 'polygon', term: 'polygon', definition: 'A closed flat figure with straight sides.' },
  {
    id: 'prism',
    term: 'prism',
    definition: 'A solid with two equal parallel ends and the same cross-section all along.',
  },
  {
    id: 'scale-factor',
    term: 'scale factor',
    definition: 'The number by which all lengths are multiplied when a figure grows or shrinks.',
  },
  { id: 'midpoint', term: 'midpoint', definition: 'The point halfway between two others.' },
];
