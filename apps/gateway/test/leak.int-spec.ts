import path from 'node:path';
import { allCalls, fillPath, SERVICES } from '@aivy/contracts';
import { packBank, type BankItem } from '@aivy/item-bank';
import { startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import supertest from 'supertest';
import { EXAMPLES } from './examples.js';

/** The whole server, every part real: a leak in any of them comes out at the gateway. */
let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({
    apps: [...SERVICES, 'worker', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
  });
}, 90_000);
afterAll(() => system.close());

const post = (call: string, body: object, token?: string) => {
  const request = supertest(system.url).post(`/api/${call}`);
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send(body);
};

const get = (call: string, query: object, token?: string) => {
  const request = supertest(system.url).get(`/api/${call}`).query(query);
  if (token) request.set('authorization', `Bearer ${token}`);
  return request;
};

async function signUp(email: string): Promise<string> {
  await post('auth/request-verification', { email });
  const { body: mails } = await supertest(system.url).get('/dev/mailbox.json').query({ to: email });
  const code = /\d{6}/.exec(mails[0].text)![0];
  const { body } = await post('auth/signup', {
    name: 'Maya Lindqvist',
    email,
    verification_code: code,
    password: 'a long pass phrase',
  });
  return body.data.token;
}

const bank = packBank();
const form = bank.currentDiagnosticForm;
const formItems = [...form.english, ...form.math];
const notesOf = (item: BankItem) => (item.type === 'choice' ? item.options : item.common_wrong);
const tagsOf = (item: BankItem): string[] => notesOf(item).map(({ misconception }) => misconception);
/** What no student is ever sent by these calls: hints come one by one in the chat, tags never. */
const neverTexts = (item: BankItem): string[] => [...item.hints, ...tagsOf(item)];
const beforeDueTexts = (item: BankItem): string[] => [
  item.explanation,
  ...notesOf(item).map(({ feedback }) => feedback),
  ...neverTexts(item),
];
const NEVER_NAMED = new Set([
  'hints',
  'options',
  'common_wrong',
  'misconception',
  'family',
  'difficulty',
  'a',
  'b',
  'c',
]);
const BEFORE_DUE_NAMED = new Set([...NEVER_NAMED, 'answer', 'correct_answer', 'key', 'explanation', 'solution']);

interface Found {
  names: Set<string>;
  texts: string[];
}

/** Every property name and every text of an answer; texts that hold JSON are opened, since reports travel so. */
function walk(value: unknown, found: Found = { names: new Set(), texts: [] }): Found {
  if (typeof value === 'string') {
    found.texts.push(value);
    if (/^[[{]/.test(value)) {
      try {
        walk(JSON.parse(value), found);
      } catch {
        // A text that only looks like JSON has been kept as it is.
      }
    }
  } else if (Array.isArray(value)) value.forEach((each) => walk(each, found));
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      found.names.add(name);
      walk(each, found);
    }
  }
  return found;
}

/** Inputs for a call: its example, and one for each section, form and module where it names them. */
/** What the walk is about: ids of the student's own, where there are any. */
interface Walked {
  testId?: string;
  planId?: string;
  /** A practice session and a question of it. */
  session?: number;
  question?: number;
}

function inputsOf(pattern: string, { testId = NO_TEST, planId = NO_TEST, session, question }: Walked): object[] {
  const given = EXAMPLES[pattern]!;
  const example = {
    ...given,
    ...('test_id' in given ? { test_id: testId } : {}),
    ...('plan_id' in given ? { plan_id: planId } : {}),
    ...practised(given, session, question),
  };
  if ('module' in example) return [1, 2, 3, 4].map((module) => ({ ...example, module }));
  return 'subject' in example
    ? ['english', 'math'].flatMap((subject) => [
        { ...example, subject },
        { ...example, subject, form_id: form.id },
      ])
    : [example];
}

/** Names the practice session and its question wherever a call names one. */
const practised = (given: object, session?: number, question?: number): object => ({
  ...(session !== undefined && 'conversation_id' in given && { conversation_id: session }),
  ...(session !== undefined && 'cid' in given && { cid: session }),
  ...(question !== undefined &&
    'question_id' in given &&
    typeof given.question_id === 'number' && { question_id: question }),
  ...(question !== undefined && 'qid' in given && { qid: question }),
});

/** Calls that would end what the walk is looking at. */
const ENDS = new Set([
  'auth.signout',
  'auth.end-sessions',
  'auth.reset-password',
  'auth.delete-account',
  'diagnostic.submit-answers',
  'full-test.submit-answers',
  'full-test.give-up',
  'plan.finished',
  'aivydaily.end',
  'aivydaily.submit-answer',
]);
const NO_TEST = '00000000-0000-4000-8000-000000000000';

