import { describe, expect, it } from '@jest/globals';
import { ERRORS, type ErrorCode } from '@aivy/contracts';
import { dailyErrorText } from './error-text';

describe('a failed call of AivyDaily', () => {
  it.each([
    'AIVYDAILY-WEAKNESS-NOTFOUND',
    'CONVERSATION-NOTFOUND',
    'QUESTION-NOTFOUND',
    'QUESTION-REACHLIMIT',
    'ANSWER-REACHLIMIT',
    'DUPLICATE-ANSWER',
    'CHAT-HISTORY-NOTFOUND',
    'INVALIDINPUT',
    'DB',
  ] satisfies ErrorCode[])('says of %s what the catalogue says', (code) => {
    expect(dailyErrorText({ code, status: ERRORS[code].status })).toBe(ERRORS[code].text);
  });

  it.each([
    ['any other code', { code: 'SOMETHING', status: 418 }, 'An unknown error occurred. Please try again.'],
    [
      'too many requests',
      { code: 'RATE-LIMITED', status: 429 },
      'Rate limit exceeded. Please wait before trying again.',
    ],
    [
      'too many requests without a code',
      { code: '', status: 429 },
      'Rate limit exceeded. Please wait before trying again.',
    ],
    ['another status', { code: '', status: 502 }, 'Server error: 502'],
    ['no reply', { code: 'NETWORK' }, 'Network error. Please check your connection and try again.'],
    ['anything else', { code: '' }, 'An unexpected error occurred. Please try again.'],
    ['a success that is none', { code: '', status: 200 }, 'An unexpected error occurred. Please try again.'],
  ])('has a text for %s', (_what, error, text) => {
    expect(dailyErrorText(error)).toBe(text);
  });
});
