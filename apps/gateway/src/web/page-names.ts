import { QUEUE_BOARD_PATH } from '@aivy/contracts';

/** Below these nothing is a page of the client. */
const NOT_PAGES = ['/api', '/dev', '/socket.io'];

export const isNoPage = (path: string): boolean =>
  NOT_PAGES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The document of every page of the client: which one it shows, the client reads from the address. */
export const PAGE = 'index.html';

/** The landing page as the build has drawn it for visitors: what `/` shows at once to whoever has no session. */
export const LANDING = 'landing.html';

/** Letters, digits, lines: nothing that would have to be decoded, and no ending. */
const PLAIN_PAGE = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/;
const LONGEST_PLAIN = 200;

/** Is it plainly the address of a page? What is not sure is looked at in peace. @param path without query */
export const isPlainPage = (path: string): boolean =>
  path.length <= LONGEST_PLAIN && PLAIN_PAGE.test(path) && !isNoPage(path) && !path.startsWith(QUEUE_BOARD_PATH);
