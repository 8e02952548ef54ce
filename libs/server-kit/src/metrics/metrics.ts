import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { withinOr } from '../time/within.js';

/** Seconds; from a cached read to a slow mail server. At 0.3 a save counts as slow (deploy/prometheus/alerts.yml). */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 5, 10];

/** Whoever asks for the metrics of a process waits no longer than this for a server that is away. */
const READ_MS = 1_500;

/** A value with its labels. */
export interface Sample<L extends string = never> {
  labels?: Partial<Record<L, string>>;
  value: number;
}

/** One service's metrics. Several services share a process, hence no global registry. */
export interface Metrics {
  registry: Registry;
  counter<L extends string>(name: string, help: string, labelNames?: readonly L[]): Counter<L>;
  gauge<L extends string>(name: string, help: string, labelNames?: readonly L[]): Gauge<L>;
  /** A gauge that is read when somebody asks for the metrics; what cannot be read in a second and a half is left out. */
  scraped<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: () => Promise<readonly Sample<L>[]>,
  ): void;
  /** A duration in seconds. @param buckets upper bounds, for what lasts longer than ten seconds */
  duration<L extends string>(
    name: string,
    help: string,
    labelNames?: readonly L[],
    buckets?: readonly number[],
  ): Histogram<L>;
  /** Adds memory, CPU and event loop; costs timers, so only a process that serves its metrics does it. */
  watchProcess(): void;
}

export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  const registers = [registry];
  return {
    registry,
    counter: (name, help, labelNames = []) => new Counter({ name, help, labelNames, registers }),
    gauge: (name, help, labelNames = []) => new Gauge({ name, help, labelNames, registers }),
    scraped: (name, help, labelNames, read) => {
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset();
          for (const { labels = {}, value } of await withinOr(
            read().catch(() => []),
            READ_MS,
            [],
          ))
            this.set(labels, value);
        },
      });
    },
    duration: (name, help, labelNames = [], buckets = DURATION_BUCKETS) =>
      new Histogram({ name, help, labelNames, registers, buckets: [...buckets] }),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
  };
}
