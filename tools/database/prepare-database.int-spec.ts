import { type DatabaseDefinition } from '@aivy/server-kit';
import { testDatabase } from '@aivy/server-testing';
import { prepareDatabase } from './prepare-database.js';

it("migrates nothing with a login that can't create the roles, and says what to run", async () => {
  const database = await testDatabase([]);
  const url = new URL(database.url);
  const [name, login] = [url.pathname.slice(1), `${url.pathname.slice(1)}_login`];
  const acme: DatabaseDefinition = { service: 'acme', schema: 'acme', entities: [], migrations: [] };
  await database.query(`create role ${login} login password 'secret'`);
  await database.query(`alter database ${name} owner to ${login}`);
  Object.assign(url, { username: login, password: 'secret' });

  await expect(prepareDatabase(url.href, [acme])).rejects.toThrow(`create role "${name}_acme" nologin;`);
  expect(await database.query(`select from pg_namespace where nspname in ('bank', 'acme')`)).toEqual([]);
  await database.drop();
});
