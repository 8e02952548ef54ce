import type { DatabaseDefinition } from '@aivy/server-kit';
import { freePort } from './free-port.js';
import { testDatabase, type TestDatabase } from './test-database.js';
import { testRedis, type TestRedis } from './test-redis.js';

interface RunningApp {
  name: string;
  port?: number;
  /** Of the gateway: the chat's own host. */
  chatPort?: number;
  /** Calling it again does nothing. */
  close(): Promise<void>;
}

/** What every `src/app.ts` exports. */
interface AppModule {
  start(env: NodeJS.ProcessEnv): Promise<RunningApp>;
  database?: DatabaseDefinition;
}

export interface TestSystemOptions {
  /** Source paths of the apps' `app.ts`; the caller names them, because nothing else may know the apps. */
  apps: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Every app serves its metrics, on a port of `metricsPorts`. */
  withMetrics?: boolean;
  /** Done to the database before any app connects to it. */
  prepare?: (database: TestDatabase) => Promise<unknown>;
}

export interface TestSystem {
  database: TestDatabase;
  redis: TestRedis;
  /** Address of the gateway, for supertest; absent without one. */
  url: string;
  /** By the names of the apps; empty unless asked for. */
  metricsPorts: ReadonlyMap<string, number>;
  /** Starts one more app in this system, later than the others; it has no tables of its own. */
  startApp(app: string): Promise<RunningApp>;
  /** Stops one app, by its name; the others go on. */
  stopApp(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The real apps in this process, on a database and a key prefix of their own, with the item bank in it.
 * @example startTestSystem({ apps: ['auth', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)) })
 */
export async function startTestSystem({
  apps,
  env = {},
  withMetrics = false,
  prepare,
}: TestSystemOptions): Promise<TestSystem> {
  const modules: AppModule[] = [];
  // One after the other: jest's module loader stumbles over two imports at once that share modules.
  for (const app of apps) modules.push((await import(app)) as AppModule);
  const database = await testDatabase(
    modules.flatMap((module) => (module.database ? [module.database] : [])),
    { withBank: true },
  );
  await prepare?.(database);
  const redis = await testRedis();
  const running: RunningApp[] = [];
  const metricsPorts = new Map<string, number>();
  const close = async (): Promise<void> => {
    for (const app of running.reverse()) await app.close();
    await redis.close();
    await database.drop();
  };
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    KEY_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
    PORT: '0',
    CHAT_PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1',
    DEV_MAILBOX: '1',
    DRAIN_SECONDS: '0',
    MAX_CALLS_PER_SECOND: '100000',
    // A thread more in each service, and readings that depend on how busy the machine is.
    TUTOR_ENCODER: 'off',
    ...env,
  };
  try {
    // One after the other: a gateway named last finds its services there.
    for (const module of modules) {
      const port = withMetrics ? await freePort() : undefined;
      const app = await module.start(port === undefined ? settings : { ...settings, METRICS_PORT: String(port) });
      running.push(app);
      if (port !== undefined) metricsPorts.set(app.name, port);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const startApp = async (app: string): Promise<RunningApp> => {
    const started = await ((await import(app)) as AppModule).start(settings);
    running.push(started);
    return started;
  };
  const stopApp = async (name: string): Promise<void> => running.find((each) => each.name === name)?.close();
  const gateway = running.find((app) => app.port !== undefined);
  return {
    database,
    redis,
    url: gateway ? `http://127.0.0.1:${gateway.port}` : '',
    metricsPorts,
    startApp,
    stopApp,
    close,
  };
}
