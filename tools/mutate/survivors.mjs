/**
 * The mutants that no test kills, each with the reason why that cannot matter. `npm run check mutate` fails on a survivor that
 * is not named here and on a name without a survivor, so that the list stays true.
 * `line` is the first line of what is mutated, without its indentation, `from` what is mutated, `to` what becomes of it;
 * what is left out may be anything, where several mutants survive for the one reason.
 * @typedef {{ mutator?: string, line?: string, from?: string, to?: string, because: string }} Survivor
 * @type {Record<string, Survivor[]>} by file
 */
export const SURVIVORS = {
  'libs/exam/src/answers/correct.ts': [
    {
      line: "if (literal === '') return false;",
      because: 'an early way out: nothing is never among the listed values, and no number is read from it',
    },
  ],
  'libs/exam/src/answers/entry.ts': [
    {
      line: "const [numerator = '', denominator] = body.split('/');",
      to: '"Stryker was here!"',
      because: 'split always gives a first part; the default is for the type',
    },
  ],
  'libs/exam/src/answers/rational.ts': [
    {
      line: "const [, minus, whole = '', part = ''] = decimal;",
      to: '"Stryker was here!"',
      because: 'the group of the whole part always matches, be it with nothing; the default is for the type',
    },
    { to: 'a <= 0n', because: 'the opposite of zero is zero' },
    { to: 'den <= 0n', because: 'a zero denominator was refused on the line before' },
    { to: 'x.num <= 0n', because: 'the opposite of zero is zero' },
  ],
  'libs/exam/src/diagnostic-progress.ts': [
    {
      line: 'return differing >= 0 && mine[differing]! > other[differing]!;',
      because: 'where nothing differs two absent values are compared, which is false; what differs is never equal',
    },
  ],
  'libs/exam/src/plan/dates.ts': [
    { line: 'if (known) return known;', to: 'false', because: 'a cache: without it the same comes, later' },
  ],
  'libs/exam/src/plan/days.ts': [
    { from: 'lastFinishedDate !== null', to: 'true', because: 'nothing is at most null; asked for the type' },
  ],
  'libs/exam/src/plan/finishing.ts': [
    { from: 'lastFinishedDate !== null', to: 'true', because: 'null is later than nothing; asked for the type' },
    { to: 'claimed < now', because: 'what is claimed for this very moment is now either way' },
    { to: 'lastFinishedDate >= date', because: 'of two equal dates either is the same' },
  ],
  'libs/exam/src/plan/key-skill.ts': [
    { to: 'wanted.length <= LEAST_CHOICE', because: 'three filled up to three are the same three, in their order' },
  ],
  'libs/psychometrics/src/mastery.ts': [
    { to: 'i <= GRID.length', because: 'a typed array takes nothing behind its end' },
  ],
  'libs/psychometrics/src/pace.ts': [{ to: 'z > 0', because: 'at 0 both halves are one half' }],
  'libs/psychometrics/src/posterior.ts': [
    { to: 'i <= POINTS', because: 'a typed array takes nothing behind its end, where nothing is above the top' },
  ],
  'libs/psychometrics/src/routing.ts': [
    { to: 'estimate.theta > cut - 1e-9', because: 'the hair is no number that an estimate would hit' },
  ],
  'libs/psychometrics/src/wle.ts': [
    {
      line: 'for (let round = 0; round < 60; round += 1) {',
      because: 'a bound for what never came to pass: of 60 000 roots none took more than ten rounds',
    },
    {
      line: 'if (Math.abs(f) < TOLERANCE) return x;',
      because: 'a root stays where it is: what follows takes time and moves nothing that a score shows',
    },
    { to: 'f * f1 <= 0', because: 'where f is 0 the root was returned, and from an f1 of 0 the next round ends at x1' },
    { to: 'f / f1', because: 'the sign of a quotient is that of the product' },
    {
      to: 'slopes[SCAN - 1]! >= 0',
      because: 'without a root the slope is 0 at the end only where no answer says anything about ability',
    },
    {
      to: 'logLikelihood(theta, responses) >= logLikelihood(best, responses)',
      because: 'two roots of the very same likelihood: either is as good',
    },
  ],
  'apps/web/src/player/saving/outbox.ts': [
    { line: '#stopped = false;', to: 'true', because: 'start() says so before anything else is asked of it' },
    {
      to: '"Stryker was here!"',
      because: 'marks are compared with each other only, and a desk without any is never one that waits',
    },
    { to: 'this.#starts -= 1', because: 'the count is only compared with an earlier one' },
    {
      line: 'else if (spentMs > 0)',
      because: 'an entry of 0 ms is no answer and has no time to send: it never shows anywhere',
    },
    { line: 'if (!entry) continue;', because: 'entries are never taken out; the line is for the type' },
    { to: '["Stryker was here"]', because: 'entries are never taken out; the default is for the type' },
  ],
  'apps/web/src/features/diagnostic/saver.ts': [
    { line: '#stopped = false;', to: 'true', because: 'start() says so before anything else is asked of it' },
  ],
  'apps/web/src/core/session/load-user.ts': [
    {
      line: "error && 'code' in error && (error.code === 'NETWORK' || ('status' in error && Number(error.status) >= 500));",
      because: 'an answer without data has an error, and ours have a code: asked for the type',
    },
    { from: '() => null', to: '() => undefined', because: 'no profile either way' },
    {
      line: "if (result.error && 'status' in result.error && result.error.status === 401) clearToken();",
      because: 'an answer without data has an error: asked for the type',
    },
  ],
  'apps/web/src/core/api/send-once.ts': [
    { line: '{ once: true },', because: 'a signal aborts once; the listener is only let go sooner' },
  ],
  'apps/auth/src/session/network.ts': [
    {
      to: '"Stryker was here!"',
      because: 'what is no address has no network, be it nothing or a word; split always gives a first part',
    },
  ],
  'apps/gateway/src/session/session-store.ts': [
    { line: '} catch {', because: 'without its return nothing is found either: undefined asks auth as null does' },
  ],
};
