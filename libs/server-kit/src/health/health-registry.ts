import { within } from '../time/within.js';

export type HealthCheck = () => Promise<unknown>;

export interface HealthReport {
  ok: boolean;
  checks: Record<string, { ok: boolean; ms: number; error?: string; optional?: true }>;
}

const TIMEOUT_MS = 1_000;

/** Named questions whose answers say whether a process can do its work. A check fails by throwing or by taking over a second. */
export class HealthRegistry {
  private readonly checks = new Map<string, { check: HealthCheck; optional: boolean }>();

  /** @param options `optional`: it is named when it fails, and the process is ready all the same */
  add(name: string, check: HealthCheck, { optional = false } = {}): void {
    this.checks.set(name, { check, optional });
  }

  async run(): Promise<HealthReport> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, { check, optional }]): Promise<[string, HealthReport['checks'][string]]> => {
        const result = await ask(check);
        return [name, optional ? { ...result, optional: true } : result];
      }),
    );
    return {
      ok: results.every(([, { ok, optional }]) => ok || optional),
      checks: Object.fromEntries(results),
    };
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
