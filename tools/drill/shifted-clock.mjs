// Loaded into a program before itself (`node --import`): its wall clock can be set wrong while it runs. A SIGUSR2 makes it
// read the milliseconds by which it is wrong from the file that AIVY_DRILL_CLOCK names. Timers and performance.now(), which
// no clock setting moves, stay as they are.
import fs from 'node:fs';

const RealDate = Date;
let offsetMs = 0;
const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

process.on('SIGUSR2', () => {
  offsetMs = Number(fs.readFileSync(process.env['AIVY_DRILL_CLOCK'] ?? '', 'utf8'));
});
