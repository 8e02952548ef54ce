// Starts a program as its `main.ts` does and says which packages of OpenTelemetry its process has loaded.
import { createRequire } from 'node:module';
import { baseConfig } from '../../config/base-config.js';
import { parseConfig } from '../../config/parse-config.js';
import { boot } from '../../boot/boot.js';

const { start } = boot({
  name: 'loading',
  loadConfig: (env = process.env) => parseConfig(baseConfig, env),
  needs: { calls: ['auth'] },
  run: async ({ tracer }) => ({ traces: tracer !== undefined }),
});
const { traces, close } = await start();
const files = Object.keys(createRequire(import.meta.url).cache);
const packages = new Set(files.flatMap((file) => /@opentelemetry\/[\w-]+/.exec(file.replaceAll('\\', '/')) ?? []));
process.send?.({ traces, packages: [...packages].sort(), loaded: files.length });
await close();
process.disconnect();
