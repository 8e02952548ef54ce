import { setTimeout as pause } from 'node:timers/promises';
import { underStudents } from './drill.mjs';

/** @typedef {import('./system.mjs').System['wires']['redis']} Wire */

/** @type {readonly { text: string, seconds: number, begin: (wire: Wire) => void, end: (wire: Wire) => void }[]} */
const FAULTS = [
  { text: 'connections dropped', seconds: 0, begin: (wire) => wire.drop(), end: () => undefined },
  { text: 'cut', seconds: 2, begin: (wire) => wire.set('cut'), end: (wire) => wire.set('open') },
  { text: 'cut', seconds: 12, begin: (wire) => wire.set('cut'), end: (wire) => wire.set('open') },
  { text: 'dead without a word', seconds: 2, begin: (wire) => wire.set('dead'), end: (wire) => wire.set('open') },
  { text: 'dead without a word', seconds: 12, begin: (wire) => wire.set('dead'), end: (wire) => wire.set('open') },
  {
    text: 'half open: old connections dead, new ones work,',
    seconds: 12,
    begin: (wire) => wire.mute(),
    end: (wire) => wire.drop(),
  },
];

/** The way of the gateways to Redis; everybody else reaches it. @type {import('./drill.mjs').Drill} */
export function networkCut(wish) {
  const rounds = wish.quick ? 1 : 3;
  return underStudents(wish, {
    name: 'network-cut',
    seconds: rounds * FAULTS.reduce((sum, each) => sum + each.seconds + 7, 0),
    wired: { redis: ['gateway'] },
    act: async ({ system, say, fault, calm }) => {
      const wire = system.wires.redis;
      for (let round = 0; round < rounds; round += 1)
        for (const { text, seconds, begin, end } of FAULTS) {
          await fault(async () => {
            begin(wire);
            await pause(1_000 * seconds);
            end(wire);
          });
          say(`between gateway and Redis: ${text}${seconds > 0 ? ` for ${seconds} s` : ''}`);
          await calm();
        }
    },
  });
}
