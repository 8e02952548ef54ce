import { PROGRAMS } from '../../deploy/programs.mjs';
import { COMMANDS } from '../build/commands.mjs';
import { faultsOf, render, type Manifest } from './testing/rendered.js';

interface Container {
  name: string;
  image: string;
  command?: string[];
  envFrom?: { secretRef?: { name: string }; configMapRef?: { name: string } }[];
  ports?: { name?: string; containerPort: number }[];
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: Record<string, unknown>;
}
interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    serviceAccountName: string;
    automountServiceAccountToken: boolean;
    securityContext: Record<string, unknown>;
    containers: Container[];
  };
}
interface NetworkPolicySpec {
  podSelector: { matchLabels?: Record<string, string> };
  policyTypes: string[];
  ingress?: { from?: unknown[]; ports: { port: number }[] }[];
  egress?: { ports: { port: number }[] }[];
}

const overlays = {
  local: render('k8s/overlays/local'),
  prod: render('k8s/overlays/prod'),
  'prod with queue depth': render('tools/deploy/testing/queue-depth'),
};
const of = (manifests: readonly Manifest[], kind: string): Manifest[] => manifests.filter((each) => each.kind === kind);
const WITH_PODS = ['Deployment', 'Job', 'CronJob'];
const templateOf = (spec: Record<string, unknown>): PodTemplate =>
  ((spec['jobTemplate'] as { spec: Record<string, unknown> } | undefined)?.spec ?? spec)['template'] as PodTemplate;
const podsOf = (manifests: readonly Manifest[]): [string, PodTemplate][] =>
  manifests
    .filter(({ kind, metadata }) => WITH_PODS.includes(kind) && metadata.labels?.['system'] === 'aivy')
    .map(({ metadata, spec }) => [metadata.labels!['app']!, templateOf(spec)]);
const names = PROGRAMS.map(({ name }) => name);
/** What runs beside the programs, and ends. */
const jobs = { local: ['migrate'], prod: ['migrate', 'backup'], 'prod with queue depth': ['migrate', 'backup'] };

describe('a manifest', () => {
  const secret: Manifest = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'x' }, spec: {} };

  it('with a field that Kubernetes does not know, or of a kind that it does not know, is found out', async () => {
    expect(await faultsOf(secret)).toEqual(['Secret x: unknown field /spec']);
    expect(await faultsOf({ ...secret, kind: 'Secrets' })).toEqual(['Secrets x: v1 knows no such kind']);
    const [deployment] = of(overlays.prod, 'Deployment');
    const misspelt = structuredClone(deployment!);
    (misspelt.spec['template'] as PodTemplate).spec.containers[0]!.resources = { limit: {} } as object;
    expect(await faultsOf(misspelt)).toEqual([
      expect.stringMatching(/unknown field \/spec\/template\/spec\/containers\/0\/resources\/limit$/),
    ]);
    delete misspelt.spec['selector'];
    expect((await faultsOf(misspelt)).join()).toContain('selector');
    const [scaler] = of(overlays['prod with queue depth'], 'ScaledObject');
    expect(await faultsOf({ ...scaler!, spec: { ...scaler!.spec, maxReplicas: 3 } })).toEqual([
      `ScaledObject ${scaler!.metadata.name}: unknown field /spec/maxReplicas`,
    ]);
  });
});

