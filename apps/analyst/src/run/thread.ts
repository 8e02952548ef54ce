import { KINDS } from '../kinds/index.js';
import { serveThread } from './serve-thread.js';

// Not awaited here: what a report loads later may lie in a file that imports this one, which would wait for itself. A
// rejection ends the thread, and whoever has started it hears of that.
/** The program of the thread that a report is made in: the one that answers calls stays free, however long it computes. */
void serveThread(KINDS);
