import fs from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { parse } from 'yaml';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { deployment } from './kubernetes/deployment.mjs';

jest.setTimeout(30_000);

const read = (file: string): unknown => parse(fs.readFileSync(path.join(ROOT, file), 'utf8'), { merge: true });
const { services } = read('docker-compose.yml') as { services: Record<string, { stop_grace_period: string }> };

describe.each(PROGRAMS)('$name, told to end', (program) => {
  const { name, endsWithinSeconds } = program;

  it('ends by itself when the list of programs says, and before anybody kills it', async () => {
    const { hardEndMs } = (await import(path.join(ROOT, `apps/${name}/src/app.ts`))) as { hardEndMs: number };
    expect(hardEndMs).toBeGreaterThan(0);
    expect(hardEndMs).toBeLessThanOrEqual(endsWithinSeconds * 1000);
    expect(hardEndMs).toBeLessThan(deployment(program).spec.template.spec.terminationGracePeriodSeconds * 1000);
    expect(services[name]?.stop_grace_period).toMatch(/^\d+s$/);
    expect(hardEndMs).toBeLessThan(Number.parseInt(services[name]!.stop_grace_period, 10) * 1000);
  });
});
