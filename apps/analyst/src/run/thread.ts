import { KINDS } from '../kinds/index.js';
import { serveThread } from './serve-thread.js';

/** The program of the thread that a report is made in: the one that answers calls stays free, however long it computes. */
await serveThread(KINDS);
