import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bankDatabase, loadBank, type ChoiceItem } from '@aivy/item-bank';
import type { ChoiceDraft } from '../src/drafts/index.js';
import { balancedItems, testDatabase, type TestDatabase } from '@aivy/server-testing';
import { bank } from './in-process.js';
import type { DraftList, Fields, Look, StoredDraft } from '../page/wire.js';

let database: TestDatabase;
let folder: string;
let editor: ChildProcess | undefined;
let port = 0;
const bundle = path.resolve('.aivy/run', `bank-edit-spec-${process.pid}`);
const program = path.join(bundle, 'bank.js');

/** A written item as another maker would have had it, with everything that a person completes. */
const known = balancedItems().find(({ key }) => key === 'rw-central-01') as ChoiceItem;
const draft = (key: string, change: Partial<ChoiceDraft> = {}): ChoiceDraft => ({
  schema: 1,
  key,
  origin: { format: 'qti-3', file: 'biology.zip!one.xml', line: 1, id: key, title: '' },
  scoring: { rule: 'match_correct', points: 1 },
  type: 'choice',
  // No text of the bank: each word has the draft's own name in it.
  passage: `<p>${Array.from({ length: 40 }, (_, index) => `${key}word${index}`).join(' ')}</p>`,
  img: '',
  question: `<p>What does ${key} say of it?</p>`,
  images: [{ id: 'dot', type: 'image/svg+xml', data: Buffer.from('<svg xmlns="x"/>').toString('base64') }],
  options: (['a', 'b', 'c', 'd'] as const).map((letter) => ({
    id: `C${letter}`,
    html: known.choices[letter],
    misconception: known.options.find(({ choice }) => choice === letter)?.misconception ?? '',
    feedback: known.options.find(({ choice }) => choice === letter)?.feedback ?? '',
  })),
  answer: `C${known.answer}`,
  explanation: 'It says so.',
  hints: ['Look at the whole.', 'Which sentence holds it?', 'Read that one.', 'Say it in your words.'],
  ...{ skill: 1, difficulty: 'easy', seconds: 60 },
  ...{ lost: [], missing: [], edited: false },
  ...change,
});
const put = (given: ChoiceDraft): void =>
  fs.writeFileSync(path.join(folder, `${given.key}.json`), JSON.stringify(given, null, 2));
const onDisk = (key: string): ChoiceDraft =>
  JSON.parse(fs.readFileSync(path.join(folder, `${key}.json`), 'utf8')) as ChoiceDraft;

const environment = { ...process.env };

async function start(): Promise<void> {
  editor = spawn(process.execPath, [program, 'edit', folder, '--port', '0'], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of editor.stdout!) {
    port = Number(/localhost:(\d+)/.exec(String(text))?.[1]);
    if (port) return;
  }
  throw new Error('the editor has not started');
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const ended = once(editor!, 'exit');
  editor!.kill(signal);
  await ended;
}

interface Reply<Body> {
  status: number;
  body: Body;
  headers: http.IncomingHttpHeaders;
}

/** As the editor's page asks, unless told otherwise; `fetch` would mend the path and the host. */
function ask<Body = { message: string }>(
  method: string,
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<Body>> {
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path: address, headers: { ...own, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => {
          const json = /json/.test(response.headers['content-type'] ?? '');
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: (json ? JSON.parse(text) : text) as Body,
          });
        });
      },
    );
    request.on('error', reject);
    request.end(typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body));
  });
}
const read = async (key: string): Promise<StoredDraft> => (await ask<StoredDraft>('GET', `/api/drafts/${key}`)).body;
const save = (key: string, version: string, fields: unknown) =>
  ask<StoredDraft & { stored?: StoredDraft; faults?: { field: string }[] }>('PUT', `/api/drafts/${key}`, {
    version,
    fields,
  });

beforeAll(async () => {
  const target = JSON.stringify({ entries: { bank: 'apps/bank-studio/src/main.ts' }, dir: bundle });
  const script = `const { bundleServer } = await import('./tools/build/bundle.mjs'); await bundleServer(${target});`;
  [database] = await Promise.all([
    testDatabase([bankDatabase], { withBank: balancedItems() }),
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]),
  ]);
  Object.assign(process.env, { DATABASE_URL: database.url, REDIS_URL: '' });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-drafts-'));
  for (const key of ['first', 'second', 'third', 'fourth']) put(draft(key));
  put(draft('bare', { skill: null, hints: [] }));
  fs.writeFileSync(path.join(folder, 'broken.json'), '{"schema": 1');
  fs.writeFileSync(path.join(folder, 'notes.txt'), 'not a draft');
  await start();
}, 120_000);
afterAll(async () => {
  process.env = environment;
  if (editor && editor.exitCode === null && editor.signalCode === null) await stop('SIGTERM');
  for (const used of [folder, bundle]) fs.rmSync(used, { recursive: true, force: true });
  await database.drop();
});

