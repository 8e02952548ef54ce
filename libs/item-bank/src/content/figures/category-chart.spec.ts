import { describe, expect, it } from '@jest/globals';
import { barChart, lineChart, type CategoryChart } from './category-chart.js';

const spec: CategoryChart = {
  title: 'Boats counted',
  measure: 'Boats per day',
  max: 40,
  step: 10,
  categories: ['May', 'June'],
  series: [
    { name: 'Sail', values: [10, 40] },
    { name: 'Motor', values: [20, 30] },
  ],
};

describe('category charts', () => {
  it.each([
    ['Bar chart', barChart],
    ['Line chart', lineChart],
  ] as const)('give every value of a %s in the text alternative', (kind, draw) => {
    const alt = /aria-label="([^"]*)"/.exec(draw(spec))?.[1];
    expect(alt).toBe(`${kind}: Boats counted. Values: Boats per day. May: Sail 10, Motor 20; June: Sail 40, Motor 30.`);
  });

  it('draw bars as tall as their values', () => {
    const tall = [...barChart(spec).matchAll(/<polygon points="([^"]*)"/g)].map(([, points = '']) => {
      const ys = points.split(' ').map((point) => Number(point.split(',')[1]));
      return Math.max(...ys) - Math.min(...ys);
    });
    const [sail, motor, sailJune, motorJune] = tall.slice(-4);
    expect([motor! / sail!, sailJune! / sail!, motorJune! / sail!]).toEqual([
      expect.closeTo(2, 1),
      expect.closeTo(4, 1),
      expect.closeTo(3, 1),
    ]);
  });

  it('draw lines that climb in proportion to their values', () => {
    const [sail, motor] = [...lineChart(spec).matchAll(/<polyline points="([^"]*)"/g)].map(([, points = '']) =>
      points.split(' ').map((point) => Number(point.split(',')[1])),
    );
    expect((sail![0]! - sail![1]!) / (motor![0]! - motor![1]!)).toBeCloseTo(3, 1);
  });

  it('carry no colour of their own', () => {
    expect(barChart(spec) + lineChart(spec)).not.toMatch(/(?:fill|stroke)="(?!none"|currentColor")/);
  });
});
