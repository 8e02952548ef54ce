// One whole Aivy with its web client for the rows that need no peer, started when the first of them asks.
import { runNode } from '../../lib/run-node.mjs';
import { createMeter } from '../frame/rounds.mjs';
import { closedLoop } from '../frame/loops.mjs';
import { save } from './system.mjs';
import { withSystems } from './with-systems.mjs';

/** Of students who save; every address may do three hundred calls a second, and overload takes more. */
const SEATS = 1_500;
/** For rows that use somebody up. */
const SPARE = 150;
const WARM_UP = 2_000;

/** @typedef {{ aivy: import('./system.mjs').System, measured: import('../frame/rounds.mjs').Meter, spare: import('./system.mjs').Seat[] }} Alone */

/** @param {(text: string) => void} say */
export function aloneAivy(say) {
  /** @type {Promise<Alone> | undefined} */
  let started;
  /** @type {(() => void) | undefined} */
  let end;
  /** @type {Promise<void> | undefined} */
  let ended;

  /** @returns {Promise<Alone>} */
  const start = () =>
    new Promise((resolve, reject) => {
      ended = runNode(['tools/build/main.mjs', '--web'], 'The build failed; the lines above say why.').then(() =>
        withSystems({ say, seats: SEATS + SPARE, with: ['aivy'] }, async ({ aivy: whole }, servers) => {
          const aivy = { ...whole, seats: whole.seats.slice(0, SEATS) };
          say('warming up …');
          await closedLoop({ connections: 32, count: WARM_UP, send: (n) => save(aivy, n) });
          const over = new Promise((/** @type {(nothing: void) => void} */ done) => (end = () => done()));
          resolve({ aivy, measured: await createMeter(servers, [aivy]), spare: whole.seats.slice(SEATS) });
          await over;
        }),
      );
      ended.catch(reject);
    });
  return {
    /** @returns {Promise<Alone>} */
    get: () => (started ??= start()),
    async stop() {
      end?.();
      // A start that failed was told to the rows that wanted it; what fails afterwards is told here.
      if (end) await ended;
    },
  };
}
