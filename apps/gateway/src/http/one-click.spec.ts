import { describe, expect, it } from '@jest/globals';
import { isOneClick } from './one-click.js';

describe('the body of a one-click end of mails', () => {
  it('is read in both forms of RFC 8058', () => {
    expect(isOneClick('List-Unsubscribe=One-Click')).toBe(true);
    expect(isOneClick('a=b&List-Unsubscribe=One-Click\r\n')).toBe(true);
    const parts = (name: string, value: string): string =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
    expect(isOneClick(parts('List-Unsubscribe', 'One-Click'))).toBe(true);
    expect(isOneClick(parts('Other', 'One-Click'))).toBe(false);
    expect(isOneClick(parts('List-Unsubscribe', 'Later'))).toBe(false);
  });

  it('is nothing else', () => {
    for (const body of [
      '',
      'List-Unsubscribe=',
      'x-List-Unsubscribe=One-Click',
      'List-Unsubscribe=One-Clicks',
      {},
      null,
    ])
      expect(isOneClick(body)).toBe(false);
  });
});
