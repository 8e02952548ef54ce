import { reportOrder } from '@aivy/contracts';
import { draftOf, faultsOf, newDraft, orderOf, type Draft } from './draft';
import { KINDS, kindNames } from './kinds';

const NOW = Date.parse('2026-11-22T15:00:00Z');
const draft = (part: Partial<Draft>): Draft => ({ ...newDraft(NOW), ...part });

describe('the order of a report', () => {
  it('is cohort scores of all students and the last ninety days, today among them, unless something is chosen', () => {
    expect(orderOf(newDraft(NOW), NOW)).toEqual({
      kind: 'cohort-scores',
      params: { group: {}, period: { from: '2026-08-25', to: '2026-11-22' } },
    });
  });

  it('names what its kind knows and nothing that another kind was asked about', () => {
    const filled = draft({ section: 'math', focal: { grade: 9 }, group: { state: 'OH' } });
    const period = { from: '2026-08-25', to: '2026-11-22' };
    expect(orderOf({ ...filled, kind: 'plan-adherence' }, NOW).params).toEqual({ group: { state: 'OH' }, period });
    expect(orderOf({ ...filled, kind: 'tutor-usage' }, NOW).params).toEqual({
      group: { state: 'OH' },
      period,
      section: 'math',
    });
    expect(orderOf({ ...filled, kind: 'dif' }, NOW).params).toMatchObject({ section: 'math', focal: { grade: 9 } });
    const calibration = orderOf({ ...filled, kind: 'item-calibration' }, NOW);
    expect(calibration.params).toMatchObject({ section: 'math', focal: { grade: 9 } });
    expect('focal' in orderOf({ ...draft({}), kind: 'item-calibration' }, NOW).params).toBe(false);
  });

  it('is accepted by the contract for every kind, and takes back what it was ordered with', () => {
    for (const kind of kindNames) {
      const given = draft({
        kind,
        group: { grade: 11, state: 'OH', time_factor: 'extended', plan_months: 3 },
        period: 'own',
        from: '2024-02-29',
        to: '2026-11-22',
        ...(KINDS[kind].bySection ? { section: 'english' } : {}),
        ...(kind === 'dif' ? { focal: { time_factor: 'standard' } } : {}),
      });
      const order = orderOf(given, Date.now());
      expect([kind, reportOrder.safeParse(order).error?.issues]).toEqual([kind, undefined]);
      const again = draftOf(kind, order.params, '2026-11-22T10:00:00Z', NOW);
      expect(orderOf(again, NOW)).toEqual(order);
    }
  });

  it('keeps meaning the last days when it is changed on a later day', () => {
    const params = { group: {}, period: { from: '2026-08-03', to: '2026-10-31' } };
    const changed = draftOf('cohort-scores', params, '2026-10-31T23:00:00Z', NOW);
    expect(changed.period).toBe('90');
    expect(orderOf(changed, NOW).params.period).toEqual({ from: '2026-08-25', to: '2026-11-22' });
    expect(draftOf('cohort-scores', params, '2026-11-05T08:00:00Z', NOW)).toMatchObject({
      period: 'own',
      from: '2026-08-03',
      to: '2026-10-31',
    });
  });
});

describe('what is wrong with an order', () => {
  it.each<[Partial<Draft>, object]>([
    [{}, {}],
    [{ period: 'own', from: '2026-11-22', to: '2026-11-22' }, {}],
    [{ period: 'own', from: '2026-11-02', to: '2026-11-01' }, { to: 'The last day is before the first.' }],
    [{ period: 'own', from: '2026-11-02', to: '2026-11-23' }, { to: 'The last day cannot be in the future.' }],
    [
      { period: 'own', from: '', to: '' },
      { from: 'Please enter the first day.', to: 'Please enter the last day.' },
    ],
    [{ period: 'own', from: '2023-11-23', to: '2026-11-22' }, {}],
    [{ period: 'own', from: '2023-11-22', to: '2026-11-22' }, { from: 'A report spans three years at most.' }],
    // Whatever the dates hold that are not asked for.
    [{ period: '30', from: '', to: '' }, {}],
    [{ kind: 'dif' }, { focal: 'Please say whom to compare with the others.' }],
    [{ kind: 'dif', focal: { grade: 9 } }, {}],
  ])('%j: %j', (part, faults) => {
    expect(faultsOf(draft(part), NOW)).toEqual(faults);
  });
});
