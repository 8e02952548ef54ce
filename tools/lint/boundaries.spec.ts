import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import config from '../../eslint.config.mjs';

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config });

/** What lint says about `code`, were it in `file`. */
async function faults(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.resolve(file) });
  return (result?.messages ?? [])
    .filter(
      ({ ruleId }) =>
        ruleId === 'aivy/boundaries' ||
        ruleId === 'no-restricted-properties' ||
        ruleId === '@typescript-eslint/no-explicit-any',
    )
    .map(({ message }) => message);
}

const PLANTED: [requirement: string, file: string, code: string, fault: RegExp][] = [
  [
    'web must not reach into server libraries',
    'apps/web/src/x.ts',
    `export * from '@aivy/item-bank';`,
    /may not import @aivy\/item-bank/,
  ],
  [
    'web must not use the kit of the services',
    'apps/web/src/x.ts',
    `import { RpcClient } from '@aivy/server-kit'; export const x = RpcClient;`,
    /scope web/,
  ],
  ['web must not load Nest', 'apps/web/src/x.ts', `import '@nestjs/common';`, /belongs to the server/],
  [
    'web must not load TypeORM, not even later',
    'libs/web-ui/src/x.ts',
    `export const x = import('typeorm');`,
    /belongs to the server/,
  ],
  ['web must not load BullMQ', 'apps/web/src/x.ts', `import 'bullmq';`, /belongs to the server/],
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
  [
    'exam imports the contracts only',
    'libs/exam/src/x.ts',
    `import '@aivy/item-bank';`,
    /may not import @aivy\/item-bank/,
  ],
  ['pure libraries load no framework', 'libs/psychometrics/src/x.ts', `import '@nestjs/common';`, /is pure/],
  ['pure libraries load no React', 'libs/exam/src/x.ts', `import 'react';`, /belongs to the web client/],
  ['only specs use the testing library', 'apps/auth/src/x.ts', `import '@aivy/server-testing';`, /for specs only/],
  ['only web-math loads MathJax', 'apps/web/src/x.ts', `import 'mathjax-react';`, /Only libs\/web-math/],
  [
    'a package lists what it uses',
    'libs/psychometrics/src/x.ts',
    `import '@aivy/item-bank';`,
    /does not list @aivy\/item-bank/,
  ],
  [
    'only config.ts reads the environment',
    'apps/auth/src/x.ts',
    `export const x = process.env['A'];`,
    /Only config.ts/,
  ],
  ['no any', 'libs/exam/src/x.ts', `export const x = (y: any) => y;`, /any/],
];

const ALLOWED: [requirement: string, file: string, code: string][] = [
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
  ['config.ts may read the environment', 'apps/auth/src/config.ts', `export const x = process.env;`],
  ['web-math may load MathJax', 'libs/web-math/src/x.ts', `import 'mathjax-react';`],
];

describe('lint boundaries', () => {
  it.each(PLANTED)('%s', async (_requirement, file, code, fault) => {
    expect(await faults(file, code)).toEqual([expect.stringMatching(fault)]);
  });

  it.each(ALLOWED)('%s', async (_requirement, file, code) => {
    expect(await faults(file, code)).toEqual([]);
  });

  it('a comment cannot switch a rule off', async () => {
    expect(await faults('apps/web/src/x.ts', `/* eslint-disable */\nimport 'bullmq';`)).toHaveLength(1);
  });
});
