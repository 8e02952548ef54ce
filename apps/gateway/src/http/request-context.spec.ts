import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { timezoneOf } from './request-context.js';

const zoneIn = (zone: string | undefined): string | undefined =>
  timezoneOf({ headers: zone === undefined ? {} : { 'x-timezone': zone } } as unknown as FastifyRequest);

describe('the time zone that a client names', () => {
  it('is one name, however it is spelled', () => {
    const name = 'America/Argentina/Buenos_Aires';
    const spellings = Array.from({ length: 50 }, (_, seed) =>
      [...name].map((letter, index) => ((seed * 31 + index) % 3 === 0 ? letter.toUpperCase() : letter.toLowerCase())),
    ).map((letters) => letters.join(''));
    expect(new Set(spellings).size).toBeGreaterThan(2);
    expect(new Set(spellings.map(zoneIn))).toEqual(new Set([zoneIn(name)]));
    expect(zoneIn('europe/berlin')).toBe('Europe/Berlin');
  });

  it('is looked up once: a format for each request would cost as much as a query', () => {
    const format = jest.spyOn(Intl, 'DateTimeFormat');
    const names = ['Asia/Tokyo', 'Asia/Tokyo', 'asia/tokyo', 'Asia/Tokyo'].map(zoneIn);
    expect(names).toEqual(Array(4).fill('Asia/Tokyo'));
    // The second spelling is looked up whenever it comes, so that nobody can fill the memory with spellings.
    expect(format).toHaveBeenCalledTimes(2);
    format.mockRestore();
  });

  it('is none where there is no such place', () => {
    for (const zone of [undefined, '', 'garbage', 'Mars/Olympus', 'a'.repeat(65)]) expect(zoneIn(zone)).toBeUndefined();
  });
});
