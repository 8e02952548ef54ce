import path from 'node:path';
import * as z from 'zod/mini';
import { TIMING_NAMES } from '@aivy/exam';
import { baseConfig, diagnosticForm, integerText, parseConfig, portText } from '@aivy/server-kit';
import { trustedProxies } from './http/trusted-proxies.js';

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

const fields = z.extend(baseConfig, {
  PORT: z._default(portText, 3000),
  /** Port of the chat's own host: `/chat/…` without the API prefix. */
  CHAT_PORT: z._default(portText, 9000),
  /** Folder of the built web client. */
  WEB_DIR: z._default(z.string(), path.resolve('dist/web')),
  /** Whose X-Forwarded-For is believed: a number of hops or a list of networks, see `trustedProxies`. */
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => trustedProxies(text) !== undefined,
          'must be a number of hops or networks such as 10.0.0.0/8,fd00::/8',
        ),
      ),
    '0',
  ),
  /** `1` shows the mails of a system without a mail server at /dev/mailbox. `npm start` sets it; production never does. */
  DEV_MAILBOX: z._default(z.enum(['0', '1']), '0'),
  /** What the client writes about the times of full tests. */
  TEST_TIMING: z._default(z.enum(TIMING_NAMES), 'spec'),
  DIAGNOSTIC_FORM: diagnosticForm,
  /** Seconds that a gateway told to stop goes on serving, until balancers have noticed. */
  DRAIN_SECONDS: z._default(integerText(0, 15), 5),
  /** Requests in hand at once, at the most: fewer where they would wait too long. More are refused with 503. */
  MAX_REQUESTS: z._default(integerText(1, 100_000), 600),
  /** Requests in hand at once for one address, and calls per second in the long run; more are refused with 429. */
  MAX_REQUESTS_PER_ADDRESS: z._default(integerText(1, 100_000), 200),
  MAX_CALLS_PER_SECOND: z._default(integerText(1, 100_000), 300),
  /** The crisis line and the emergency number of the country: the page shows them in every chat. */
  TUTOR_SAFE_NUMBERS: z._default(
    z.string().check(z.regex(/^[^;]+;[^;]+$/, 'must be like "call or text 988; 911"')),
    'call or text 988; 911',
  ),
  PROMO_VIDEO_URL: optionalUrl,
  CALCULATOR_URL: optionalUrl,
  /** Operator texts of the web client as a JSON object. */
  SITE_JSON: z._default(z.pipe(z.string(), z.pipe(z.transform(parseJson), site)), {}),
});

// Codes and reset links of everybody would be there to read. `when`: it is named beside other faults as well.
const schema = fields.check(
  z.refine(({ NODE_ENV, DEV_MAILBOX }) => NODE_ENV !== 'production' || DEV_MAILBOX !== '1', {
    path: ['DEV_MAILBOX'],
    error: 'must not be 1 in production',
    when: () => true,
  }),
  z.refine(({ PORT, CHAT_PORT }) => CHAT_PORT === 0 || CHAT_PORT !== PORT, {
    path: ['CHAT_PORT'],
    error: 'must be another port than PORT',
  }),
);

export type GatewayConfig = z.infer<typeof schema>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): GatewayConfig => parseConfig(schema, env);
