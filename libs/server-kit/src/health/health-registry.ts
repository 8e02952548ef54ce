import { within } from '../service/within.js';

export type HealthCheck = () => Promise<unknown>;

export interface HealthReport {
  ok: boolean;
  checks: Record<string, { ok: boolean; ms: number; error?: string }>;
}

const TIMEOUT_MS = 1_000;

/** Named questions whose answers say whether a process can do its work. A check fails by throwing or by taking over a second. */
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  async run(): Promise<HealthReport> {
    const results = await Promise.all([...this.checks].map(async ([name, check]) => [name, await ask(check)] as const));
    return { ok: results.every(([, result]) => result.ok), checks: Object.fromEntries(results) };
  }
}

async function ask(check: HealthCheck): Promise<HealthReport['checks'][string]> {
  const startedAt = performance.now();
  const ms = (): number => Math.round(performance.now() - startedAt);
  try {
    await within(check(), TIMEOUT_MS, 'no answer');
    return { ok: true, ms: ms() };
  } catch (error) {
    return { ok: false, ms: ms(), error: error instanceof Error ? error.message : String(error) };
  }
}
