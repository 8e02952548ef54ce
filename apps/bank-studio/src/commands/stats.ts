import { stats } from '../operate/stats.js';
import { checkoutStats } from '../review/review-stats.js';

/** `bank stats`, with how far the solving of this checkout's items has come. @returns the exit code */
export const statsOfCheckout = (args: string[]): Promise<number> => stats(args, checkoutStats);