describe.each(['local', 'prod', 'prod with queue depth'] as const)('the overlay %s', (overlay) => {
  const manifests = overlays[overlay];

  it("holds only what Kubernetes' schema knows", async () => {
    const faults = await Promise.all(manifests.map(faultsOf));
    expect(faults.flat()).toEqual([]);
  });

  it('runs every program, the migration, and in production the backup', () => {
    expect(
      podsOf(manifests)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...names, ...jobs[overlay]].sort());
  });

  it('runs what the image has: a program, or a command of operators', () => {
    const built = [...names.map((name) => `dist/${name}/main.js`), ...COMMANDS.map(({ file }) => file)];
    for (const [, { spec }] of podsOf(manifests))
      for (const { command = [] } of spec.containers)
        expect(built).toContain(command.find((word) => word !== 'node' && !word.startsWith('--')));
  });

  it.each(podsOf(manifests))('%s: may do nothing that it need not', (_app, { spec }) => {
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources).toEqual({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
    expect(of(manifests, 'ServiceAccount').map(({ metadata }) => metadata.name)).toContain(spec.serviceAccountName);
  });

  it('refuses all traffic but what a policy of the program names; only the gateway is open to the world', () => {
    const policies = of(manifests, 'NetworkPolicy').map(({ metadata: { name }, spec }) => ({
      name,
      ...(spec as unknown as NetworkPolicySpec),
    }));
    expect(policies.find(({ name }) => name === 'nothing')).toEqual({
      name: 'nothing',
      podSelector: { matchLabels: { system: 'aivy' } },
      policyTypes: ['Ingress', 'Egress'],
    });
    const own = policies.filter(({ podSelector }) => podSelector.matchLabels?.['app']);
    expect(own.map(({ name }) => name).sort()).toEqual([...names, ...jobs[overlay]].sort());
    const open = own.filter(({ ingress }) => ingress?.some(({ from }) => from === undefined));
    expect(open.map(({ name }) => name)).toEqual(['gateway']);
    const reaches = (port: number): string[] =>
      own
        .filter(({ egress }) => egress?.some(({ ports }) => ports.some((each) => each.port === port)))
        .map((p) => p.name);
    expect(reaches(443)).toEqual(['chat']);
    expect(reaches(587).sort()).toEqual(['auth', 'worker']);
  });

  it('asks for settings and secrets by names that are there or that the runbook names', () => {
    const there = [...of(manifests, 'ConfigMap'), ...of(manifests, 'Secret')].map(({ metadata }) => metadata.name);
    for (const [app, { spec }] of podsOf(manifests))
      for (const { envFrom = [] } of spec.containers)
        for (const { secretRef, configMapRef } of envFrom)
          expect([...there, `aivy-${app}`]).toContain((secretRef ?? configMapRef)?.name);
  });

  it('leads from the world to a port that the gateway has', () => {
    const services = of(manifests, 'Service');
    const gateway = services.find(({ metadata }) => metadata.name === 'gateway')!;
    const served = podsOf(manifests)
      .find(([app]) => app === 'gateway')![1]
      .spec.containers[0]!.ports!.map(({ name }) => name);
    const ports = gateway.spec['ports'] as { name: string; targetPort: string }[];
    expect(served).toEqual(expect.arrayContaining(ports.map(({ targetPort }) => targetPort)));
    const rules = of(manifests, 'Ingress')[0]!.spec['rules'] as {
      http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] };
    }[];
    const backends = rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
    for (const { name, port } of backends) {
      expect(name).toBe('gateway');
      expect(ports.map((each) => each.name)).toContain(port.name);
    }
  });
});

describe('an image', () => {
  it('is fetched once, wherever it comes from', () => {
    for (const manifests of Object.values(overlays))
      for (const { spec } of manifests.filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind))) {
        const policies = [...JSON.stringify(spec).matchAll(/"image":"[^"]+"(,"imagePullPolicy":"IfNotPresent")?/g)];
        expect(policies).not.toEqual([]);
        for (const [container, once] of policies)
          expect({ container, once: once !== undefined }).toMatchObject({ once: true });
      }
  });
});

