import type { DatabaseDefinition } from '@aivy/server-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table with a column of every kind that a migration may choose, which the real ones do not all have. */
class CreateEveryType1700000000000 implements MigrationInterface {
  name = 'CreateEveryType1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table "Every type".rows (
      id bigint generated always as identity primary key,
      parent bigint references "Every type".rows,
      big numeric, exact double precision, small real, yes boolean, "Quoted ""name""" text, letters varchar(20), bytes bytea,
      texts text[], grid int[][], nothing text[], document jsonb, raw json, id_of uuid, day date, moment timestamptz,
      plain timestamp, span interval, clock time, bits bit varying, address inet, range tstzrange,
      doubled bigint generated always as (id * 2) stored
    )`);
    await runner.query('create sequence "Every type".loose increment 7');
    await runner.query('create table "Every type".empty (id int primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table "Every type".rows, "Every type".empty; drop sequence "Every type".loose');
  }
}

export const everyType: DatabaseDefinition = {
  service: 'every-type',
  schema: 'Every type',
  entities: [],
  migrations: [CreateEveryType1700000000000],
};

/** Its rows: values at the edge of what a type holds, and text that looks like COPY's own signs. A row may name a later one. */
export const EVERY_VALUE = `
  insert into "Every type".rows (parent, big, exact, small, yes, "Quoted ""name""", letters, bytes, texts, grid, nothing,
    document, raw, id_of, day, moment, plain, span, clock, bits, address, range) values
  (2, 1e300::numeric + 1e-300::numeric, 0.1::float8 + 0.2::float8, 'NaN', true, E'a\\tb\\nc\\\\d\\r\\\\.', 'x', '\\x00ff0a5c',
    array['a,b', 'null', null, '', '"{}\\'], '{{1,2},{3,4}}', '{}', '{"π": [1e10, null, "\\u0001\\n"]}', '{"b": 1,  "b": 2}',
    gen_random_uuid(), 'infinity', '0044-03-15 12:00:00.000001+00 BC', 'infinity', '-1 mons +3 days -00:00:00.000001',
    '24:00', B'10110', '::1/64', '(,2026-11-22 00:00:00.123456+01]'),
  (null, 'NaN', '-Infinity', 1e-45, false, '', E'\\\\N', '', array[]::text[], '[0:1][2:2]={{1},{2}}', array[null], 'null', 'null',
    null, '4713-01-01 BC', '294276-12-31 23:59:59.999999+00', null, '178000000 years', '00:00', B'', '10.0.0.1', 'empty'),
  (3, null, '-0', null, null, 'Žluťoučký 𝄞 👩🏽‍🚀 ' || repeat('long ', 20000), null, sha512('x'), null, null, null, null, null, null,
    null, null, null, null, null, null, null, null);
  select nextval('"Every type".loose'), nextval('"Every type".loose')`;
