import { QUEUE_BOARD_PATH } from '@aivy/contracts';

/** Below these nothing is a page of the client. */
const NOT_PAGES = ['/api', '/dev', '/socket.io'];

export const isNoPage = (path: string): boolean =>
  NOT_PAGES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The document of every page of the client: which one it shows, the client reads from the address. */
export const PAGE = 'index.html';

const DRAWN = /^drawn\/([\w-]+)\.html$/;

/**
 * Pages that the build has drawn for visitors: what an address shows at once to whoever has no session.
 * @param name of a file below the web folder
 * @returns the address that it is shown at: `/signin` of `drawn/signin.html`, `/` of `drawn/index.html`
 */
export function drawnAddress(name: string): string | undefined {
  const page = DRAWN.exec(name)?.[1];
  return page && `/${page === 'index' ? '' : page}`;
}

/** Letters, digits, lines: nothing that would have to be decoded, and no ending. */
const PLAIN_PAGE = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/;
const LONGEST_PLAIN = 200;

/** Is it plainly the address of a page? What is not sure is looked at in peace. @param path without query */
export const isPlainPage = (path: string): boolean =>
  path.length <= LONGEST_PLAIN && PLAIN_PAGE.test(path) && !isNoPage(path) && !path.startsWith(QUEUE_BOARD_PATH);
