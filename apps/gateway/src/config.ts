import path from 'node:path';
import * as z from 'zod/mini';
import { baseConfig, parseConfig, portText } from '@aivy/server-kit';

const optionalUrl = z.optional(z.url({ protocol: /^https?$/ }));

/** What an operator may put on the landing page and in the footer; absent fields keep the client's placeholders. */
const site = z.looseObject({});

/** Text that is no JSON stays text, and the schema behind it says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const schema = z.extend(baseConfig, {
  PORT: z._default(portText, 3000),
  /** Address to listen on; loopback by default, so that a laptop does not serve its neighbours. */
  HOST: z._default(z.string(), '127.0.0.1'),
  /** Folder of the built web client. */
  WEB_DIR: z._default(z.string(), path.resolve('dist/web')),
  /** `1` behind a load balancer that sets X-Forwarded-For. */
  TRUST_PROXY: z._default(z.enum(['0', '1']), '0'),
  PROMO_VIDEO_URL: optionalUrl,
  CALCULATOR_URL: optionalUrl,
  /** Operator texts of the web client as a JSON object. */
  SITE_JSON: z._default(z.pipe(z.string(), z.pipe(z.transform(parseJson), site)), {}),
});

export type GatewayConfig = z.infer<typeof schema>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig => parseConfig(schema, env);
