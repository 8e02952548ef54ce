// Loaded into a program before it starts (`node --import`): writes down each statement that it sends to PostgreSQL, and
// when it said that it was ready, a line of JSON each, into the file of BENCH_STATEMENTS.
import fs from 'node:fs';
import pg from 'pg';

const file = process.env.BENCH_STATEMENTS ?? '';
/** @param {object} line */
const write = (line) => fs.appendFileSync(file, `${JSON.stringify({ pid: process.pid, ...line })}\n`);

const { prototype } = pg.Client;
/** @type {(...args: unknown[]) => unknown} */
const query = Reflect.get(prototype, 'query');

/** @this {import('pg').Client} @param {unknown[]} args */
function recorded(...args) {
  const [first, second] = args;
  const isText = typeof first === 'string';
  const text = isText ? first : String(Reflect.get(Object(first), 'text') ?? '');
  const values = isText ? (Array.isArray(second) ? second : []) : (Reflect.get(Object(first), 'values') ?? []);
  const at = Date.now();
  const startedAt = performance.now();
  const done = () => write({ text, values, at, ms: performance.now() - startedAt });
  const last = args.at(-1);
  if (typeof last === 'function')
    args[args.length - 1] = (/** @type {unknown[]} */ ...answer) => (done(), last(...answer));
  const asked = query.apply(this, args);
  if (asked instanceof Promise) asked.then(done, done);
  return asked;
}
Reflect.set(prototype, 'query', recorded);

const send = process.send?.bind(process);
/** @param {unknown} message */
const told = (message) => {
  write({ ready: true, at: Date.now() });
  return send?.(message) ?? false;
};
if (send) Reflect.set(process, 'send', told);
