import { SESSION_COOKIE } from '@aivy/contracts';

/**
 * Does a browser send a session along, be it one that has ended? Only which page is shown may depend on it: who it is,
 * nobody has looked up.
 * @param cookies the request's `Cookie`
 */
export const sendsSession = (cookies = ''): boolean =>
  cookies.split(';').some((part) => {
    const [name, value = ''] = part.trim().split('=', 2);
    return name === SESSION_COOKIE && value !== '';
  });
