import { baseConfig, integerText, parseConfig } from '@aivy/server-kit';
import { talkConfig } from '@aivy/talk';
import * as z from 'zod/mini';

const fields = z.extend(baseConfig, {
  ...talkConfig,
  /** Base of an OpenAI-compatible API, such as https://api.example.com/v1. Absent: the authored words alone. */
  TUTOR_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TUTOR_MODEL: z.optional(z.string()),
  /** Absent: none is sent, as a model on the same machine may need none. */
  TUTOR_API_KEY: z.optional(z.string()),
  /** `constrained`: the model may only put the decided move into other words; `free`: it writes, and the guard reads along. */
  TUTOR_MODE: z._default(z.enum(['constrained', 'free']), 'constrained'),
  /** Tokens of a user in a day and of the installation in a month, asked and answered together. Used up: the authored words. */
  TUTOR_USER_DAILY_TOKENS: z._default(integerText(0, 100_000_000), 60_000),
  TUTOR_MONTHLY_TOKENS: z._default(integerText(0, 999_999_999), 20_000_000),
  /** Milliseconds until the model's first token, and for the whole of its reply. */
  TUTOR_FIRST_TOKEN_MS: z._default(integerText(100, 30_000), 8_000),
  TUTOR_REPLY_MS: z._default(integerText(500, 32_000), 30_000),
});

// `when`: it is named beside other faults as well.
const schema = fields.check(
  z.refine(({ TUTOR_BASE_URL, TUTOR_MODEL }) => TUTOR_BASE_URL === undefined || TUTOR_MODEL !== undefined, {
    path: ['TUTOR_MODEL'],
    error: 'must be set beside TUTOR_BASE_URL',
    when: () => true,
  }),
);

export type ChatConfig = z.infer<typeof schema>;

/** @throws ConfigError naming every variable that is wrong */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): ChatConfig => parseConfig(schema, env);
