import { describe, expect, it } from '@jest/globals';
import { REPORT_KINDS, reportOrder } from '@aivy/contracts';
import { calibrationOfNight, ordersOfNight } from './night.js';

const periodAt = (moment: string) => ordersOfNight(new Date(moment))[0]!.params.period;

describe('the reports of a night', () => {
  it('are one of every kind but for official scores and calibrations, as an analyst could order them', () => {
    const now = new Date('2026-11-22T03:00:00Z');
    const orders = ordersOfNight(now);
    expect(orders.map(({ kind }) => kind)).toEqual(
      REPORT_KINDS.filter((kind) => !['score-link', 'item-calibration'].includes(kind)),
    );
    for (const order of [...orders, calibrationOfNight(now, 52)])
      expect(reportOrder.safeParse(order).success).toBe(true);
  });

  it('calibrate from as many whole weeks as are asked for', () => {
    const { period } = calibrationOfNight(new Date('2026-11-18T03:00:00Z'), 2).params;
    expect(period).toEqual({ from: '2026-11-02', to: '2026-11-15' });
  });

  it('are of thirteen whole weeks, the same ones all week long', () => {
    // 15 November 2026 is a Sunday, 17 August a Monday.
    const period = { from: '2026-08-17', to: '2026-11-15' };
    for (const day of ['16', '18', '21', '22']) expect(periodAt(`2026-11-${day}T23:59:00Z`)).toEqual(period);
    expect(periodAt('2026-11-23T00:00:00Z')).toEqual({ from: '2026-08-24', to: '2026-11-22' });
  });
});