describe('in production', () => {
  const { prod } = overlays;

  it('every image has a tag, and the migration of a release is named after it', () => {
    const images = new Set(podsOf(prod).flatMap(([, { spec }]) => spec.containers.map(({ image }) => image)));
    expect(images.size).toBe(1);
    const tag = /:([\w.-]+)$/.exec([...images][0]!)?.[1];
    expect(tag).toBeDefined();
    expect(tag).not.toBe('latest');
    expect(of(prod, 'Job').map(({ metadata }) => metadata.name)).toEqual([`migrate-${tag}`]);
  });

  it.each(PROGRAMS)('$name grows and shrinks between its bounds, and never goes away whole', ({ name, replicas }) => {
    const scaler = of(prod, 'HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name)!;
    expect(scaler.spec['scaleTargetRef']).toMatchObject({ kind: 'Deployment', name });
    expect(scaler.spec['minReplicas']).toBe(replicas);
    expect(replicas).toBeGreaterThanOrEqual(2);
    // Two that set the number of replicas would work against each other.
    expect(of(prod, 'Deployment').find(({ metadata }) => metadata.name === name)!.spec).not.toHaveProperty('replicas');
    const budget = of(prod, 'PodDisruptionBudget').find(({ metadata }) => metadata.name === name)!;
    expect(budget.spec).toMatchObject({ maxUnavailable: 1, selector: { matchLabels: { app: name } } });
  });

  it('the ingress has a class and a certificate for each of its hosts', () => {
    const { spec } = of(prod, 'Ingress')[0]!;
    expect(spec['ingressClassName']).toBeTruthy();
    const hosts = (spec['rules'] as { host: string }[]).map(({ host }) => host);
    expect((spec['tls'] as { hosts: string[]; secretName: string }[]).flatMap((each) => each.hosts)).toEqual(hosts);
  });

  it('a backup is made every night, one at a time, into a volume that outlives it, and talks to PostgreSQL alone', () => {
    const [{ spec }] = of(prod, 'CronJob') as [Manifest];
    expect(spec).toMatchObject({ schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/), concurrencyPolicy: 'Forbid' });
    expect(spec['startingDeadlineSeconds']).toBeGreaterThan(0);
    expect((spec['jobTemplate'] as Manifest).spec['activeDeadlineSeconds']).toBeGreaterThan(0);
    const claims = of(prod, 'PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    expect(JSON.stringify(templateOf(spec).spec)).toContain(`"claimName":"${claims.join()}"`);
    const policy = of(prod, 'NetworkPolicy').find(({ metadata }) => metadata.name === 'backup')!;
    const { egress } = policy.spec as unknown as NetworkPolicySpec;
    expect(egress!.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual([5432, 6432]);
  });

  it('no secret stands in what is applied', () => {
    expect(of(prod, 'Secret')).toEqual([]);
  });
});

describe('by queue depth', () => {
  const manifests = overlays['prod with queue depth'];
  const scalers = (kind: string): string[] => of(manifests, kind).map(({ metadata }) => metadata.name);
  const working = PROGRAMS.filter(({ queues }) => queues);

  it('each program that works off queues is scaled by KEDA, the others by CPU, and none by both', () => {
    expect(scalers('ScaledObject')).toEqual(working.map(({ name }) => name));
    expect([...scalers('ScaledObject'), ...scalers('HorizontalPodAutoscaler')].sort()).toEqual([...names].sort());
  });

  it.each(working)('$name stays between its bounds and looks at its own queues and its CPU', (program) => {
    const { spec, metadata } = of(manifests, 'ScaledObject').find((each) => each.metadata.name === program.name)!;
    const target = of(manifests, 'Deployment').find((each) => each.metadata.name === program.name)!;
    expect(metadata.namespace).toBe(target.metadata.namespace);
    expect(spec).toMatchObject({
      scaleTargetRef: { apiVersion: target.apiVersion, kind: 'Deployment', name: program.name },
      minReplicaCount: program.replicas,
      maxReplicaCount: program.maxReplicas,
    });
    const triggers = spec['triggers'] as { type: string; metricType: string; metadata: Record<string, string> }[];
    expect(triggers.map(({ type, metricType }) => [type, metricType])).toEqual([
      ['cpu', 'Utilization'],
      ['prometheus', 'AverageValue'],
      ['prometheus', 'Value'],
    ]);
    for (const { metadata: asked } of triggers.slice(1)) {
      expect(/queue=~"([^"]+)"/.exec(asked['query']!)?.[1]?.split('|')).toEqual(program.queues);
      expect(Number(asked['threshold'])).toBeGreaterThan(0);
      // An empty answer is Prometheus or Redis being away, not a queue without jobs.
      expect(asked['ignoreNullValues']).toBe('false');
    }
  });
});
