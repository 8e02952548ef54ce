import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allCalls, BODY_LIMIT, QUEUES, SERVICES } from '@aivy/contracts';
import { parse } from 'yaml';
import { INTERNAL_PORT, PROGRAMS } from '../../deploy/programs.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { EDGE_BODY_LIMIT } from './edge-body-limit.js';
import { generatedFiles, leftoverFiles } from './files.mjs';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string): boolean => fs.existsSync(path.join(ROOT, file));
const names = PROGRAMS.map(({ name }) => name);
/** Text files below the folders. */
const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => fs.statSync(path.join(ROOT, file)).isFile()),
  );

describe('the list of programs', () => {
  it('names every app of the server, and no other', () => {
    const apps = fs.readdirSync(path.join(ROOT, 'apps')).filter((name) => exists(`apps/${name}/src/app.ts`));
    expect([...names].sort()).toEqual(apps.sort());
  });

  it('has the services and queues of the contract', () => {
    const services = PROGRAMS.filter(({ kind }) => kind === 'service').map(({ name }) => name);
    expect(services.sort()).toEqual([...SERVICES].sort());
    expect(PROGRAMS.flatMap(({ queues = [] }) => queues).sort()).toEqual([...QUEUES].sort());
  });

  it('has one gateway, which starts last and is the only one with a port for the world', () => {
    expect(PROGRAMS.filter(({ kind }) => kind === 'gateway')).toEqual([PROGRAMS.at(-1)]);
    expect(PROGRAMS.filter(({ port }) => port !== undefined)).toEqual([PROGRAMS.at(-1)]);
  });

  it('has the ports that the image sets', () => {
    const image = read('deploy/Dockerfile');
    const { port, chatPort } = PROGRAMS.at(-1)!;
    expect(image).toContain(` PORT=${port} CHAT_PORT=${chatPort} METRICS_PORT=${INTERNAL_PORT} `);
  });
});

describe('generated files', () => {
  it('are as `npm run generate deploy` writes them', () => {
    const stale = [...generatedFiles(ROOT, EDGE_BODY_LIMIT)].filter(
      ([file, text]) => !exists(file) || read(file) !== text,
    );
    expect({
      'stale, run `npm run generate deploy`': [...stale.map(([file]) => file), ...leftoverFiles(ROOT, EDGE_BODY_LIMIT)],
    }).toEqual({ 'stale, run `npm run generate deploy`': [] });
  });

  it('have a new program everywhere, and name the manifest of one that has left', () => {
    const [first, ...rest] = PROGRAMS;
    const more = generatedFiles(ROOT, EDGE_BODY_LIMIT, [{ ...first!, name: 'one-more' }, ...PROGRAMS]);
    for (const [file, text] of [
      ['docker-compose.yml', '  one-more:\n'],
      ['deploy/prometheus/prometheus.yml', 'names: [one-more, '],
      ['deploy/prometheus/alerts.yml', 'labels: { service: one-more }'],
      ['k8s/base/programs/kustomization.yaml', '- one-more.yaml'],
      ['k8s/base/programs/one-more.yaml', 'kind: Deployment'],
    ] as const)
      expect(more.get(file)).toContain(text);
    expect(leftoverFiles(ROOT, EDGE_BODY_LIMIT, rest)).toEqual([`k8s/base/programs/${first!.name}.yaml`]);
  });
});

describe('the largest body', () => {
  const LIMIT = /(?:client[_-]max[_-]body[_-]size|proxy-body-size)\W+(\w+)/g;

  it('that a call takes passes every edge, which all have one limit, written from the contract', () => {
    const [, kilobytes] = /^(\d+)k$/.exec(EDGE_BODY_LIMIT)!;
    for (const { body = BODY_LIMIT } of allCalls) expect(Number(kilobytes) * 1024).toBeGreaterThan(body.bytes);
    const edges = filesIn('deploy', 'k8s').flatMap((file) =>
      [...read(file).matchAll(LIMIT)].map(([, limit]) => [file, limit]),
    );
    expect(edges).toEqual([
      ['deploy/nginx/body-limit.inc', EDGE_BODY_LIMIT],
      ['k8s/base/ingress.yaml', EDGE_BODY_LIMIT],
      ['k8s/base/ingress.yaml', EDGE_BODY_LIMIT],
    ]);
  });

  it('is the same at every server of nginx that passes requests on', () => {
    for (const file of ['aivy.conf', 'aivy-chat.conf', 'compose.conf'])
      for (const server of read(`deploy/nginx/${file}`)
        .split(/^server \{$/m)
        .slice(1))
        if (/to-gateways\.inc|proxy_pass/.test(server))
          expect(server).toContain('include /etc/nginx/aivy/body-limit.inc;');
  });

  it('is no number of its own in the gateway', () => {
    const gateway = filesIn('apps/gateway/src').filter((file) => file.endsWith('.ts'));
    const limits = gateway.flatMap((file) =>
      [...read(file).matchAll(/bodyLimit:\s*([^\s,}]+)/g)].map(([, how]) => how),
    );
    expect(new Set(limits)).toEqual(new Set(['BODY_LIMIT.bytes']));
  });
});

it('docker compose runs every program after the migration', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { command?: string[]; depends_on?: object }>;
  };
  const run = Object.keys(services).filter((name) => services[name]?.command?.at(-1)?.endsWith('/main.js'));
  expect(run.sort()).toEqual([...names].sort());
  for (const name of run) {
    expect(services[name]!.command!.at(-1)).toBe(`dist/${name}/main.js`);
    expect(Object.keys(services[name]!.depends_on!)).toEqual(['migrate', 'redis']);
  }
});

it('the address that hears about danger can be set in docker compose and in Kubernetes', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  expect(services.worker!.environment!.TUTOR_STAFF_MAIL).toBe('${TUTOR_STAFF_MAIL:-}');
  expect(read('k8s/base/kustomization.yaml')).toMatch(/^ {6}- TUTOR_STAFF_MAIL=$/m);
});
