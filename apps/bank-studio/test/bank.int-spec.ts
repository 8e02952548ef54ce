import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { bankDatabase, itemBank, loadBank, type Item } from '@aivy/item-bank';
import { createLogger, openBank } from '@aivy/server-kit';
import { sampleItems, testDatabase, testRedis, waitFor, type TestDatabase, type TestRedis } from '@aivy/server-testing';
import { readSources } from '../src/commands/import/sources.js';
import { bank, type Outcome } from './in-process.js';

let database: TestDatabase;
let redis: TestRedis;
let folder: string;
const items = sampleItems();
const environment = { ...process.env };

beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase([bankDatabase], { withBank: items }), testRedis()]);
  Object.assign(process.env, { DATABASE_URL: database.url, REDIS_URL: redis.url, KEY_PREFIX: redis.prefix });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-bank-'));
}, 180_000);
afterAll(async () => {
  process.env = environment;
  fs.rmSync(folder, { recursive: true, force: true });
  await redis.close();
  await database.drop();
});

/** Runs one of node's programs with the servers of this test, which only this sandbox's environment names. */
const node = (program: readonly string[], args: readonly string[], cwd = process.cwd()) =>
  new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [...program, ...args], { cwd, env: process.env, maxBuffer: 1e8 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

const file = (name: string, text: string): string => {
  const full = path.join(folder, name);
  fs.writeFileSync(full, text);
  return full;
};
const item = items.find(({ key }) => key === 'rw-words-01')!;
const versionOf = async (key: string): Promise<number> =>
  (await loadBank(database.url)).items().find((each) => each.key === key)!.version;
const rows = async (): Promise<unknown> =>
  (
    await database.query(
      'SELECT (SELECT count(*)::int FROM bank.items) AS items, (SELECT count(*)::int FROM bank.releases) AS releases',
    )
  )[0];

describe('npm run bank', () => {
  it('is compiled and run by its command', async () => {
    const { code, err } = await node(['tools/run-ts.mjs', 'apps/bank-studio/src/main.ts'], ['dance']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/usage: npm run bank/) as string });
  }, 180_000);

  it('exports what it can import again without a change, in every format', async () => {
    // Every item in every format is in formats.spec.ts; here it's the commands.
    for (const [name, only, args] of [
      ['words.json', 'rw-words', []],
      ['circles.csv', 'math-circle', []],
      ['circles-qti', 'math-circle', ['--format', 'qti']],
    ] as const) {
      const count = items.filter(({ key }) => key.startsWith(only)).length;
      expect(count).toBeGreaterThan(5);
      expect((await bank('export', '--out', path.join(folder, name), '--only', only, ...args)).out).toContain(
        `${count} items of the released bank`,
      );
      expect(await bank('import', path.join(folder, name))).toMatchObject({
        code: 0,
        out: expect.stringContaining(`0 versions imported, ${count} items unchanged`) as string,
      });
    }
  }, 180_000);

  it('lists all faults of a file with line and item, and changes nothing', async () => {
    const before = await rows();
    const broken: unknown[] = [
      { ...item, key: 'rw-words-801', family: 'rw-words-801', skill: 31 },
      { ...item, hints: ['Take choice C.', ...item.hints.slice(1)] },
      { ...item, key: 'rw-words-802', family: 'rw-words-802' },
    ];
    const name = file('broken.json', `[\n${broken.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
    const { code, err } = await bank('import', name);
    expect(code).toBe(1);
    expect(err).toContain(`${name}:2: rw-words-801: schema: skill`);
    expect(err).toContain(`${name}:3: rw-words-01: hint-leak: hint 1 names a letter`);
    expect(err).toContain(`${name}:4: rw-words-802: duplicate`);
    expect(err).toContain('3 faults; nothing was imported.');
    expect(await rows()).toEqual(before);
  }, 180_000);

  it('imports a changed item, and a release swaps it in a running service', async () => {
    const running = await openBank(
      itemBank,
      { DATABASE_URL: database.url, REDIS_URL: redis.url, KEY_PREFIX: redis.prefix },
      createLogger('test', { LOG_LEVEL: 'silent' }),
    );
    const changed: Item = { ...item, seconds: item.seconds + 11 };
    expect(await bank('import', file('changed.json', JSON.stringify([changed])))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/rw-words-01: item \d+, version 2/) as string,
    });
    expect(await versionOf(item.key)).toBe(1);
    const { code, out } = await bank('release', '--note', 'more time');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Running services were told.') as string });
    await waitFor(() =>
      running.bank.current.items().some(({ key, seconds }) => key === item.key && seconds === changed.seconds),
    );
    running.close();
    expect(await versionOf(item.key)).toBe(2);
    expect((await bank('release')).out).toContain('holds the newest versions already');
  }, 180_000);

  it('makes drafts of what other makers wrote, names the rest, and completes them by a table', async () => {
    const drafts = path.join(folder, 'drafts');
    const gift = file('quiz.gift', '::Sum:: 1+1? {=two ~three ~four ~five}\n\n::Pairs:: Match {=a -> b =c -> d}\n');
    const { code, out, err } = await bank('import', gift, '--drafts', drafts);
    expect({ code, err }).toEqual({ code: 0, err: 'quiz.gift:3: Pairs: a question of the type Matching\n' });
    expect(out).toContain('2 items of other makers: 1 draft (1 written');
    expect(out).toContain(', 1 not readable.');
    const [key = ''] = fs.readdirSync(drafts).map((name) => name.replace(/\.json$/, ''));
    expect(out).toContain(`${key} (quiz.gift:1): needs skill, band, expected time, 3 × misconception, 3 × feedback, `);

    const sheet = path.join(folder, 'sheet.csv');
    expect(await bank('import', '--drafts', drafts, '--sheet', sheet)).toMatchObject({ code: 0 });
    const wrong = file('wrong.csv', `key,skill,band\n${key},31,easy\nnone,1,easy\n`);
    expect(await bank('import', '--drafts', drafts, '--complete', wrong)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /row 1, .*skill: “31”[^]*row 2, none: there is no draft[^]*2 faults; nothing was changed/,
      ) as string,
    });
    const twice = file('twice.csv', `key,skill\n${key},1\n${key},2\n`);
    expect(await bank('import', '--drafts', drafts, '--complete', twice)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/row 2, .*row 1 is of the same draft[^]*1 fault; nothing was changed/) as string,
    });
    const right = file('right.csv', `key,skill,band,hint1\n${key},12,easy,<b>Count</b> them.\n`);
    expect(await bank('import', '--drafts', drafts, '--complete', right)).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 draft changed; 0 of 1') as string,
    });
    const kept = JSON.parse(fs.readFileSync(path.join(drafts, `${key}.json`), 'utf8')) as object;
    expect(kept).toMatchObject({
      skill: 12,
      difficulty: 'easy',
      hints: ['<strong>Count</strong> them.'],
      edited: true,
    });
    expect((await bank('import', gift, '--drafts', drafts)).out).toContain('1 left as a person has changed them');
    expect(JSON.parse(fs.readFileSync(path.join(drafts, `${key}.json`), 'utf8'))).toEqual(kept);
  }, 180_000);

  it('says so when it finds no item, and when two files of one name hold items of one name', async () => {
    const drafts = path.join(folder, 'other-drafts');
    const empty = path.join(folder, 'empty.zip');
    fs.writeFileSync(empty, zipSync({ 'readme.txt': strToU8('No items here.') }));
    expect(await bank('import', empty, '--drafts', drafts)).toMatchObject({
      code: 1,
      err: 'empty.zip:1: there is no item of QTI in the package\n',
    });
    const bare = path.join(folder, 'bare');
    fs.mkdirSync(bare);
    expect(await bank('import', bare)).toMatchObject({ code: 1, err: expect.stringMatching(/no item/) as string });
    const files = ['one', 'two'].map((name) => {
      fs.mkdirSync(path.join(folder, name));
      return file(path.join(name, 'quiz.gift'), `::Sum:: ${name}? {=a ~b}\n`);
    });
    const { code, out, err } = await bank('import', ...files, '--drafts', drafts);
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringMatching(/has an item of the same name/) as string,
    });
    expect(out).toContain('2 items of other makers: 1 draft (1 written');
    expect(fs.readdirSync(drafts)).toHaveLength(1);
  }, 60_000);

  it('reads no file that a link beside a QTI file leads to', () => {
    const [secret, shelf] = [file('secret.gif', 'GIF89a secret'), path.join(folder, 'shelf')];
    fs.mkdirSync(shelf);
    fs.symlinkSync(secret, path.join(shelf, 'link.gif'));
    fs.copyFileSync(secret, path.join(shelf, 'own.gif'));
    const item = `<qti-assessment-item identifier="one"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p><img src="link.gif" alt="l"/><img src="own.gif" alt="o"/>Which?</p><qti-choice-interaction response-identifier="RESPONSE"><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    fs.writeFileSync(path.join(shelf, 'one.xml'), item);
    for (const from of [path.join(shelf, 'one.xml'), shelf]) {
      const { drafts } = readSources([from], { columns: {} }).reading;
      expect(drafts).toHaveLength(1);
      expect(drafts[0]!.images).toHaveLength(1);
      expect(drafts[0]!.lost).toMatchObject([{ reason: expect.stringMatching(/link.gif/) as string }]);
    }
  });

  it.each([
    [['import', 'no-such-file.json'], /There is no no-such-file/],
    [['import', 'README.md'], /tells no format/],
    [['import'], /Which files/],
    [['export'], /Where to/],
    [['export', '--out', 'x.txt'], /--format json\|csv\|qti/],
    [['export', '--out', '-', '--format', 'qti'], /a folder of files/],
    [['export', '--out', 'x.json', '--colour'], /--colour/],
    [[], /usage: npm run bank/],
  ])('refuses %j in a sentence', async (args, message) => {
    const { code, err } = await bank(...args);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(message) as string });
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe('npm run bank in the image', () => {
  /** Inside the workspace, where it finds its packages. */
  const built = path.resolve('.aivy/run', `bank-spec-${process.pid}`);
  let modules: string[];

  beforeAll(() => {
    const target = { entries: { bank: 'apps/bank-studio/src/operate/main.ts' }, dir: built, inline: ['mathjax-full/'] };
    const script = `const { bundleServer } = await import('./tools/build/bundle.mjs');
      const written = await bundleServer(${JSON.stringify(target)});
      console.log(JSON.stringify(written.flatMap((chunk) => [...(chunk.moduleIds ?? []), ...(chunk.imports ?? [])])));`;
    modules = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', maxBuffer: 1e8 }),
    ) as string[];
  }, 180_000);
  afterAll(() => fs.rmSync(built, { recursive: true, force: true }));

  it('leaves the workshop in the checkout: import from other makers, drafts, their page, proofs and previews', () => {
    const own = modules.flatMap((name) => /apps\/bank-studio\/(src\/\w+)\//.exec(name)?.[1] ?? []);
    expect([...new Set(own)].sort()).toEqual(['src/difficulty', 'src/formats', 'src/journeys', 'src/operate']);
    for (const name of ['gift-pegjs', 'parse5', '@xmldom/xmldom', 'csv-parse/sync', 'fflate'])
      expect(modules).not.toContain(name);
  });

  it('prints stats, and takes in again what it printed, where there is no checkout and nothing can be written', async () => {
    const pod = fs.mkdtempSync(path.join(folder, 'pod-'));
    fs.chmodSync(pod, 0o555);
    const inPod = (...args: string[]) => node([path.join(built, 'bank.js')], args, pod);
    const [stats, { code, out, err }] = await Promise.all([
      inPod('stats', '--students', '0'),
      inPod('export', '--out', '-'),
    ]);
    expect(stats.err).toBe('');
    const size = (await loadBank(database.url)).items().length;
    expect(stats.out).toContain(`${size} items of the released bank`);
    expect({ code, err }).toEqual({
      code: 0,
      err: `${size} items of the released bank of the database written to stdout as JSON\n`,
    });
    expect(await inPod('import', file('piped.json', out))).toMatchObject({
      code: 0,
      out: expect.stringContaining(`0 versions imported, ${size} items unchanged`) as string,
    });
    expect(await inPod('release')).toMatchObject({
      code: 0,
      out: expect.stringContaining('newest versions') as string,
    });
    expect(await inPod('import', 'x.csv')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/isn't a JSON file/) as string,
    });
    expect(fs.readdirSync(pod)).toEqual([]);
  }, 180_000);
});
