import fs from 'node:fs';
import * as z from 'zod/mini';
import { SERVICES } from './core/services.js';
import { sendDailyMessage } from './aivydaily/talk-calls.js';
import { getUserInfo, signIn, signUp, updateProfile } from './auth/calls.js';
import { COMMON_ERRORS, DomainError, ERRORS, isErrorCode } from './core/errors.js';
import { SESSION_SECONDS } from './core/session.js';
import { inputErrorCode } from './core/input-error.js';
import { routesOf } from './core/route.js';
import { openApiDocument } from './openapi.js';
import { allCalls, allInternalCalls, FEATURES } from './tables.js';
import { STATE_CODES } from './auth/states.js';

/** The specification calls the plan's documented calls by another word. */
const PATH_WORDS: Readonly<Record<string, readonly string[]>> = { plan: ['plan', 'daily'], analyst: ['reports'] };

describe('a message to the tutor', () => {
  const message = { conversation_id: 1, question_id: 1, message: 'hint' };
  const phaseOf = (phase: unknown) => sendDailyMessage.input.safeParse({ ...message, phase }).data?.phase;

  it('takes its phase as text or as a number, and no other phase', () => {
    expect([phaseOf('3.2'), phaseOf(3.2)]).toEqual(['3.2', '3.2']);
    expect([3, 3.4, '3.20', null, undefined].map(phaseOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the call table', () => {
  it('names every method and path once', () => {
    const routes = allCalls.map((call) => `${call.method} ${call.path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('names every RPC pattern once, internal calls included', () => {
    const patterns = [...allCalls, ...allInternalCalls].map((call) => call.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('uses one word for a feature in service, path and pattern', () => {
    for (const [feature, { calls }] of Object.entries(FEATURES)) {
      for (const call of Object.values(calls)) {
        expect(PATH_WORDS[feature] ?? [feature]).toContain(call.path.split('/')[1]);
        expect(call.pattern.split('.')[0]).toBe(feature);
        expect(SERVICES).toContain(call.service);
      }
    }
  });

  it('lets analysts alone order, read and publish reports', () => {
    const reports = allCalls.filter(({ path }) => path.startsWith('/reports'));
    expect(reports.length).toBeGreaterThanOrEqual(7);
    for (const { pattern, audience, service } of reports)
      expect([pattern, audience, service]).toEqual([pattern, 'analyst', 'analyst']);
    expect(allCalls.filter(({ service }) => service === 'analyst')).toEqual(reports);
  });

  it('holds every call of the specification, with its method', () => {
    const auth = [
      'request-verification',
      'signup',
      'signin',
      'request-reset-password',
      'reset-password',
      'get-user-info',
      'select-product',
    ].map((name) => `POST /auth/${name}`);
    const diagnostic = [
      'request-questions',
      'save-answers',
      'submit-answers',
      'get-test-detail',
      'request-question-solution',
    ].map((name) => `POST /diagnostic/${name}`);
    const fullTest = [
      'start-test',
      'get-questions',
      'save-progress',
      'get-progress',
      'submit-answers',
      'get-all-test',
      'get-report',
      'get-answer',
    ].map((name) => `POST /full-test/${name}`);
    const daily = [
      'set-target',
      'get-plan',
      'get-daily-question',
      'save-progress',
      'get-progress',
      'finished',
      'get-answer',
      'daily-progress',
      'score-path',
      'daily-wins',
      'achievement',
    ].map((name) => `POST /daily/${name}`);
    const aivydaily = [
      'GET history',
      'GET weakness',
      'POST start',
      'PUT end',
      'POST next-question',
      'POST submit-answer',
      'GET get-question-stem',
      'GET get-question-detail',
      'POST send-message',
      'GET questions',
      'GET get-message-history',
    ].map((call) => call.replace(' ', ' /aivydaily/'));
    const chat = ['start', 'send_message', 'history'].map((name) => `POST /chat/${name}`);
    const routes = allCalls.map((call) => `${call.method} ${call.path}`);
    for (const calls of [auth, diagnostic, fullTest, daily, aivydaily, chat])
      expect(routes).toEqual(expect.arrayContaining(calls));
  });

  it.each([
    ['sign-up', signUp.input.shape.state],
    ['profile', updateProfile.input.shape.state],
  ])('takes a listed state and no other at %s', (_where, state) => {
    expect(STATE_CODES).toHaveLength(52);
    for (const code of [...STATE_CODES, '', undefined]) expect(z.safeParse(state, code).success).toBe(true);
    for (const other of ['XX', 'ZZ', 'ny', 'New York', 'N', 7, null, 'toString'])
      expect(z.safeParse(state, other).success).toBe(false);
  });

  it('keeps a profile in the client as long as a session lasts', () => {
    expect(getUserInfo.cache?.keepSeconds).toBe(SESSION_SECONDS);
  });

  it('gives a cache hint to reads only and marks every cached call idempotent', () => {
    for (const call of allCalls) {
      if (!call.cache) continue;
      expect(call.invalidates).toBeUndefined();
      expect(call.idempotent).toBe(true);
    }
  });

  it('lets only calls that say so answer a key or an explanation', () => {
    for (const call of allCalls) {
      const [operations] = Object.values(openApiDocument([call]).paths);
      const schema = JSON.stringify(Object.values(operations ?? {}).map(({ responses }) => responses));
      const reveals = /"(explanation|hints|misconception|key|common_wrong|answer)"\s*:/.test(
        schema.replaceAll('"answers"', ''),
      );
      expect([call.pattern, reveals]).toEqual([call.pattern, call.reveals === 'solutions']);
    }
  });
});

describe('the error catalogue', () => {
  it('has 401 for AUTH-UNAUTHORIZED and for nothing else', () => {
    const unauthorised = Object.entries(ERRORS)
      .filter(([, entry]) => entry.status === 401)
      .map(([code]) => code);
    expect(unauthorised).toEqual(['AUTH-UNAUTHORIZED']);
  });

  it.each([
    ['AUTH-INVALIDINPUT', 400],
    ['AUTH-EMAILFORMAT', 400],
    ['AUTH-VCODENOTEXIST', 400],
    ['AUTH-VCODEEXPIRE', 400],
    ['AUTH-VCODEUSE', 400],
    ['AUTH-VCODENOTMATCHE', 400],
    ['AUTH-INVALIDLINK', 400],
    ['AUTH-USERNOTEXIST', 400],
    ['AUTH-WRONGPASSWORD', 400],
    ['DT-INVALIDINPUT', 400],
    ['INVALIDINPUT', 400],
    ['AUTH-USEREXIST', 409],
    ['DT-TESTEXIST', 409],
    ['DT-TESTNOTEXIST', 404],
    ['AUTH-DB', 500],
    ['DT-DB', 500],
    ['DB', 500],
    ['AUTH-EMAILFAIL', 502],
    ['SERVICE-UNAVAILABLE', 503],
    ['RATE-LIMITED', 429],
  ] as const)('answers %s with status %i', (code, status) => {
    expect(ERRORS[code].status).toBe(status);
  });

  it('says what the specification fixes for a second submit', () => {
    expect(new DomainError('DT-TESTEXIST').message).toBe('You have already submitted the diagnostic test!');
  });

  it('knows its own codes and not the names of object members', () => {
    expect(COMMON_ERRORS.every(isErrorCode)).toBe(true);
    expect(isErrorCode('constructor')).toBe(false);
    expect(isErrorCode(undefined)).toBe(false);
  });
});

describe('the code for a bad input', () => {
  const call = signIn;
  it('is AUTH-EMAILFORMAT when the address alone is wrong', () => {
    expect(inputErrorCode(call, [{ path: 'email', message: '' }], { email: 'maya(at)school', password: 'x' })).toBe(
      'AUTH-EMAILFORMAT',
    );
  });
  it.each([[{ password: 'x' }], [{ email: '', password: 'x' }], [{ email: 7, password: 'x' }], [null]])(
    'is the input error of the call for %j',
    (given) => {
      expect(inputErrorCode(call, [{ path: 'email', message: '' }], given)).toBe('AUTH-INVALIDINPUT');
    },
  );
  it('is the input error of the call when another field is wrong as well', () => {
    expect(
      inputErrorCode(
        call,
        [
          { path: 'email', message: '' },
          { path: 'password', message: '' },
        ],
        { email: 'no' },
      ),
    ).toBe('AUTH-INVALIDINPUT');
  });
});

describe('the routes of the browser', () => {
  it.each(SERVICES)(
    'have method, path and cache of every call of %s (run `npm run generate openapi` after a change)',
    async (service) => {
      const written = Object.values((await import(`./${service}/routes.js`)) as Record<string, unknown>);
      expect(written).toEqual([routesOf(FEATURES[service].calls)]);
    },
  );
});

describe('the OpenAPI document', () => {
  it('is committed as the call table makes it (run `npm run generate openapi` after a change)', () => {
    const committed: unknown = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('asks for a session exactly where the table does', () => {
    const { paths } = openApiDocument();
    expect(paths['/auth/get-user-info']!['post']!.security).toEqual([{ session: [] }]);
    expect(paths['/diagnostic/request-questions']!['post']!.security).toEqual([]);
  });

  it('has the address of List-Unsubscribe, which stands outside of the API and takes the form of RFC 8058', () => {
    const { post } = openApiDocument().paths['/unsubscribe']!;
    expect(post).toMatchObject({ servers: [{ url: '/' }], security: [], operationId: 'plan.unsubscribe.one-click' });
    expect(post!.parameters).toMatchObject([{ name: 'token', in: 'query', required: true }]);
    expect(Object.keys(post!.requestBody!.content)).toEqual([
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]);
  });
});