describe('the editor of drafts', () => {
  it('serves its page with a policy that lets nothing else run or frame it', async () => {
    const { status, body, headers } = await ask<string>('GET', '/');
    expect([status, body]).toEqual([200, expect.stringMatching(/<div id="root">/)]);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/);
    const script = /src="([^"]+\.js)"/.exec(body)![1]!;
    expect((await ask('GET', script)).headers['content-type']).toMatch(/javascript/);
  });

  it('lists the drafts with what each lacks, and names the files that are none', async () => {
    const { entries, unreadable } = (await ask<DraftList>('GET', '/api/drafts')).body;
    const bare = entries.find(({ key }) => key === 'bare');
    expect(bare).toMatchObject({ state: 'open', title: 'What does bare say of it?', open: { place: 1, hints: 1 } });
    expect(entries.filter(({ state }) => state === 'ready').map(({ key }) => key)).toEqual([
      'first',
      'fourth',
      'second',
      'third',
    ]);
    expect(unreadable).toEqual([{ file: 'broken.json', reason: expect.stringMatching(/JSON/) }]);
    expect((await ask('GET', '/api/drafts/broken')).status).toBe(422);
  });

  it('looks at a draft as it is typed, stores nothing of that, and shows no markup but the bank’s', async () => {
    const { fields } = await read('first');
    const typed = { ...fields, question: '<p>Is it?</p><script>x()</script><img src=x onerror=x()>', skill: null };
    const { body } = await ask<Look>('POST', '/api/drafts/first/look', typed);
    expect(body.faults.map(({ field }) => field)).toEqual(expect.arrayContaining(['skill', 'question']));
    for (const html of [body.student, body.reviewer]) expect(html).not.toMatch(/<script|<img/);
    expect(body.student).toContain('&lt;script&gt;');
    expect(onDisk('first')).toEqual(draft('first'));
  });

  it('keeps what belongs to the source, whatever is sent', async () => {
    const { version, fields } = await read('first');
    const stored = await save('first', version, { ...fields, key: 'other', origin: null, images: [], seconds: 75 });
    expect(stored.status).toBe(200);
    const { seconds, edited, missing, ...rest } = onDisk('first');
    expect({ seconds, edited, missing }).toEqual({ seconds: 75, edited: true, missing: [] });
    expect(rest).toMatchObject({ key: 'first', origin: draft('first').origin, images: draft('first').images });
  });

  it('lets no window write over what another one has stored', async () => {
    const { version, fields } = await read('second');
    const [one, other] = await Promise.all([
      save('second', version, { ...fields, explanation: 'One.' }),
      save('second', version, { ...fields, explanation: 'Other.' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const [won, lost] = one.status === 200 ? [one, other] : [other, one];
    expect(lost.body.stored).toMatchObject({ version: won.body.version, fields: won.body.fields });
    expect(onDisk('second').explanation).toBe(won.body.fields.explanation);
    // Who has seen it may decide otherwise.
    expect((await save('second', won.body.version, { ...fields, explanation: 'Both.' })).status).toBe(200);
  });

  it('notices a draft that was changed without it', async () => {
    const { version, fields } = await read('second');
    put({ ...onDisk('second'), explanation: 'By an import.' });
    expect((await save('second', version, fields)).status).toBe(409);
    expect(onDisk('second').explanation).toBe('By an import.');
  });

  it.each<[string, Partial<Fields>, string]>([
    ['a time of five seconds', { seconds: 5 }, 'seconds'],
    ['a skill that there is not', { skill: 31 }, 'skill'],
    ['one choice', { type: 'choice', options: [] }, 'options'],
    ['five hints', { hints: ['1', '2', '3', '4', '5'] }, 'hints'],
  ])('does not store %s, and says where', async (_what, change, field) => {
    const before = onDisk('third');
    const { version, fields } = await read('third');
    const { status, body } = await save('third', version, { ...fields, ...change });
    expect([status, body.faults?.map((fault) => fault.field)]).toEqual([422, [field]]);
    expect(onDisk('third')).toEqual(before);
  });

  it.each([
    ['half of a body', 'PUT', '{"version":', 400],
    ['a list', 'PUT', '[]', 400],
    ['a save of no version', 'PUT', '{"fields":{}}', 400],
    ['more than half a megabyte', 'PUT', JSON.stringify({ version: 'x', fields: 'x'.repeat(600_000) }), 413],
    ['what it has no name for', 'POST', '{}', 405],
    ['to remove a draft', 'DELETE', undefined, 405],
  ])('refuses %s', async (_what, method, body, status) => {
    const before = onDisk('third');
    expect((await ask(method, '/api/drafts/third', body)).status).toBe(status);
    expect(onDisk('third')).toEqual(before);
  });

  it.each([
    '/api/drafts/none',
    '/api/drafts/..%2f..%2fpackage',
    '/api/drafts/../../package',
    '/api/drafts/%2e%2e',
    '/api/drafts/First',
    '/api/drafts/notes.txt',
    '/api/drafts/',
    '/api/drafts/third/images/..%2fdot',
    '/../package.json',
    '/assets/../../package.json',
    '/api/',
  ])('has nothing at %s', async (address) => expect((await ask('GET', address)).status).toBe(404));

  it('writes to no file that a link in the folder leads to', async () => {
    const elsewhere = path.join(folder, 'elsewhere.txt');
    fs.writeFileSync(elsewhere, 'mine');
    fs.symlinkSync(elsewhere, path.join(folder, 'fourth.json.new'));
    const { version, fields } = await read('fourth');
    expect((await save('fourth', version, { ...fields, seconds: 70 })).status).toBe(200);
    expect(fs.readFileSync(elsewhere, 'utf8')).toBe('mine');
    expect(onDisk('fourth').seconds).toBe(70);
  });

  it('gives an image of a draft out as one that can do nothing', async () => {
    const { status, headers } = await ask('GET', '/api/drafts/third/images/dot');
    expect([status, headers['content-type'], headers['content-security-policy']]).toEqual([
      200,
      'image/svg+xml',
      expect.stringMatching(/sandbox/),
    ]);
  });

  it.each<[string, Record<string, string>, number]>([
    ['another page', { origin: 'http://evil.example' }, 403],
    ['a form of another page', { origin: 'http://evil.example', 'content-type': 'text/plain' }, 403],
    ['a name that was made to point here', { host: 'evil.example', origin: 'http://evil.example' }, 421],
  ])('takes no save of %s', async (_who, headers, status) => {
    const { version, fields } = await read('third');
    expect((await ask('PUT', '/api/drafts/third', { version, fields }, headers)).status).toBe(status);
    expect(await read('third')).toMatchObject({ version });
  });

  it('has whole drafts after a kill, and all that it said was stored', async () => {
    let { version, fields } = await read('fourth');
    let stored = fields.explanation;
    const killed = new Promise((resolve) => setTimeout(resolve, 400)).then(() => stop('SIGKILL'));
    for (let turn = 0; ; turn += 1) {
      const explanation = `Turn ${turn}: ${'x'.repeat(50_000)}`;
      const saved = await save('fourth', version, { ...fields, explanation }).catch(() => null);
      if (!saved) {
        await killed;
        // The last one may be on the disk although its answer was not heard.
        expect([stored, explanation]).toContain(onDisk('fourth').explanation);
        expect(turn).toBeGreaterThan(1);
        break;
      }
      expect(saved.status).toBe(200);
      ({ version, fields } = saved.body);
      stored = explanation;
    }
    await start();
    expect((await ask<DraftList>('GET', '/api/drafts')).body.entries.map(({ key }) => key)).toContain('fourth');
  }, 180_000);
});

describe('a release of drafts', () => {
  const items = async () => new Map((await loadBank(database.url)).items().map((item) => [item.key, item]));

  it('takes none that is not complete', async () => {
    const { version } = await read('bare');
    const { status, body } = await ask<{ faults: { field: string }[] }>('POST', '/api/drafts/bare/release', {
      version,
    });
    expect([status, body.faults.map(({ field }) => field)]).toEqual([422, ['skill', 'hints']]);
    expect((await items()).has('rw-bare')).toBe(false);
  });

  it('takes none that was changed since it was looked at', async () => {
    const { version, fields } = await read('first');
    await save('first', version, { ...fields, seconds: 80 });
    expect((await ask('POST', '/api/drafts/first/release', { version })).status).toBe(409);
    expect((await items()).has('rw-first')).toBe(false);
  });

  it('makes an item that students meet, and is taken back by the next change', async () => {
    const { version } = await read('first');
    const { status, body } = await ask<{ stored: StoredDraft }>('POST', '/api/drafts/first/release', { version });
    expect([status, body.stored.released]).toEqual([200, { key: 'rw-first', release: expect.any(Number) }]);
    expect((await items()).get('rw-first')).toMatchObject({ state: 'pretest', seconds: 80, answer: known.answer });
    await save('first', body.stored.version, { ...body.stored.fields, seconds: 90 });
    expect((await read('first')).released).toBeNull();
  }, 180_000);

  it('by bank release takes every complete draft of the folder and says what keeps the others', async () => {
    const run = () => bank('release', '--drafts', folder);
    const { code, out, err } = await run();
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^bare: skill: none of the thirty skills is named$/m),
    });
    expect(err).toMatch(/broken\.json is no draft/);
    expect(out).toMatch(/^third: released as rw-third$/m);
    expect((await items()).get('rw-first')).toMatchObject({ seconds: 90, version: 2 });
    expect(onDisk('third')).toMatchObject({ released: { key: 'rw-third' } });
    expect((await run()).out).toContain('nothing was released');
  }, 120_000);

  it('does not change an item that ships with Aivy', async () => {
    put(draft('central-01'));
    const { version } = await read('central-01');
    const { status, body } = await ask<{ faults: { rule: string }[] }>('POST', '/api/drafts/central-01/release', {
      version,
    });
    expect([status, body.faults.map(({ rule }) => rule)]).toEqual([422, ['key']]);
  }, 180_000);
});
