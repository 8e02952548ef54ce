import { describe, expect, it } from '@jest/globals';
import { totalRange } from './index.js';

const section = (score: number, low: number, high: number) => ({ score, low, high });

describe('the total of two sections', () => {
  it('has the root of the squares as its range: 30 and 40 are 50', () => {
    expect(totalRange(section(600, 570, 640), section(500, 460, 530))).toEqual({ score: 1100, low: 1050, high: 1150 });
  });

  it('is longer to the side to which its sections are: 10 and 20 below, 60 and 80 above', () => {
    expect(totalRange(section(600, 590, 660), section(500, 480, 580))).toEqual({ score: 1100, low: 1080, high: 1200 });
  });

  it('is said in tens: 50 and 60 are 78.1', () => {
    expect(totalRange(section(600, 550, 650), section(500, 440, 560))).toEqual({ score: 1100, low: 1020, high: 1180 });
  });

  it('stays on the scale', () => {
    const { low } = totalRange(section(200, 160, 300), section(210, 200, 260));
    const { high } = totalRange(section(800, 760, 850), section(790, 760, 840));
    expect([low, high]).toEqual([400, 1600]);
  });
});
