import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Seconds; from a cached read to a slow mail server. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One service's metrics. Several services share a process, hence no global registry. */
export interface Metrics {
  registry: Registry;
  counter<L extends string>(name: string, help: string, labelNames?: readonly L[]): Counter<L>;
  gauge<L extends string>(name: string, help: string, labelNames?: readonly L[]): Gauge<L>;
  /** A duration in seconds. */
  duration<L extends string>(name: string, help: string, labelNames?: readonly L[]): Histogram<L>;
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
    duration: (name, help, labelNames = []) =>
      new Histogram({ name, help, labelNames, registers, buckets: DURATION_BUCKETS }),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
  };
}
