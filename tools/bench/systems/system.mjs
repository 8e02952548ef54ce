// What the rows see of a system: an address, processes, a database, and students who sit in the first module of a test.
import { createClient } from '../frame/client.mjs';
import { trailOf } from './trail.mjs';

/**
 * @typedef {object} Seat a student in the first module of a test
 * @property {string} token
 * @property {string} address
 * @property {string} testId
 * @property {readonly number[]} ids of the module's questions
 */
/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} port
 * @property {() => number[]} pids
 * @property {import('pg').Pool} pool
 * @property {string} savePath
 * @property {() => Promise<void>} stop
 */
/** @typedef {Running & { client: import('../frame/client.mjs').Client, seats: readonly Seat[] }} System */

/** @param {Running} running @param {readonly Seat[]} seats @returns {System} */
export function systemOf(running, seats) {
  const client = createClient(running.port);
  return {
    ...running,
    client,
    seats,
    async stop() {
      client.close();
      await running.stop();
    },
  };
}

/** The nth address of the private network 10.0.0.0/8: every student has one of their own, as at home. @param {number} n below 2²⁴ */
export const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/**
 * Saves one answer: the nth of a stream, in which the seats take turns with another question and another answer each time.
 * @param {System} system
 * @param {number} n
 * @param {{ steps: number, every: number }} [trail] of visits, and with how many of a student's saves one goes
 */
export function save({ client, savePath, seats }, n, trail) {
  const seat = seats[n % seats.length];
  if (!seat) throw new Error('nobody sits a test');
  const turn = Math.floor(n / seats.length);
  const body = JSON.stringify({
    test_id: seat.testId,
    module: 1,
    time_left: 900,
    question_id: [seat.ids[turn % seat.ids.length]],
    answer: ['abcd'.charAt(turn % 4)],
    seq: [Date.now()],
    spent_ms: [40_000],
    workspace: {
      position: turn % seat.ids.length,
      marked: [],
      eliminated: {},
      annotations: [],
      ...(trail && (turn + n) % trail.every === 0 && { trail: trailOf(trail.steps, seat.ids.length, turn) }),
    },
    workspace_seq: Date.now(),
  });
  return client.ask({ path: savePath, token: seat.token, address: seat.address, body });
}
