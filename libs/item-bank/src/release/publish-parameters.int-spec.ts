import { FIRST_SCALE, type LinkingRecord } from '@aivy/psychometrics';
import { sampleItems, testDatabase, type TestDatabase } from '@aivy/server-testing';
import type { BankItem, Item } from '../item/item.js';
import { bankDatabase } from './database.js';
import { importItems } from './import-items.js';
import { loadBank } from './load.js';
import { publishLink } from './publish-link.js';
import { OutdatedParameters, publishParameters, type NewParameters } from './publish-parameters.js';
import { releaseItems } from './release-items.js';
import { seedBank } from './seed.js';

const ITEMS = sampleItems();
const CALIBRATED = { a: 0.9, b: 1.4, c: 0.13, bSd: 0.15, medianSeconds: 41.5 };
const STORED = { a: 0.9, b: 1.4, c: 0.13, b_sd: 0.15, median_seconds: 41.5, parameters_from: 'first' };

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase([bankDatabase], { withBank: ITEMS });
});
afterEach(() => database.drop());

const itemOf = async (key: string): Promise<BankItem> =>
  (await loadBank(database.url)).items().find((each) => each.key === key)!;
const publish = async (key: string, change: Partial<NewParameters>, name = 'first') => {
  const { id, version } = await itemOf(key);
  return publishParameters(database.url, [{ id, version, ...change }], { note: name, parameterVersion: name });
};
/** An item as an export has it. */
const exported = async (key: string): Promise<Item> => {
  const { id: _id, version: _version, typeset: _typeset, ...item } = await itemOf(key);
  return item;
};
/** The packs of the next program. */
const packsWith = (key: string, change: Partial<Item>): Item[] =>
  ITEMS.map((item) => (item.key === key ? ({ ...item, ...change } as Item) : item));

