import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { QUEUES } from './core/job.js';
import { SERVICES } from './core/services.js';
import type { UserData } from './core/user-data.js';
import { allCalls, allInternalCalls, allJobs, FEATURES, schedulesOf } from './tables.js';
import { collectUserData, exportedFields, USER_DATA, USER_DATA_PARTS, USER_DATA_SERVICES } from './user-data.js';

const SHARED = ['bin', 'core'];
const HERE = import.meta.dirname;

const folders = fs
  .readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map(({ name }) => name);

/** Every value that a file of a feature exports, by file and name. */
async function exportsOf(folder: string): Promise<[string, unknown][]> {
  const files = fs.readdirSync(path.join(HERE, folder), { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map(async (file) => {
        const loaded = (await import(path.join(HERE, folder, file))) as Record<string, unknown>;
        return Object.entries(loaded).map(([name, value]): [string, unknown] => [`${folder}/${file} ${name}`, value]);
      }),
  );
  return modules.flat();
}

/** The values, and what lists among them hold. */
const listed = ([title, value]: [string, unknown]): [string, unknown][] => [
  [title, value],
  ...(has(value) ? Object.entries(value).map(([name, each]): [string, unknown] => [`${title}.${name}`, each]) : []),
];

const has = (value: unknown, ...keys: string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

describe('the tables', () => {
  it('have a feature for every folder of contracts, and a folder for every service', () => {
    expect(folders.sort()).toEqual([...SERVICES].sort());
    expect(Object.keys(FEATURES).sort()).toEqual([...SERVICES].sort());
  });

  it.each(folders)('hold every call, job, event and schedule that a file of %s describes', async (folder) => {
    const events = Object.values(FEATURES).flatMap((feature) => Object.values<unknown>(feature.events));
    const schedules = SERVICES.flatMap((service) => schedulesOf(service));
    const described = (await exportsOf(folder))
      .flatMap(listed)
      .filter(
        ([, value]) =>
          has(value, 'pattern', 'output') ||
          has(value, 'queue', 'data') ||
          has(value, 'name', 'data') ||
          has(value, 'name', 'everyMs'),
      );
    expect(described.length).toBeGreaterThan(0);
    const known = new Set<unknown>([...allCalls, ...allInternalCalls, ...allJobs, ...events, ...schedules]);
    expect(described.filter(([, value]) => !known.has(value)).map(([name]) => name)).toEqual([]);
  });

  it('name a feature of calls after the service that answers them', () => {
    for (const [service, { calls, internalCalls }] of Object.entries(FEATURES))
      for (const call of [...Object.values(calls), ...Object.values(internalCalls)])
        expect([call.pattern, call.service]).toEqual([call.pattern, service]);
  });

  it('name every kind of job once, its former names included, and every queue for some kind', () => {
    const names = allJobs.flatMap(({ queue, name, formerNames = [] }) =>
      [name, ...formerNames].map((each) => `${queue}/${each}`),
    );
    expect(new Set(names).size).toBe(names.length);
    expect([...new Set(allJobs.map(({ queue }) => queue))].sort()).toEqual([...QUEUES].sort());
  });
});

describe('schedules', () => {
  it('are named once, after their service', () => {
    for (const service of SERVICES)
      for (const { name } of schedulesOf(service)) expect(name.startsWith(`${service}.`)).toBe(true);
    const names = SERVICES.flatMap((service) => schedulesOf(service)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the data of users', () => {
  it('are exported and erased by each service itself', () => {
    for (const [service, part] of Object.entries<UserData | null>(USER_DATA))
      for (const call of part ? [part.export, part.erase] : [])
        expect([service, call.service, call.idempotent]).toEqual([service, service, true]);
    expect(Object.keys(USER_DATA)).toHaveLength(SERVICES.length - 1);
  });

  it('stand in a field of their own each, with the answer of its service', async () => {
    expect(Object.keys(exportedFields)).toEqual(USER_DATA_PARTS.map(({ field }) => field));
    const fields = await collectUserData(async ({ pattern }) => `of ${pattern}`);
    expect(fields).toMatchObject({
      diagnostic: 'of diagnostic.export-user',
      full_tests: 'of full-test.export-user',
    });
    expect(Object.values(fields)).toEqual(USER_DATA_SERVICES.map((service) => `of ${service}.export-user`));
    const schema = z.object({ diagnostic: exportedFields.diagnostic, full_tests: exportedFields.full_tests });
    expect(schema.safeParse({ diagnostic: null, full_tests: [] }).success).toBe(true);
    expect(schema.safeParse({ diagnostic: [], full_tests: null }).success).toBe(false);
  });

  it('are not handed out in part when one service does not answer', async () => {
    const away = collectUserData(({ service }) =>
      service === 'full-test' ? Promise.reject(new Error('away')) : Promise.resolve(null),
    );
    await expect(away).rejects.toThrow('away');
  });
});
