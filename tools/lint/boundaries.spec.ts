import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../lib/workspace.mjs';

/** Everything that lint is asked about here is planted as files of one folder and looked at in one run. */
const planted = new Map<string, string>();
const said = new Map<string, string[]>();
let folder = '';

const idOf = (file: string, code: string): string => `${file}\n${code}`;

/** Two cases of one file get names of their own; folders, and what a name ends with, stay as they are. */
function plant(file: string, code: string): void {
  const id = idOf(file, code);
  if (planted.has(id)) return;
  const taken = new Set(planted.values());
  const [name, ...endings] = path.basename(file).split('.');
  const free = taken.has(file) ? `${path.dirname(file)}/${name}${planted.size}.${endings.join('.')}` : file;
  planted.set(id, free);
}

/** What lint says about `code`, were it in `file`. */
const faults = (file: string, code: string): string[] => {
  const name = planted.get(idOf(file, code));
  if (name === undefined) throw new Error(`${file} was not planted`);
  return said.get(name) ?? [];
};

interface Diagnostic {
  code?: string;
  message: string;
  filename: string;
}

/** Runs oxlint with the project's own settings, without the rules that ask for types: the files are in no program. */
function lint(): Diagnostic[] {
  const config = JSON.parse(
    fs.readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  ) as Record<string, unknown>;
  const written = { ...config, options: {}, jsPlugins: [path.join(ROOT, 'tools/lint/plugin.mjs')] };
  fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(written));
  const args = [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', '.'];
  try {
    return read(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }));
  } catch (error) {
    // Exit code 1: there are faults.
    return read((error as { stdout: string }).stdout);
  }
}
const read = (output: string): Diagnostic[] => (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;

/** What can't be parsed isn't allowed, it wasn't looked at: such a diagnostic has no code. */
const COUNTED = /^$|aivy\(|no-restricted-properties|no-explicit-any/;

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-lint-')));
  for (const [id, name] of planted) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${id.slice(id.indexOf('\n') + 1)}\n`);
  }
  for (const { code = '', message, filename } of lint())
    if (COUNTED.test(code)) said.set(filename, [...(said.get(filename) ?? []), message]);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const PLANTED: [requirement: string, file: string, code: string, fault: RegExp][] = [
  [
    "a studio's page must not import server libraries",
    'apps/bank-studio/page/x.ts',
    `export * from '@aivy/item-bank';`,
    /scope web\) may not import @aivy\/item-bank/,
  ],
  [
    "a studio's page must not import what serves it",
    'apps/bank-studio/page/x.ts',
    `export * from '../src/edit/routes.js';`,
    /it imports nothing that serves it/,
  ],
  [
    "a studio's program must not import the browser's libraries",
    'apps/bank-studio/src/x.ts',
    `import 'react';`,
    /belongs to the web client/,
  ],
  [
    'web must not reach into server libraries',
    'apps/web/src/x.ts',
    `export * from '@aivy/item-bank';`,
    /may not import @aivy\/item-bank/,
  ],
  ['web must not load Nest', 'apps/web/src/x.ts', `import '@nestjs/common';`, /belongs to the server/],
  [
    'web must not load TypeORM, not even later',
    'libs/web-ui/src/x.ts',
    `export const x = import('typeorm');`,
    /belongs to the server/,
  ],
  ['services must not load React', 'apps/auth/src/x.ts', `import 'react';`, /belongs to the web client/],
  ['services must not use web libraries', 'apps/auth/src/x.ts', `import '@aivy/web-ui';`, /scope server/],
  ['nobody imports an app', 'apps/gateway/src/x.ts', `import '@aivy/auth';`, /nobody imports an app/],
  [
    'nobody imports an app by its path',
    'apps/gateway/src/x.ts',
    `import '../../auth/src/app.js';`,
    /must stay inside apps\/gateway/,
  ],
  ['contracts import nothing but zod', 'libs/contracts/src/x.ts', `import 'rxjs';`, /nothing but zod/],
  [
    'contracts import no other package',
    'libs/contracts/src/x.ts',
    `import '@aivy/exam';`,
    /may not import @aivy\/exam/,
  ],
  ['contracts use nothing of Node', 'libs/contracts/src/x.ts', `import 'node:fs';`, /no Node modules/],
  ['pure libraries load no framework', 'libs/psychometrics/src/x.ts', `import '@nestjs/common';`, /is pure/],
  ['only specs use the testing library', 'apps/auth/src/x.ts', `import '@aivy/server-testing';`, /for specs only/],
  ['only web-math loads MathJax', 'apps/web/src/x.ts', `import 'mathjax-react';`, /Only libs\/typeset/],
  [
    'what sets and draws formulas is loaded late, by web-math',
    'apps/web/src/x.ts',
    `import '@aivy/typeset/draw';`,
    /Only libs\/web-math/,
  ],
  [
    'a package lists what it uses',
    'libs/psychometrics/src/x.ts',
    `import '@aivy/item-bank';`,
    /does not list @aivy\/item-bank/,
  ],
  [
    'only repositories touch TypeORM, also for a type',
    'apps/auth/src/account/x.service.ts',
    `import type { EntityManager } from 'typeorm'; export type X = EntityManager;`,
    /Only repositories touch TypeORM/,
  ],
  [
    'a service does not know entities, also not for a type',
    'apps/full-test/src/attempt/x.service.ts',
    `import type { TestRow } from './attempt.entity.js'; export type X = TestRow;`,
    /Entities do not leave/,
  ],
  [
    'a repository answers with plain objects',
    'apps/full-test/src/attempt/x.repository.ts',
    `export class X { select(): Promise<TestRow[]> { return Promise.resolve([]); } } interface TestRow { id: string }`,
    /answers with plain objects/,
  ],
  [
    'a repository says what it answers with: an inferred type would hand out rows',
    'apps/full-test/src/attempt/x.repository.ts',
    `export class X { async all(u: string) { return Promise.resolve([u]); } }`,
    /says what it answers with/,
  ],
  [
    'a repository says what a getter answers with',
    'apps/full-test/src/attempt/x.repository.ts',
    `export class X { public get all() { return [1]; } }`,
    /says what it answers with/,
  ],
  [
    'a repository hides no method in a property',
    'apps/full-test/src/attempt/x.repository.ts',
    `export class X { readonly all = async (u: string) => [u]; }`,
    /is a method/,
  ],
  [
    'the product does not load the fakes of its specs',
    'apps/web/src/core/session/x.ts',
    `import { FakeServer } from '../testing/fake-server'; export const x = FakeServer;`,
    /for specs only/,
  ],
  [
    'only config.ts reads the environment',
    'apps/auth/src/x.ts',
    `export const x = process.env['A'];`,
    /restricted from being used/,
  ],
  ['no any', 'libs/exam/src/x.ts', `export const x = (y: any) => y;`, /any/],
];

const ALLOWED: [requirement: string, file: string, code: string][] = [
  [
    'a repository may leave its own steps to inference',
    'apps/full-test/src/attempt/x.repository.ts',
    `export class X { constructor(readonly y: string) {} private rows() { return [this.y]; } #one() { return this.rows(); } set z(z: string) { this.#one().push(z); } all(): string[] { return this.rows(); } }`,
  ],
  [
    'a spec may use the fakes',
    'apps/web/src/core/session/x.spec.ts',
    `import { FakeServer } from '../testing/fake-server'; export const x = FakeServer;`,
  ],
  [
    'web may use contracts and its own libraries',
    'apps/web/src/x.ts',
    `import '@aivy/contracts'; import '@aivy/web-ui'; import 'react';`,
  ],
  ['a spec may use the testing library', 'apps/auth/src/x.int-spec.ts', `import '@aivy/server-testing';`],
  [
    'a domain library may name a type of TypeORM',
    'libs/item-bank/src/x.ts',
    `import type { QueryRunner } from 'typeorm'; export type X = QueryRunner;`,
  ],
  [
    'a repository uses TypeORM and its entities',
    'apps/full-test/src/attempt/x.repository.ts',
    `import { DataSource } from 'typeorm'; import { TestRow } from './attempt.entity.js'; export const x = [DataSource, TestRow];`,
  ],
  [
    'database.ts lists the entities',
    'apps/full-test/src/database.ts',
    `import { TestRow } from './attempt/attempt.entity.js'; export const x = [TestRow];`,
  ],
  ['config.ts may read the environment', 'apps/auth/src/config.ts', `export const x = process.env;`],
  ["a studio's page may use the client's controls", 'apps/bank-studio/page/x.ts', `import '@aivy/web-ui';`],
  [
    "a studio's program may use the bank and know what its page expects",
    'apps/bank-studio/src/edit/x.ts',
    `export * from '@aivy/item-bank'; export type { Look } from '../../page/wire.js';`,
  ],
  ['web-math may load MathJax', 'libs/web-math/src/x.ts', `import 'mathjax-react';`],
  ['the client may read typesettings', 'apps/web/src/x.ts', `import '@aivy/typeset';`],
];

/** The zones of the client, each with a file of it; a zone imports itself and those after it. */
const WEB = 'apps/web/src';
const ZONES: [zone: string, file: string][] = [
  ['prerender', 'x'],
  ['start', 'x'],
  ['shell', 'header/x'],
  ['routes', 'x'],
  ['features', 'result/hooks/x'],
  ['player', 'annotate/x'],
  ['core', 'session/x'],
  ['config', 'x'],
  ['lib', 'x'],
];
type Edge = [from: string, to: string, file: string, source: string];
const edge = (from: number, to: number): Edge => {
  const [zone, file] = ZONES[from]!;
  const [other, target] = ZONES[to]!;
  const source = path.posix.relative(path.posix.dirname(`${zone}/${file}`), `${other}/${target}`);
  return [zone, other, `${WEB}/${zone}/${file}.ts`, source.startsWith('.') ? source : `./${source}`];
};
const LAST = ZONES.length - 1;
/** Each zone and its neighbor, and the ends: the rule compares places in one list. */
const UP = [...ZONES.slice(1).map((_, from) => edge(from + 1, from)), edge(LAST, 0)];
const DOWN = [...ZONES.slice(1).map((_, from) => edge(from, from + 1)), edge(0, LAST), edge(0, 0)];

/** Every way to name another module. */
const WAYS: [way: string, code: (source: string) => string][] = [
  ['import', (source) => `import { x } from '${source}'; export const y = x;`],
  ['import of a type', (source) => `import type { X } from '${source}'; export type Y = X;`],
  ['import of a type beside none', (source) => `import { type X } from '${source}'; export type Y = X;`],
  ['import for its effects', (source) => `import '${source}';`],
  ['export', (source) => `export { x } from '${source}';`],
  ['export of everything', (source) => `export * from '${source}';`],
  ['export of a type', (source) => `export type { X } from '${source}';`],
  ['dynamic import', (source) => `export const x = () => import('${source}');`],
  ['dynamic import of a template', (source) => `export const x = () => import(\`${source}\`);`],
  ['type of a module', (source) => `export type X = typeof import('${source}');`],
  ['stylesheet', (source) => `import styles from '${source}.module.css'; export const x = styles;`],
];

const IMPORTS = (source: string): string => `import { x } from '${source}'; export const y = x;`;
const RESULT = `${WEB}/features/result/hooks/x.ts`;
const DETOURS: [way: string, file: string, source: string, fault: RegExp][] = [
  ['a detour over another zone', 'core/x.ts', './../lib/../features/result', /^core may not import features/],
  ['the index of a feature', 'features/result/x.ts', '../legal', /^The feature result may not import/],
  ['a spec', 'player/x.spec.tsx', '../features/full-test', /^player may not import features/],
  ['the package by its name', 'core/x.ts', '@aivy/web/src/features/result', /by their relative path/],
  ['the entry', 'shell/x.ts', '../main', /stands in no zone/],
  ['what is built with', 'lib/x.ts', '../../build/budget', /no part of it/],
];
const BELOW = [`import '../../../core/store';`, `import '../api';`];
const ENTRY: [file: string, code: string] = [`${WEB}/main.tsx`, `import './shell/app'; import './features/result';`];

for (const [, file, code] of [...PLANTED, ...ALLOWED]) plant(file, code);
for (const [, , file, source] of [...UP, ...DOWN]) plant(file, IMPORTS(source));
for (const [, code] of WAYS) plant(RESULT, code('../../full-test/api'));
for (const [, file, source] of DETOURS) plant(`${WEB}/${file}`, `import '${source}';`);
for (const code of BELOW) plant(RESULT, code);
plant(...ENTRY);

describe('zones of the web client', () => {
  it.each(UP)('%s must not import %s', (from, to, file, source) => {
    expect(faults(file, IMPORTS(source))).toEqual([expect.stringMatching(`^${from} may not import ${to}: `)]);
  });

  it.each(DOWN)('%s may import %s', (_from, _to, file, source) => {
    expect(faults(file, IMPORTS(source))).toEqual([]);
  });

  it.each(WAYS)('no way leads from one feature to another: %s', (_way, code) => {
    expect(faults(RESULT, code('../../full-test/api'))).toEqual([
      expect.stringMatching(/^The feature result may not import the feature full-test: /),
    ]);
  });

  it.each(BELOW)('the own feature and the zones below are open to it: %s', (code) => {
    expect(faults(RESULT, code)).toEqual([]);
  });

  it.each(DETOURS)('%s is no way around them', (_way, file, source, fault) => {
    expect(faults(`${WEB}/${file}`, `import '${source}';`)).toEqual([expect.stringMatching(fault)]);
  });

  it('the entry puts everything together', () => {
    expect(faults(...ENTRY)).toEqual([]);
  });

  it('every folder of the client is a zone', () => {
    const folders = fs.readdirSync(WEB, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(ZONES.map(([zone]) => zone).sort());
  });
});

describe('lint boundaries', () => {
  it.each(PLANTED)('%s', (_requirement, file, code, fault) => {
    expect(faults(file, code)).toEqual([expect.stringMatching(fault)]);
  });

  it.each(ALLOWED)('%s', (_requirement, file, code) => {
    expect(faults(file, code)).toEqual([]);
  });

  it('no file switches a rule off with a comment: exceptions are written in the settings, with their reason', () => {
    const found = spawnSync('git', ['grep', '-nE', '(eslint|oxlint)-disable', '--', '*.ts', '*.tsx', '*.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(found.stdout.replaceAll(/^tools\/lint\/boundaries\.spec\.ts.*\n/gm, '')).toBe('');
  });
});