describe('a published calibration', () => {
  it('gives an item all that was measured, and the version that says by what', async () => {
    const before = await itemOf('rw-words-01');
    const { release } = await publish('rw-words-01', CALIBRATED);
    const bank = await loadBank(database.url);
    expect(bank.item(before.id)).toEqual({ ...before, ...STORED, version: before.version + 1 });
    // Who has begun a test goes on with what it was begun with.
    expect(bank.item(before.id, before.version)).toEqual(before);
    expect(bank.scaleOf(release)).toEqual({ ...FIRST_SCALE, parameterVersion: 'first' });
    expect(bank.scaleOf(release - 1)).toEqual(FIRST_SCALE);
  });

  it('changes a state alone where nothing else is proposed', async () => {
    const before = await itemOf('rw-words-01');
    await publish('rw-words-01', { state: 'quarantined' });
    expect(await itemOf('rw-words-01')).toEqual({
      ...before,
      ...{ state: 'quarantined', version: 2, parameters_from: 'first' },
    });
  });

  it('gives out a form without what is out of use, also by an import and after the next start, until it is given back', async () => {
    const drawn = (await loadBank(database.url)).currentDiagnosticForm;
    const { id, key } = drawn.math[3]!;
    await publish(key, { state: 'quarantined' });
    const mended = (await loadBank(database.url)).currentDiagnosticForm;
    expect(mended.id).toMatch(/^dt-3\../);
    expect(mended.math.map((item) => item.id === id)).toEqual(Array(14).fill(false));
    const others = ({ math }: typeof drawn) => math.filter((_, place) => place !== 3);
    expect(others(mended)).toEqual(others(drawn));
    const { release } = await seedBank(database.url, ITEMS);
    expect((await loadBank(database.url)).currentDiagnosticForm).toEqual(mended);
    expect(await releaseItems(database.url, '')).toMatchObject({ release, made: false });
    await importItems(database.url, [{ ...(await exported(key)), state: 'operational' }]);
    expect(await releaseItems(database.url, 'given back')).toMatchObject({ made: true });
    expect((await loadBank(database.url)).currentDiagnosticForm.id).toBe(drawn.id);
  });

  it('keeps every other question of a mended form in the version that the drawn form asks', async () => {
    const drawn = (await loadBank(database.url)).currentDiagnosticForm;
    const [out, edited] = [drawn.math[3]!, drawn.math[5]!];
    const question = `${edited.question} Choose the best answer.`;
    await importItems(database.url, [{ ...(await exported(edited.key)), question }]);
    await releaseItems(database.url, 'edited');
    await publish(out.key, { state: 'quarantined' });
    const bank = await loadBank(database.url);
    expect(bank.item(edited.id)).toMatchObject({ question });
    expect(bank.currentDiagnosticForm.math[3]!.id).not.toBe(out.id);
    expect(bank.currentDiagnosticForm.math[5]).toEqual(edited);
  });

  it('releases nothing that waits for a release, and is outdated for an item of which a version waits', async () => {
    const [waiting, other] = [await itemOf('rw-words-01'), await itemOf('rw-words-02')];
    const explanation = waiting.explanation.replace('The team found', 'Ferreira’s team found');
    await importItems(database.url, [{ ...(await exported(waiting.key)), explanation }]);
    const of = ({ id, version }: BankItem) => ({ id, version, ...CALIBRATED });
    const both = { note: 'both', parameterVersion: 'both' };
    await expect(publishParameters(database.url, [of(other), of(waiting)], both)).rejects.toThrow(OutdatedParameters);
    expect(await itemOf(other.key)).toEqual(other);
    await publish(other.key, CALIBRATED);
    expect(await itemOf(other.key)).toMatchObject(STORED);
    expect(await itemOf(waiting.key)).toEqual(waiting);
    await releaseItems(database.url, 'reviewed');
    expect(await itemOf(waiting.key)).toMatchObject({ explanation });
  });

  it('gives a blank no chance to be guessed, and nothing that no item may have', async () => {
    const blank = ITEMS.find(({ type }) => type === 'blank')!;
    await publish(blank.key, { a: 9, b: -9, c: 0.2, bSd: 7, medianSeconds: 0.1 });
    expect(await itemOf(blank.key)).toMatchObject({ a: 3, b: -4, c: 0, b_sd: 2, median_seconds: 1 });
  });

  it('says which items hold the scale, and so do those after it; a bridge to official scores keeps them', async () => {
    const { id, version } = await itemOf('rw-words-01');
    const publication = { note: 'x', parameterVersion: 'x', newAnchors: [id] };
    await publishParameters(database.url, [{ id, version, b: 1 }], publication);
    expect((await loadBank(database.url)).anchors()).toEqual([id]);
    await publish('rw-words-02', { b: 1 }, 'second');
    const bank = await loadBank(database.url);
    expect(bank.anchors()).toEqual([id]);
    // Points and their error stay: no official score has been seen.
    expect(bank.scaleOf()).toEqual({ parameterVersion: 'second', link: { ...FIRST_SCALE.link, version: 'link-x' } });
    const link = { version: 'official', intercept: 500, slope: 100, scaleSd: 0.05 };
    await publishParameters(database.url, [], { note: 'y', parameterVersion: 'second', link });
    expect((await loadBank(database.url)).scaleOf()).toEqual({ parameterVersion: 'second', link });
    expect((await loadBank(database.url)).anchors()).toEqual([id]);
  });

  it('is written once when two publish it at the same moment, and of two others the later one is outdated', async () => {
    const { id, version } = await itemOf('rw-words-01');
    const same = { note: 'one', parameterVersion: 'one' };
    const [first, second] = await Promise.all(
      [0.4, 0.5].map((b) => publishParameters(database.url, [{ id, version, b }], same)),
    );
    expect(first).toEqual(second);
    expect((await itemOf('rw-words-01')).version).toBe(version + 1);
    const others = await Promise.allSettled(
      ['two', 'three'].map((name) =>
        publishParameters(database.url, [{ id, version: version + 1, b: 0.6 }], { note: name, parameterVersion: name }),
      ),
    );
    expect(others.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = others.find((each) => each.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(OutdatedParameters);
  });
});

describe('packs that come after a calibration', () => {
  beforeEach(() => publish('rw-words-01', { ...CALIBRATED, state: 'quarantined' }).then(() => undefined));

  it('change nothing where they say the same as before', async () => {
    expect((await seedBank(database.url, ITEMS)).written).toBe(0);
    expect(await itemOf('rw-words-01')).toMatchObject({ ...STORED, state: 'quarantined' });
  });

  it('do not bring their own difficulty back with another explanation', async () => {
    const next = packsWith('rw-words-01', { explanation: 'Said more plainly.', b: -2, b_sd: 0.3, a: 2 });
    expect((await seedBank(database.url, next)).written).toBe(1);
    expect(await itemOf('rw-words-01')).toMatchObject({
      ...STORED,
      ...{ explanation: 'Said more plainly.', state: 'quarantined' },
    });
  });

  it.each([
    ['question', { question: 'Another?' }],
    ['passage', { passage: '<p>Another.</p>' }],
    ['picture', { img: '<svg/>' }],
    ['key', { answer: 'd' as const }],
  ])('have their own parameters when the %s is another', async (_what, change) => {
    const shipped = ITEMS.find(({ key }) => key === 'rw-words-01')!;
    await seedBank(database.url, packsWith('rw-words-01', change));
    const item = await itemOf('rw-words-01');
    const { a, b, c, b_sd } = shipped;
    expect(item).toMatchObject({ ...change, a, b, c, b_sd, version: 3 });
    expect('parameters_from' in item || 'median_seconds' in item).toBe(false);
  });

  it('bring a new item on trial, and leave those in use that were', async () => {
    const fresh = { ...ITEMS.find(({ key }) => key === 'rw-words-02')!, key: 'rw-words-new' };
    expect(fresh.state).toBe('operational');
    await seedBank(database.url, [...ITEMS, fresh]);
    expect((await itemOf('rw-words-new')).state).toBe('pretest');
    expect((await itemOf('rw-words-02')).state).toBe('operational');
  });

  it('take an item out of use whatever was published of it', async () => {
    await seedBank(database.url, packsWith('rw-words-01', { state: 'retired' }));
    expect(await itemOf('rw-words-01')).toMatchObject({ ...STORED, state: 'retired' });
  });
});

it.each([
  ['falls with ability', { slope: -100 }],
  ['is no number', { slope: NaN }],
])('a scale that %s is not written: no program could read the bank any more', async (_, absurd) => {
  const before = await loadBank(database.url);
  const after = (present: LinkingRecord): LinkingRecord => ({ ...present, ...absurd });
  const link = { note: 'absurd', instead: before.scaleOf().link.version, after };
  await expect(publishLink(database.url, link)).rejects.toThrow('slope');
  expect((await loadBank(database.url)).release).toBe(before.release);
});

it('an item that an operator has imported stays the operator’s when it is calibrated', async () => {
  const edited = { ...ITEMS.find(({ key }) => key === 'rw-words-01')!, seconds: 77 };
  await importItems(database.url, [edited]);
  await releaseItems(database.url, '');
  await publish('rw-words-01', CALIBRATED);
  expect((await seedBank(database.url, packsWith('rw-words-01', { seconds: 99 }))).written).toBe(0);
  expect(await itemOf('rw-words-01')).toMatchObject({ ...STORED, seconds: 77 });
});

describe('a whole export from before a calibration that is imported', () => {
  const KEYS = ['rw-words-01', 'rw-words-02', 'rw-words-03'];
  const old = ITEMS.filter(({ key }) => KEYS.includes(key));

  it('keeps what was measured and decided since, and says of how many items', async () => {
    await publish('rw-words-01', CALIBRATED);
    await publish('rw-words-02', { state: 'quarantined' }, 'second');
    expect(await importItems(database.url, old)).toEqual({ written: [], unchanged: 3, kept: 2 });
    expect(await itemOf('rw-words-01')).toMatchObject(STORED);
    expect(await itemOf('rw-words-02')).toMatchObject({ state: 'quarantined' });
  });

  it('brings what it says otherwise, with the measured parameters; what it asks anew has its own', async () => {
    for (const key of KEYS.slice(0, 2)) await publish(key, CALIBRATED, 'first');
    const [one, two] = old;
    // An import is checked: an explanation speaks of every choice.
    const explanation = one!.explanation.replace('The team found', 'Ferreira’s team found');
    expect(explanation).not.toBe(one!.explanation);
    const files = [
      { ...one!, explanation, state: 'quarantined' as const },
      { ...two!, question: `${two!.question} Choose one.` },
    ];
    const { written, kept } = await importItems(database.url, files);
    expect([written.length, kept]).toEqual([2, 1]);
    await releaseItems(database.url, '');
    expect(await itemOf(one!.key)).toMatchObject({ ...STORED, explanation, state: 'quarantined' });
    const { a, b } = two!;
    expect(await itemOf(two!.key)).toMatchObject({ a, b });
    expect('parameters_from' in (await itemOf(two!.key))).toBe(false);
  });

  it('is another thing than an export of today, by which an item is given back', async () => {
    await publish('rw-words-01', { ...CALIBRATED, state: 'quarantined' });
    const back = { ...(await exported('rw-words-01')), state: 'operational' as const };
    expect(await importItems(database.url, [back])).toMatchObject({ unchanged: 0, kept: 0 });
    await releaseItems(database.url, '');
    expect(await itemOf('rw-words-01')).toMatchObject({ ...STORED, state: 'operational' });
  });
});

describe('an export of a calibrated item that is imported again', () => {
  beforeEach(() => publish('rw-words-01', CALIBRATED).then(() => undefined));
  const imported = async (change: Partial<Item>): Promise<BankItem> => {
    const { id: _, version: _version, typeset: _typeset, ...exported } = await itemOf('rw-words-01');
    await importItems(database.url, [{ ...exported, ...change } as Item]);
    await releaseItems(database.url, '');
    return itemOf('rw-words-01');
  };

  it('keeps what students have shown while it asks the same', async () => {
    expect(await imported({ seconds: 77 })).toMatchObject({ ...STORED, seconds: 77 });
  });

  it('is as unsure as an author’s word once it asks something else: nobody has answered it', async () => {
    const item = await imported({ question: 'Another?' });
    expect(item).toMatchObject({ question: 'Another?', a: 0.9, b: 1.4, b_sd: 0.6 });
    expect('parameters_from' in item || 'median_seconds' in item).toBe(false);
  });
});
