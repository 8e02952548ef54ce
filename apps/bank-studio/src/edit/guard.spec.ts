import { refusalOf } from './guard.js';

const PORT = 3101;
const OWN = { host: 'localhost:3101', origin: 'http://localhost:3101', 'content-type': 'application/json' };
const status = (method: string, headers: Record<string, string>) => refusalOf(method, headers, PORT)?.status ?? 200;

describe('the editor answers', () => {
  it.each([
    ['its own page', 'PUT', OWN],
    [
      'its own page under the number of this machine',
      'PUT',
      { ...OWN, host: '127.0.0.1:3101', origin: 'http://127.0.0.1:3101' },
    ],
    ['its own page that reads', 'GET', { host: 'localhost:3101', 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed', 'GET', { host: 'localhost:3101', 'sec-fetch-site': 'none' }],
    [
      'a link of another page, which reads nothing of it',
      'GET',
      { host: 'localhost:3101', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ],
  ])('%s', (_who, method, headers) => expect(status(method, headers)).toBe(200));
});

describe('the editor refuses', () => {
  it.each([
    ['a name that was made to point here', 'GET', { host: 'evil.example:3101' }, 421],
    ['its own name on another port', 'GET', { host: 'localhost:80' }, 421],
    ['a name that begins as its own', 'GET', { host: 'localhost.evil.example:3101' }, 421],
    ['a request without a name', 'GET', {}, 421],
    [
      'a read of another page',
      'GET',
      { host: 'localhost:3101', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      403,
    ],
    ['a read of another port of this machine', 'GET', { host: 'localhost:3101', 'sec-fetch-site': 'same-site' }, 403],
    ['a write of another page', 'POST', { ...OWN, origin: 'http://evil.example' }, 403],
    ['a write of another port of this machine', 'PUT', { ...OWN, origin: 'http://localhost:3000' }, 403],
    ['a write of a page without an origin', 'POST', { ...OWN, origin: 'null' }, 403],
    [
      'a write that does not say where it comes from',
      'PUT',
      { host: OWN.host, 'content-type': OWN['content-type'] },
      403,
    ],
    ['a form', 'POST', { ...OWN, 'content-type': 'text/plain' }, 415],
  ])('%s', (_what, method, headers, expected) => expect(status(method, headers)).toBe(expected));
});
