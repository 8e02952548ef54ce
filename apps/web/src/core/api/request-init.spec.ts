import { jest } from '@jest/globals';
import { requestInit } from './request-init';

const zoneSaid = (): unknown => (requestInit('POST', '{}', null).headers as Record<string, string>)['X-Timezone'];

describe('the time zone that a call carries', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'Temporal');
    jest.restoreAllMocks();
  });

  it('is the engine’s own, for which no date format is made', () => {
    Object.assign(window, { Temporal: { Now: { timeZoneId: () => 'Asia/Tokyo' } } });
    const format = jest.spyOn(Intl, 'DateTimeFormat');
    expect(zoneSaid()).toBe('Asia/Tokyo');
    expect(format).not.toHaveBeenCalled();
  });

  it('is that of a date format where the engine has no other way', () => {
    expect(zoneSaid()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