async function answersOf(
  token: string | undefined,
  walked: Walked = {},
): Promise<{ call: string; status: number; found: Found; raw: string }[]> {
  const answers = [];
  for (const { pattern, method, path: address } of allCalls.filter((call) => !ENDS.has(call.pattern))) {
    for (const input of inputsOf(pattern, walked)) {
      const ask = method === 'GET' ? get : post;
      const { path: filled } = fillPath(address, input as Record<string, unknown>);
      const { status, body, text } = await ask(filled.replace(/^\//, ''), input, token);
      answers.push({ call: pattern, status, found: walk(body), raw: text });
    }
  }
  return answers;
}

/** All texts of the bank that may not be seen; a text that is also part of a question is no secret. */
const secretsOfBank = (texts: (item: BankItem) => string[]) => new Set(bank.items().flatMap(texts));

function expectNoLeak(
  answers: Awaited<ReturnType<typeof answersOf>>,
  names: ReadonlySet<string>,
  texts: (item: BankItem) => string[],
  /** A student's own file names the misconceptions of the answers that are due. */
  inOwnFile = names === NEVER_NAMED,
): void {
  const whole = secretsOfBank(texts);
  // A tag is a plain word, which a passage may hold ("run-on"): it is a leak where it stands alone.
  const tags = new Set(bank.items().flatMap(tagsOf));
  const partly = formItems.flatMap(texts).filter((secret) => !tags.has(secret));
  for (const { call, found, raw } of answers) {
    const isOwn = (word: string): boolean =>
      inOwnFile && call === 'auth.export-account' && (word === 'misconception' || tags.has(word));
    const leaks = [
      ...[...found.names].filter((name) => names.has(name) || tags.has(name)),
      ...found.texts.filter((text) => whole.has(text)),
      ...partly.filter((secret) => raw.includes(JSON.stringify(secret).slice(1, -1))),
    ].filter((leak) => !isOwn(leak));
    expect({ call, leaks }).toEqual({ call, leaks: [] });
  }
}

describe('a walk over all answers of all calls', () => {
  it('knows an input for every call, and sees a leak when there is one', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(allCalls.map(({ pattern }) => pattern).sort());
    const [item] = formItems;
    const leaking = (data: object) => () =>
      expectNoLeak(
        [{ call: 'x', status: 200, found: walk({ data }), raw: JSON.stringify({ data }) }],
        BEFORE_DUE_NAMED,
        beforeDueTexts,
      );
    for (const data of [
      { answer: 'a' },
      { text: item!.explanation },
      { text: `Hint: ${item!.hints[2]}` },
      { report: JSON.stringify({ deep: [item!.hints[0]] }) },
      { tag: tagsOf(item!)[0]! },
      { counts: { [tagsOf(item!)[0]!]: 1 } },
    ])
      expect(leaking(data)).toThrow();
    expect(leaking({ question: item!.question })).not.toThrow();
  });

  it('finds no key, hint, explanation or tag before a test is submitted: visitor, new student, student in a test', async () => {
    expectNoLeak(await answersOf(undefined), BEFORE_DUE_NAMED, beforeDueTexts);
    const token = await signUp('walk@example.org');
    expectNoLeak(await answersOf(token), BEFORE_DUE_NAMED, beforeDueTexts);
    expect((await post('diagnostic/save-answers', EXAMPLES['diagnostic.save-answers']!, token)).status).toBe(200);
    expectNoLeak(await answersOf(token), BEFORE_DUE_NAMED, beforeDueTexts);
  });

  it('finds keys and explanations of the submitted form alone afterwards, and never hints or tags', async () => {
    const token = await signUp('done@example.org');
    expect((await post('diagnostic/submit-answers', EXAMPLES['diagnostic.submit-answers']!, token)).status).toBe(200);
    await waitFor(async () => (await post('diagnostic/get-test-detail', {}, token)).body.data.detail_report !== null);
    const answers = await answersOf(token);
    expectNoLeak(answers, NEVER_NAMED, neverTexts);
    const revealing = new Set(answers.filter(({ found }) => found.names.has('explanation')).map(({ call }) => call));
    expect([...revealing]).toEqual(['diagnostic.request-question-solution']);
    const own = new Set(formItems.map(({ explanation }) => explanation));
    const foreign = new Set(
      bank
        .items()
        .map(({ explanation }) => explanation)
        .filter((text) => !own.has(text)),
    );
    for (const { call, found } of answers)
      expect({ call, foreign: found.texts.filter((text) => foreign.has(text)) }).toEqual({ call, foreign: [] });
  });

  it('finds no key or explanation of a full test until its last module is submitted, and then those of its questions alone', async () => {
    const token = await signUp('full@example.org');
    const ask = async (call: string, body: object) => (await post(`full-test/${call}`, body, token)).body.data;
    const { test_id: testId } = await ask('start-test', {});
    const ids = new Set<number>();
    for (const module of [1, 2, 3, 4]) {
      const { questions } = await ask('get-questions', { test_id: testId, module });
      for (const { id } of questions) ids.add(id);
      expectNoLeak(await answersOf(token, { testId }), BEFORE_DUE_NAMED, beforeDueTexts);
      await ask('submit-answers', { test_id: testId, module });
    }
    await waitFor(async () => (await ask('get-report', { test_id: testId })).detail_report !== null);
    const answers = await answersOf(token, { testId });
    expectNoLeak(answers, NEVER_NAMED, neverTexts);
    const revealing = new Set(answers.filter(({ found }) => found.names.has('explanation')).map(({ call }) => call));
    expect([...revealing]).toEqual(['full-test.get-answer']);
    const own = new Set([...ids].map((id) => bank.item(id)!.explanation));
    const foreign = new Set(
      bank
        .items()
        .map(({ explanation }) => explanation)
        .filter((text) => !own.has(text)),
    );
    for (const { call, found } of answers)
      expect({ call, foreign: found.texts.filter((text) => foreign.has(text)) }).toEqual({ call, foreign: [] });
  });

  it('finds no key or explanation of a daily unit until it is finished, and then those of its questions alone', async () => {
    const token = await signUp('daily@example.org');
    expect((await post('diagnostic/submit-answers', EXAMPLES['diagnostic.submit-answers']!, token)).status).toBe(200);
    const ask = async (call: string, body: object) => (await post(call, body, token)).body.data;
    await waitFor(async () => Boolean(await ask('plan/target-start', {})));
    const { english, math } = await ask('plan/target-start', {});
    const target = { english: english.score, math: math.score, duration: 1 };
    const { plan_id: planId } = await ask('daily/set-target', target);
    const { questions } = await ask('daily/get-daily-question', { plan_id: planId, day: 1 });
    const ids = new Set<number>(questions.map(({ id }: { id: number }) => id));
    const ofUnit = (item: BankItem) => (ids.has(item.id) ? beforeDueTexts(item) : []);
    const before = await answersOf(token, { planId });
    expectNoLeak(before, NEVER_NAMED, neverTexts);
    expectNoLeak(before, NEVER_NAMED, ofUnit);
    expect((await post('daily/finished', { plan_id: planId, day: 1 }, token)).status).toBe(200);
    const answers = await answersOf(token, { planId });
    expectNoLeak(answers, NEVER_NAMED, neverTexts);
    const shown = new Set([...ids].map((id) => bank.item(id)!.explanation));
    const revealing = answers.filter(({ found }) => found.texts.some((text) => shown.has(text)));
    expect(new Set(revealing.map(({ call }) => call))).toEqual(new Set(['plan.get-answer']));
    expect(revealing[0]!.found.texts.filter((text) => shown.has(text))).toHaveLength(5);
  });

  it('finds no key or explanation of a practice question until it is complete, and then its own alone', async () => {
    const token = await signUp('mission@example.org');
    const ask = async (call: string, body: object) => (await post(call, body, token)).body.data;
    const { id: session } = await ask('aivydaily/start', { subcategory: 12 });
    const { question_id: question } = await ask('aivydaily/next-question', { conversation_id: session });
    const item = bank.item(question)!;
    const ids = { conversation_id: session, question_id: question };
    const wrongs =
      item.type === 'choice' ? ['a', 'b', 'c', 'd'].filter((each) => each !== item.answer) : ['-97', '-98', '-99'];
    /** The hints come one by one in the talk, and nothing else of the item. */
    const kept = (each: BankItem): string[] =>
      each.id === question ? [each.explanation, ...tagsOf(each)] : neverTexts(each);
    const walked = async () =>
      (await answersOf(token, { session, question })).filter(({ call }) => !call.startsWith('aivydaily.trial'));
    for (const answer of ['', wrongs[0]!, wrongs[1]!]) {
      if (answer !== '') await ask('aivydaily/submit-answer', { ...ids, answer });
      const answers = await walked();
      // The documents call the talk after the end "explanation": it is empty until then.
      const talk = answers.find(({ call }) => call === 'aivydaily.get-message-history')!;
      expect([talk.status, talk.raw]).toEqual([200, expect.stringContaining('"explanation":[]')]);
      talk.found.names.delete('explanation');
      expectNoLeak(answers, BEFORE_DUE_NAMED, kept, true);
      expect(answers.filter(({ found }) => found.texts.includes(item.explanation))).toEqual([]);
    }
    await ask('aivydaily/submit-answer', { ...ids, answer: wrongs[2]! });
    const answers = await walked();
    const revealing = answers.filter(({ found }) => found.texts.includes(item.explanation));
    expect(revealing.map(({ call }) => call).sort()).toEqual(['aivydaily.answers', 'aivydaily.get-question-detail']);
    const foreign = new Set(bank.items().map(({ explanation }) => explanation));
    foreign.delete(item.explanation);
    for (const { call, found } of answers)
      expect({ call, foreign: found.texts.filter((text) => foreign.has(text)) }).toEqual({ call, foreign: [] });
  });
});
