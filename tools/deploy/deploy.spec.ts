import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { QUEUES, SERVICES } from '@aivy/contracts';
import { parse, parseAllDocuments } from 'yaml';
import { INTERNAL_PORT, PROGRAMS } from '../../deploy/programs.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { generatedFiles, leftoverFiles } from './files.mjs';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string): boolean => fs.existsSync(path.join(ROOT, file));
const names = PROGRAMS.map(({ name }) => name);

/** The chat's memory is bounded: V8 is told so, wherever it runs. */
const HEAPS: Record<string, string[]> = {
  chat: ['--max-old-space-size=96', '--max-semi-space-size=1', '--v8-pool-size=1'],
};
const commandOf = (name: string): string[] => ['node', ...(HEAPS[name] ?? []), `dist/${name}/main.js`];

/** The manifests of a Kustomize folder, those of its resources that are folders included. */
function manifests(folder: string): Manifest[] {
  const { resources = [] } = parse(read(`${folder}/kustomization.yaml`)) as { resources?: string[] };
  return resources.flatMap((each) => {
    const file = path.join(folder, each);
    if (!/\.ya?ml$/.test(each)) return manifests(file);
    return parseAllDocuments(read(file)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    });
  });
}

interface Container {
  command: string[];
  ports: { name: string; containerPort: number }[];
  startupProbe: { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number };
  livenessProbe: { httpGet: { path: string; port: string } };
  readinessProbe: { httpGet: { path: string; port: string } };
}
interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: {
    selector: { matchLabels: Record<string, string> };
    template: {
      metadata: { labels: Record<string, string> };
      spec: { terminationGracePeriodSeconds: number; containers: Container[] };
    };
  };
}

describe('the list of programs', () => {
  it('names every app of the server, and no other', () => {
    const apps = fs.readdirSync(path.join(ROOT, 'apps')).filter((name) => exists(`apps/${name}/src/app.ts`));
    expect([...names].sort()).toEqual(apps.sort());
    for (const name of names) expect(exists(`apps/${name}/src/main.ts`)).toBe(true);
  });

  it('holds the services of the contracts', () => {
    const services = PROGRAMS.filter(({ kind }) => kind === 'service').map(({ name }) => name);
    expect(services.sort()).toEqual([...SERVICES].sort());
  });

  it('says of every queue who works it off, and of no other', () => {
    expect(PROGRAMS.flatMap(({ queues = [] }) => queues).sort()).toEqual([...QUEUES].sort());
  });

  it('has one gateway, which starts last and is the only one with a port for the world', () => {
    expect(PROGRAMS.filter(({ kind }) => kind === 'gateway')).toEqual([PROGRAMS.at(-1)]);
    expect(PROGRAMS.filter(({ port }) => port !== undefined)).toEqual([PROGRAMS.at(-1)]);
  });

  it('knows the ports that the image sets', () => {
    const image = read('deploy/Dockerfile');
    expect(image).toMatch(/^HEALTHCHECK .+ CMD \["node", .+process\.env\.METRICS_PORT \+ '\/ready'/m);
    expect(image).toContain(` METRICS_PORT=${INTERNAL_PORT} `);
    expect(image).toContain(` PORT=${PROGRAMS.at(-1)?.port} `);
    expect(image).toContain(` CHAT_PORT=${PROGRAMS.at(-1)?.chatPort} `);
  });
});

describe('files of deployment', () => {
  it('are as `npm run deploy:generate` writes them', () => {
    const stale = [...generatedFiles(ROOT)].filter(([file, text]) => !exists(file) || read(file) !== text);
    expect({
      'stale, mended by `npm run deploy:generate`': [...stale.map(([file]) => file), ...leftoverFiles(ROOT)],
    }).toEqual({ 'stale, mended by `npm run deploy:generate`': [] });
  });

  it('know a program as soon as it stands in the list', () => {
    const more = generatedFiles(ROOT, [{ ...PROGRAMS[0]!, name: 'one-more', replicas: 7 }, ...PROGRAMS]);
    expect(parse(more.get('docker-compose.yml')!, { merge: true })).toMatchObject({
      services: { 'one-more': { image: 'aivy', command: ['node', 'dist/one-more/main.js'] } },
    });
    expect(more.get('deploy/prometheus/prometheus.yml')).toMatch(/names: \[one-more, /);
    expect(more.get('k8s/base/programs/kustomization.yaml')).toMatch(/resources:\n {2}- one-more\.yaml\n/);
    const manifests = parseAllDocuments(more.get('k8s/base/programs/one-more.yaml')!).map(
      (document) => document.toJS() as Manifest,
    );
    expect(manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler')).toMatchObject({
      metadata: { name: 'one-more' },
      spec: { minReplicas: 7 },
    });
  });
});

describe('the manifest of a program that has left the list', () => {
  it('is named as stale', () => {
    const [left, ...rest] = PROGRAMS;
    expect(leftoverFiles(ROOT, rest)).toEqual([`k8s/base/programs/${left!.name}.yaml`]);
  });
});

describe('Kubernetes', () => {
  const deployments = manifests('k8s/base').filter(({ kind }) => kind === 'Deployment');

  it('runs every program, and no other', () => {
    expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual([...names].sort());
  });

  it.each(deployments.map((each) => [each.metadata.name, each] as const))(
    '%s: runs its own program, is selected by its own label, and is asked where it answers',
    (name, { metadata, spec }) => {
      const [container] = spec.template.spec.containers;
      expect(container!.command).toEqual(commandOf(name));
      expect(spec.selector.matchLabels).toEqual({ app: name });
      expect(spec.template.metadata.labels).toMatchObject({ app: name, system: 'aivy' });
      // By this one the overlay finds them all.
      expect(metadata.labels).toMatchObject({ system: 'aivy' });
      const ports = Object.fromEntries(container!.ports.map((port) => [port.name, port.containerPort]));
      expect(ports['internal']).toBe(INTERNAL_PORT);
      const { startupProbe, livenessProbe, readinessProbe } = container!;
      expect([startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet)).toEqual([
        { path: '/live', port: 'internal' },
        { path: '/live', port: 'internal' },
        { path: '/ready', port: 'internal' },
      ]);
      // A cold start on a busy node, waiting for Redis and the database, takes up to a minute.
      expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThanOrEqual(60);
    },
  );

  it.each(PROGRAMS)('$name is given longer to end than it takes', ({ name, endsWithinSeconds }) => {
    const { spec } = deployments.find(({ metadata }) => metadata.name === name)!;
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(endsWithinSeconds);
  });
});

describe('docker compose', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { command?: string[]; healthcheck?: unknown; depends_on?: Record<string, unknown> }>;
  };

  it('runs every program after the migration, and looks after its health', () => {
    const run = Object.keys(services).filter((name) => services[name]?.command?.at(-1)?.endsWith('/main.js'));
    expect(run.sort()).toEqual([...names].sort());
    for (const name of run) {
      expect(services[name]).toMatchObject({ command: commandOf(name), image: 'aivy' });
      // The image asks by itself.
      expect(services[name]?.healthcheck).toBeUndefined();
      expect(Object.keys(services[name]?.depends_on ?? {})).toEqual(['migrate', 'redis']);
    }
  });
});

