import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { baseConfig, parseConfig } from '@aivy/server-kit';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Set by the system, by the bundler or by our own programs, never by a person. */
const NOT_OURS = [
  'PATH',
  'HOME',
  'XDG_RUNTIME_DIR',
  'DOCKER_HOST',
  'LD_LIBRARY_PATH',
  'VITE_CONFIG_NATIVE_IGNORE_WARNING',
  'BASE_URL',
  'PROD',
  'DEV',
  'MAILBOX',
  'AIVY_REDIS_PASSWORD',
  'AIVY_DRILL_CLOCK',
  'BENCH_STATEMENTS',
];

const files = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/node_modules|\.(int-)?spec\.ts/.test(file))
    .map((file) => path.join(ROOT, folder, file));

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Names that a program reads (`env.NAME`, `env['NAME']`) or a schema holds (`  NAME: …`): a config.ts, or a part that services share. */
function namesInCode(): Set<string> {
  const names = ['tools', 'apps', 'libs'].flatMap(files).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    const read = matches(text, /\benv(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g);
    const isSchema = /config\.ts$/.test(file) || /^export const \w+Config = \{/m.test(text);
    const schema = isSchema ? matches(text, /^ {2}([A-Z][A-Z0-9_]+): /gm) : [];
    const handed = /environment\.ts$|e2e\.mjs$/.test(file) ? matches(text, /'(TEST_[A-Z_]+|CHROME_PATH)'/g) : [];
    return [...read, ...schema, ...handed];
  });
  return new Set(names.filter((name) => !NOT_OURS.includes(name)));
}

const example = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');

/** What `npm start` derives or sets differently must stay open, or a copy of the file would pin it. */
const OPEN = ['PUBLIC_URL', 'LOG_LEVEL', 'DEV_MAILBOX', 'DRAIN_SECONDS'];

describe('.env.example', () => {
  it('lists every variable of the code, and no other', () => {
    expect(matches(example, /^([A-Z][A-Z0-9_]+)=/gm).sort()).toEqual([...namesInCode()].sort());
  });

  it('shows the defaults', () => {
    const shown = Object.fromEntries(
      [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    const { KEY_PREFIX, MAIL_FROM } = parseConfig(baseConfig, {
      DATABASE_URL: 'postgres://a/b',
      REDIS_URL: 'redis://a',
    });
    expect(shown).toMatchObject({ KEY_PREFIX, MAIL_FROM });
  });

  it('pins nothing that `npm start` derives from other values', () => {
    for (const name of OPEN) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  it('is itself a valid environment beside a database and a Redis', () => {
    const values = Object.fromEntries(
      [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(() =>
      parseConfig(baseConfig, { ...values, DATABASE_URL: 'postgres://a/b', REDIS_URL: 'redis://a' }),
    ).not.toThrow();
  });
});
