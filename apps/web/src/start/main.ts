/**
 * Runs before anything of the page, as a classic script of its own that the build puts behind `theme.js`: has the
 * browser fetch the code of the screen that the address names, and sends the calls whose answers that
 * screen will want, so that neither waits for the entry to be fetched and read.
 */
import { askScreenAhead } from './ask-screen-ahead';
import { fetchAhead } from './fetch-ahead';

const { pathname } = window.location;
fetchAhead(pathname);
askScreenAhead(pathname);