describe('Grafana', () => {
  const grafana = (
    parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { volumes: string[]; environment: Record<string, string> }>;
    }
  ).services['grafana']!;
  /** What a path of the container is here. */
  const here = (inside: string): string => {
    const [from, to] = grafana.volumes.map((each) => each.split(':')).find(([, at]) => inside.startsWith(at!))!;
    return path.join(from!, path.relative(to!, inside));
  };

  it('finds Prometheus and the dashboards where docker compose puts them', () => {
    const provisioning = '/etc/grafana/provisioning';
    const { datasources } = parse(read(here(`${provisioning}/datasources/prometheus.yml`))) as {
      datasources: { uid: string; type: string; url: string }[];
    };
    expect(datasources).toMatchObject([{ type: 'prometheus', url: 'http://prometheus:9090' }]);
    const { providers } = parse(read(here(`${provisioning}/dashboards/aivy.yml`))) as {
      providers: { type: string; options: { path: string } }[];
    };
    expect(providers.map(({ type }) => type)).toEqual(['file']);
    const folder = here(providers[0]!.options.path);
    const boards = fs.readdirSync(path.join(ROOT, folder));
    expect(boards).not.toEqual([]);
    const home = here(grafana.environment['GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH']!);
    expect(boards.map((name) => path.join(folder, name))).toContain(home);
    for (const board of boards) {
      const uids = [...read(path.join(folder, board)).matchAll(/"type": "prometheus",\s+"uid": "(\w+)"/g)];
      expect(new Set(uids.map(([, uid]) => uid))).toEqual(new Set([datasources[0]!.uid]));
    }
  });
});

describe('Prometheus', () => {
  it('asks every program on its internal port', () => {
    const { scrape_configs: configs } = parse(read('deploy/prometheus/prometheus.yml')) as {
      scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    expect(configs.flatMap((each) => each.dns_sd_configs)).toMatchObject([{ names, port: INTERNAL_PORT }]);
  });
});
