// Loaded into a program before it starts (`node --import`): writes down each statement that it sends to PostgreSQL,
// a line of JSON each, into the file of BENCH_STATEMENTS.
import fs from 'node:fs';
import pg from 'pg';

const file = process.env.BENCH_STATEMENTS ?? '';
/** @param {object} line */
const write = (line) => fs.appendFileSync(file, `${JSON.stringify(line)}\n`);

const { prototype } = pg.Client;
/** @type {(...args: unknown[]) => unknown} */
const query = Reflect.get(prototype, 'query');

/** @this {import('pg').Client} @param {unknown[]} args */
function recorded(...args) {
  const [first, second] = args;
  const isText = typeof first === 'string';
  const text = isText ? first : String(Reflect.get(Object(first), 'text') ?? '');
  const values = isText ? (Array.isArray(second) ? second : []) : (Reflect.get(Object(first), 'values') ?? []);
  write({ text, values });
  return query.apply(this, args);
}
Reflect.set(prototype, 'query', recorded);
