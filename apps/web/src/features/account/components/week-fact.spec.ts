import { productsOf } from '../../../core/session/use-products';
import type { UserInfo } from '@aivy/contracts';
import { weekFact } from './week-fact';

const on = (date: string, access: UserInfo['path_access']) =>
  weekFact(productsOf({ products: [1], path_access: access } as UserInfo, new Date(`${date}T12:00:00`)));
const week = (first: string, last: string | null, plan: string | null = null) => ({
  first_day: first,
  last_day: last,
  plan,
});

describe('access to AivyPath', () => {
  it.each([
    ['2026-11-04', week('2026-11-02', '2026-11-08'), 'Free week, Nov 2–8'],
    ['2026-11-29', week('2026-11-28', '2026-12-04'), 'Free week, Nov 28 – Dec 4'],
    ['2026-11-09', week('2026-11-02', '2026-11-08'), 'Ended Nov 8'],
    ['2026-11-22', week('2026-11-02', '2026-11-26'), 'Your week, Nov 20–26'],
    ['2026-12-08', week('2026-11-02', null, '3 months'), 'Open. Free week Nov 2–8, ended'],
    ['2026-12-08', { first_day: null, last_day: null, plan: null }, 'Open'],
    ['2026-12-08', undefined, 'Open'],
  ])('on %s is told with its dates', (date, access, words) => {
    expect(on(date, access)).toBe(words);
  });
});
