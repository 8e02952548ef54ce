/**
 * Runs before anything of the page, as a classic script of its own that the build puts behind `theme.js`: has the
 * browser fetch the code of the screen that the address names, and sends the calls whose answers that
 * screen will want, so that neither waits for the entry to be fetched and read. A page that the build has drawn
 * for visitors needs nothing at once.
 */
import { readToken } from '../core/session/auth-cookie';
import { colorBar } from '../core/theme/theme';
import { askScreenAhead } from './ask-screen-ahead';
import { beginDrawnPage, discardDrawnPage } from './drawn-page';
import { fetchAhead } from './fetch-ahead';

colorBar();
window.aivyFetchAhead = fetchAhead;
const { pathname } = window.location;
const scripts = document.documentElement.dataset.drawn?.split(' ');
if (scripts && readToken() === null) beginDrawnPage(scripts);
else {
  if (scripts) discardDrawnPage(scripts);
  fetchAhead(pathname);
  askScreenAhead(pathname);
}
