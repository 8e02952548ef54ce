import { jest } from '@jest/globals';
import { destinationAfterSignIn, safeRedirect } from './destination';

const nothing = { hasSavedData: false, isCompleted: false };

describe('the way after sign-in', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('follows a redirect of this site before everything else', () => {
    expect(
      destinationAfterSignIn({ redirect: '/diagnostic/result?x=1#a', product: 'daily', stage: 1, transfer: nothing }),
    ).toBe('/diagnostic/result?x=1#a');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'diagnostic', ''])(
    'ignores the redirect %j with a warning',
    (redirect) => {
      expect(safeRedirect(redirect)).toBeNull();
      expect(console.warn).toHaveBeenCalledTimes(1);
    },
  );

  it('leads to the daily product when that is selected', () => {
    expect(destinationAfterSignIn({ redirect: null, product: 'daily', stage: 2, transfer: nothing })).toBe(
      '/aivy-daily',
    );
  });

  it.each([
    [1, { hasSavedData: true, isCompleted: true }, '/diagnostic/review'],
    [1, { hasSavedData: true, isCompleted: false }, '/diagnostic'],
    [1, nothing, '/diagnostic'],
    [2, nothing, '/diagnostic/review'],
    [3, nothing, '/dashboard'],
    [3, { hasSavedData: true, isCompleted: true }, '/dashboard'],
  ])('leads stage %i with %j to %s', (stage, transfer, path) => {
    expect(destinationAfterSignIn({ redirect: null, product: 'path', stage, transfer })).toBe(path);
  });
});
