/**
 * The logic where a wrong line costs a student their answers, their time or their score: what is mutated, and the specs
 * that must notice: those whose path begins as said, in that folder. `tier` says how the specs are compiled and whether they find a browser.
 * @type {Record<string, { tier: 'server' | 'web', mutate: string[], specs: string[] }>}
 */
export const GROUPS = {
  exam: {
    tier: 'server',
    mutate: ['libs/exam/src/**/*.ts', '!libs/exam/src/plan/**'],
    specs: ['libs/exam/src/', 'libs/exam/src/answers/', 'libs/exam/src/full-test/'],
  },
  plan: {
    tier: 'server',
    mutate: ['libs/exam/src/plan/*.ts'],
    specs: ['libs/exam/src/plan/'],
  },
  ability: {
    tier: 'server',
    mutate: ['libs/psychometrics/src/{model,posterior,wle}.ts'],
    specs: [
      'libs/psychometrics/src/mastery',
      'libs/psychometrics/src/measurement',
      'libs/psychometrics/src/refusals',
      'libs/psychometrics/src/routing',
      'libs/psychometrics/src/wle',
    ],
  },
  measurement: {
    tier: 'server',
    mutate: [
      'libs/psychometrics/src/{diagnostic,full-test,full-test-report,linking,mastery,pace,report-fields}.ts',
      'libs/psychometrics/src/{response,routing,section}.ts',
      'libs/item-bank/src/item/mark.ts',
    ],
    specs: [
      'libs/psychometrics/src/diagnostic',
      'libs/psychometrics/src/full-test',
      'libs/psychometrics/src/mastery',
      'libs/psychometrics/src/measurement',
      'libs/psychometrics/src/refusals',
      'libs/psychometrics/src/routing',
      'libs/item-bank/src/item/mark',
    ],
  },
  outbox: {
    tier: 'web',
    mutate: ['apps/web/src/player/saving/outbox.ts', 'apps/web/src/features/diagnostic/saver.ts'],
    specs: ['apps/web/src/player/saving/outbox', 'apps/web/src/features/diagnostic/saver'],
  },
  'outbox-server': {
    tier: 'server',
    mutate: ['libs/server-kit/src/outbox/{commit-watch,outbox}.ts'],
    specs: ['libs/server-kit/src/outbox/'],
  },
  session: {
    tier: 'web',
    mutate: ['apps/web/src/core/session/{session-slice,session-gate,load-user,open-session}.ts'],
    specs: ['apps/web/src/core/session/session-', 'apps/web/src/core/session/load-user'],
  },
  transfer: {
    tier: 'web',
    mutate: ['apps/web/src/core/api/send-once.ts', 'apps/web/src/features/diagnostic/transfer/*.ts'],
    specs: ['apps/web/src/core/api/send-once', 'apps/web/src/features/diagnostic/transfer/'],
  },
  'session-server': {
    tier: 'server',
    mutate: [
      'apps/gateway/src/session/session-store.ts',
      'apps/auth/src/session/{network,session.service}.ts',
      'libs/server-kit/src/session/*.ts',
    ],
    specs: ['apps/gateway/src/session/', 'apps/auth/src/session/', 'libs/server-kit/src/session/'],
  },
};
