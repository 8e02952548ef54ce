import { queryOf, readPlace, START, type Place } from './address';

const read = (query: string) => readPlace(new URLSearchParams(query));

describe('the address of the workbench', () => {
  it('says nothing of what is as at the start', () => {
    expect(queryOf(START)).toBe('');
    expect(read('')).toEqual(START);
  });

  it('gives back all that it was made from', () => {
    const place: Place = {
      view: 'mistakes',
      test: 'all',
      skill: 30,
      level: 'hard',
      module: 4,
      omitted: true,
      rushed: true,
      cost: 10,
      days: 90,
      order: 'time',
      item: '8c1f.2.14',
      trying: true,
      with: '77aa',
      replay: 3,
    };
    expect(read(queryOf(place))).toEqual(place);
  });

  it('keeps an id of a hundred characters, the longest', () => {
    expect(read(`item=${'x'.repeat(100)}`).item).toHaveLength(100);
  });

  it('keeps that all of the time is asked for, and in which order', () => {
    const place: Place = { ...START, test: 'units', days: 0, order: 'cost' };
    expect(queryOf(place)).toBe('?test=units&days=0&order=cost');
    expect(read(queryOf(place))).toEqual(place);
  });

  it('is short enough to be read', () => {
    expect(queryOf({ ...START, omitted: true, skill: 4, item: 'x.2.14', trying: true })).toBe(
      '?skill=4&omitted=1&item=x.2.14&try=1',
    );
  });

  it('of a question opens its own test, which need not be the newest', () => {
    expect([read('item=8c1f.2.14').test, read('item=diagnostic.math.3').test]).toEqual(['8c1f', 'diagnostic']);
    expect([read('item=unit-12.math.3').test, read('item=practice-7.english.1').test]).toEqual([
      'unit-12',
      'practice-7',
    ]);
    expect(read('item=8c1f.2.14&test=all').test).toBe('all');
    expect([read('item=8c1f').test, read('item=.2.14').test, read('item=8c1f.5.14').test]).toEqual([null, null, null]);
  });

  it.each([
    'skill=31',
    'skill=-1',
    'skill=0',
    'skill=4.5',
    'skill=1e1',
    'cost=0',
    'test=',
    'level=impossible',
    'module=5',
    'cost=many',
    'order=up',
    'days=31',
    'days=',
    'view=other',
    'omitted=yes',
    `item=${'x'.repeat(101)}`,
    'replay=0',
  ])('with what nobody knows (%s) opens as without it', (query) => {
    expect(read(query)).toEqual(START);
  });
});
