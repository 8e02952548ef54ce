import { PROGRAMS } from '../../deploy/programs.mjs';
import { COMMANDS } from '../build/commands.mjs';
import { mayReach } from './testing/reach.js';
import { faultsOf, render, type Manifest } from './testing/rendered.js';

interface Container {
  image: string;
  imagePullPolicy?: string;
  command?: string[];
  envFrom?: { secretRef?: { name: string }; configMapRef?: { name: string } }[];
  ports?: { name?: string }[];
}
interface PodSpec {
  serviceAccountName: string;
  terminationGracePeriodSeconds?: number;
  containers: Container[];
}

const overlays = {
  local: render('k8s/overlays/local'),
  prod: render('k8s/overlays/prod'),
  second: render('tools/deploy/testing/second-company'),
};
const { prod, second } = overlays;
const of = (manifests: readonly Manifest[], kind: string): Manifest[] => manifests.filter((each) => each.kind === kind);
const namesOf = (manifests: readonly Manifest[], kind: string): string[] =>
  of(manifests, kind).map(({ metadata }) => metadata.name);
const podOf = ({ spec }: Manifest): PodSpec => {
  const { jobTemplate, template } = spec as {
    jobTemplate?: { spec: { template: { spec: PodSpec } } };
    template: { spec: PodSpec };
  };
  return (jobTemplate?.spec.template ?? template).spec;
};
/** The system's own pods by the app that they run. */
const podsOf = (manifests: readonly Manifest[]): [app: string, PodSpec][] =>
  ['Deployment', 'Job', 'CronJob']
    .flatMap((kind) => of(manifests, kind))
    .filter(({ metadata }) => metadata.labels?.['system'] === 'aivy')
    .map((each) => [each.metadata.labels!['app']!, podOf(each)]);
const names = PROGRAMS.map(({ name }) => name);
const jobs = { local: ['migrate'], prod: ['migrate', 'backup'], second: ['migrate'] };

it("a misspelt field, which a cluster drops without a word, is found by Kubernetes' schema", async () => {
  const deployment = structuredClone(of(prod, 'Deployment')[0]!);
  Object.assign(podOf(deployment).containers[0]!, { resources: { limit: {} } });
  expect((await faultsOf(deployment)).join()).toMatch(/unknown field \/spec\/.+\/resources\/limit$/);
});

describe.each(['local', 'prod', 'second'] as const)('the overlay %s', (overlay) => {
  const manifests = overlays[overlay];
  const pods = podsOf(manifests);

  it("holds only what Kubernetes' schema knows", async () => {
    expect((await Promise.all(manifests.map(faultsOf))).flat()).toEqual([]);
  });

  it('runs every program, and jobs, by commands that the image has', () => {
    expect(pods.map(([app]) => app).sort()).toEqual([...names, ...jobs[overlay]].sort());
    const built = [...names.map((name) => `dist/${name}/main.js`), ...COMMANDS.map(({ file }) => file)];
    for (const [, { containers }] of pods)
      expect(built).toContain(containers[0]!.command!.find((word) => word !== 'node' && !word.startsWith('--')));
  });

  it.each(pods)('%s has no more rights than it needs, and finds account, settings and secrets', (app, spec) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(spec.containers).toEqual([
      expect.objectContaining({
        imagePullPolicy: 'IfNotPresent',
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: {
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        },
      }),
    ]);
    expect(namesOf(manifests, 'ServiceAccount')).toContain(spec.serviceAccountName);
    const there = [...namesOf(manifests, 'ConfigMap'), ...namesOf(manifests, 'Secret'), `aivy-${app}`];
    for (const { secretRef, configMapRef } of spec.containers[0]!.envFrom!)
      expect(there).toContain((secretRef ?? configMapRef)?.name);
  });

  it('lets only the gateway be reached from everywhere', () => {
    const open = of(manifests, 'NetworkPolicy').filter(({ spec }) =>
      (spec['ingress'] as { from?: unknown }[] | undefined)?.some(({ from }) => from === undefined),
    );
    expect(open.map(({ metadata }) => metadata.name)).toEqual(['gateway']);
  });

  it('lets programs connect to the servers of their own namespace, and to the internet for mail and the model', () => {
    const apps = pods.map(([app]) => app);
    const reaching = (port: number, address?: string) =>
      apps.filter((app) => mayReach(manifests, app, port, address)).sort();
    expect(reaching(5432)).toEqual([...apps].sort());
    expect(reaching(6379)).toEqual(apps.filter((app) => app !== 'backup').sort());
    for (const internet of ['203.0.113.7', '2001:db8::7']) {
      expect(reaching(443, internet)).toEqual(['chat']);
      expect(reaching(587, internet)).toEqual(['auth', 'worker']);
      for (const port of [5432, 6432, 6379, 26379]) expect(reaching(port, internet)).toEqual([]);
    }
  });

  it("lets no program connect to another company's servers", () => {
    for (const address of ['10.20.0.11', '172.16.0.5', '192.168.7.7', '169.254.169.254', 'fd00::5'])
      for (const port of [443, 587, 5432, 6432, 6379, 26379, 9400])
        expect(pods.filter(([app]) => mayReach(manifests, app, port, address))).toEqual([]);
  });

  it('leads from the world to a port that the gateway has', () => {
    const [gateway] = of(manifests, 'Service').filter(({ metadata }) => metadata.name === 'gateway');
    const ports = gateway!.spec['ports'] as { name: string; targetPort: string }[];
    const served = Object.fromEntries(pods)['gateway']!.containers[0]!.ports!.map(({ name }) => name);
    expect(served).toEqual(expect.arrayContaining(ports.map(({ targetPort }) => targetPort)));
    const rules = of(manifests, 'Ingress')[0]!.spec['rules'] as {
      http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] };
    }[];
    for (const { service } of rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend))) {
      expect(service.name).toBe('gateway');
      expect(ports.map(({ name }) => name)).toContain(service.port.name);
    }
  });
});

