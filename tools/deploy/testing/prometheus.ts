import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../lib/ports.mjs';
import { parse, stringify } from 'yaml';
import { ROOT } from '../../lib/workspace.mjs';

/** What a discovery says of a replica, as Prometheus' documentation has it. */
export interface Target {
  port: number;
  labels: Record<string, string>;
}

interface ScrapeConfig {
  job_name: string;
  relabel_configs: object[];
  [discovery: string]: unknown;
}

const FOLDER = path.join(ROOT, 'deploy/prometheus');

export const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0;

/**
 * Prometheus with the project's rules, which fire without waiting, and its scrape configurations, of which only the
 * discovery is replaced.
 * @param targets by the file with the scrape configuration
 */
export class Prometheus {
  private constructor(
    private readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(targets: Record<string, readonly Target[]>): Promise<Prometheus> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-prometheus-'));
    const port = await freePort();
    const rules = fs.readFileSync(path.join(FOLDER, 'alerts.yml'), 'utf8');
    fs.writeFileSync(path.join(folder, 'alerts.yml'), rules.replaceAll(/^( +for:) .+$/gm, '$1 0s'));
    const scrape_configs = Object.entries(targets).flatMap(([file, found]) => scrapeConfigs(file, found));
    const global = { scrape_interval: '2s', evaluation_interval: '1s' };
    fs.writeFileSync(
      path.join(folder, 'prometheus.yml'),
      stringify({ global, rule_files: ['alerts.yml'], scrape_configs }),
    );
    const child = spawn(
      'prometheus',
      [
        '--config.file=prometheus.yml',
        '--storage.tsdb.path=data',
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=error',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const exited = new Promise((resolve) => child.once('exit', resolve));
    return new Prometheus(`http://127.0.0.1:${port}/api/v1`, async () => {
      child.kill('SIGKILL');
      await exited;
      fs.rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Asks the API. @throws Error with what Prometheus says against it */
  async ask<T>(what: string, parameters: Record<string, string> = {}): Promise<T> {
    const response = await fetch(`${this.url}/${what}?${new URLSearchParams(parameters).toString()}`);
    const { data, error } = (await response.json()) as { data: T; error?: string };
    if (error !== undefined) throw new Error(`${what} ${JSON.stringify(parameters)}: ${error}`);
    return data;
  }

  /** The series that an expression gives. */
  async query(expression: string): Promise<{ metric: Record<string, string>; value: [number, string] }[]> {
    const { result } = await this.ask<{ result: { metric: Record<string, string>; value: [number, string] }[] }>(
      'query',
      { query: expression },
    );
    return result;
  }
}

/** Of one file, under a job name of its own; its series still say `aivy`. */
function scrapeConfigs(file: string, targets: readonly Target[]): ScrapeConfig[] {
  const { scrape_configs } = parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as {
    scrape_configs: ScrapeConfig[];
  };
  return scrape_configs.map(({ job_name, relabel_configs, ...rest }) => ({
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !name.endsWith('_sd_configs'))),
    job_name: file,
    static_configs: targets.map(({ port, labels }) => ({ targets: [`127.0.0.1:${port}`], labels })),
    relabel_configs: [...relabel_configs, { target_label: 'job', replacement: job_name }],
  }));
}