describe('in production', () => {
  it("programs reach the addresses of the company's servers, and the backup only PostgreSQL's", () => {
    for (const [app] of podsOf(prod)) {
      expect(mayReach(prod, app, 5432, '10.20.0.10')).toBe(true);
      expect(mayReach(prod, app, 6379, '10.20.0.20')).toBe(app !== 'backup');
      expect(mayReach(prod, app, 6379, '10.20.0.10')).toBe(false);
    }
  });

  it('the migration of a release is named after it, stays when it is done, and changes with no setting', () => {
    const [migration, ...others] = of(prod, 'Job') as [Manifest, ...Manifest[]];
    expect(others).toEqual([]);
    const tag = /:([\w.-]+)$/.exec(podOf(migration).containers[0]!.image)?.[1];
    expect(tag).not.toBe('latest');
    expect(migration.metadata.name).toBe(`migrate-${tag}`);
    expect(migration.spec).not.toHaveProperty('ttlSecondsAfterFinished');
    // Its name ends with a hash of what it holds.
    const [settings] = namesOf(prod, 'ConfigMap');
    expect(settings).toMatch(/^aivy-\w+$/);
    expect(JSON.stringify(migration)).not.toContain(settings);
  });

  it.each(PROGRAMS)(
    '$name is scaled by one autoscaler, goes away one by one, and has time to end',
    ({ name, replicas, maxReplicas, endsWithinSeconds }) => {
      const named = (kind: string) => of(prod, kind).find(({ metadata }) => metadata.name === name)!;
      expect(replicas).toBeGreaterThanOrEqual(2);
      expect(named('HorizontalPodAutoscaler').spec).toMatchObject({
        scaleTargetRef: { kind: 'Deployment', name },
        minReplicas: replicas,
        maxReplicas,
      });
      expect(named('Deployment').spec).not.toHaveProperty('replicas');
      expect(named('PodDisruptionBudget').spec).toMatchObject({ maxUnavailable: 1 });
      expect(podOf(named('Deployment')).terminationGracePeriodSeconds).toBeGreaterThan(endsWithinSeconds);
    },
  );

  it('the ingress has a certificate for each host', () => {
    const { rules, tls } = of(prod, 'Ingress')[0]!.spec as { rules: { host: string }[]; tls: { hosts: string[] }[] };
    expect(tls.flatMap(({ hosts }) => hosts)).toEqual(rules.map(({ host }) => host));
  });

  it('a backup is made every night, one at a time, into a volume that outlives it', () => {
    const [backup] = of(prod, 'CronJob') as [Manifest];
    expect(backup.spec).toMatchObject({
      schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/),
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: expect.any(Number),
    });
    expect(JSON.stringify(podOf(backup))).toContain(`"claimName":"${namesOf(prod, 'PersistentVolumeClaim').join()}"`);
  });

  it('no secret is in what is applied', () => {
    expect(of(prod, 'Secret')).toEqual([]);
  });
});

describe('with the component for queues', () => {
  const working = PROGRAMS.filter(({ queues }) => queues);

  it('KEDA scales each program that has queues, the autoscaler the others, and none has both', () => {
    expect(namesOf(second, 'ScaledObject')).toEqual(working.map(({ name }) => name));
    expect([...namesOf(second, 'ScaledObject'), ...namesOf(second, 'HorizontalPodAutoscaler')].sort()).toEqual(
      [...names].sort(),
    );
  });

  it.each(working)("$name is scaled by its own queues in its own company's namespace", (program) => {
    const { spec } = of(second, 'ScaledObject').find(({ metadata }) => metadata.name === program.name)!;
    expect(spec).toMatchObject({ minReplicaCount: program.replicas, maxReplicaCount: program.maxReplicas });
    const triggers = spec['triggers'] as { type: string; metadata: Record<string, string> }[];
    expect(triggers.map(({ type }) => type)).toEqual(['cpu', 'prometheus', 'prometheus']);
    for (const { metadata: asked } of triggers.slice(1)) {
      expect(asked['query']).toContain(`{namespace="acme",queue=~"${program.queues!.join('|')}"`);
      // An empty answer means that Prometheus or Redis is away, not that a queue has no jobs.
      expect(asked['ignoreNullValues']).toBe('false');
    }
  });
});
