import { packItems, readItem, type Item } from '@aivy/item-bank';
import { CSV_HEADER, readCsv, writeCsv } from './csv.js';
import { readJson, writeJson } from './json.js';
import { readQti } from './qti-read.js';
import { writeQti } from './qti-write.js';

const items = packItems();
const few: Item[] = [
  ...items.filter(({ key }) => ['rw-quant-01', 'rw-synthesis-01'].includes(key)),
  ...items.filter(({ type }) => type === 'blank').slice(0, 2),
  ...items.filter(({ img }) => img !== '').slice(0, 2),
];
const READERS = { json: readJson, csv: readCsv, qti: readQti };
const readItems = (format: keyof typeof READERS, text: string) => READERS[format](text);
const read = (format: keyof typeof READERS, text: string) => {
  const { entries, faults } = readItems(format, text);
  expect(faults).toEqual([]);
  return entries.map(({ value }) => readItem(value));
};

describe('an exported bank comes back as it went out', () => {
  it('as JSON', () => expect(read('json', writeJson(items))).toEqual(items));

  it('as CSV', () => expect(read('csv', writeCsv(items))).toEqual(items));

  it('with what was measured of some of its items', () => {
    const measured = few.map((item, index) =>
      index % 2 === 0 ? { ...item, parameters_from: 'calibration-1', median_seconds: 41.5 } : item,
    );
    expect(read('json', writeJson(measured))).toEqual(measured);
    expect(read('csv', writeCsv(measured))).toEqual(measured);
    expect(measured.flatMap((item) => read('qti', writeQti(item)))).toEqual(measured);
  });

  it('as CSV of an older schema, which has no column of b_sd', () => {
    const [header, ...rows] = writeCsv(few).split('\n');
    const at = CSV_HEADER.indexOf('b_sd');
    // Nothing before it is quoted or holds a comma.
    const without = (line: string): string => line.split(',').toSpliced(at, 1).join(',').replace(/^3,/, '2,');
    const starts = new RegExp(`^3,(?:${few.map(({ key }) => key).join('|')}),`);
    const old = [without(header!), ...rows.map((row) => (starts.test(row) ? without(row) : row))].join('\n');
    expect(read('csv', old)).toEqual(few.map((item) => ({ ...item, b_sd: 0.6 })));
  });

  it('as QTI 3', () => expect(items.flatMap((item) => read('qti', writeQti(item)))).toEqual(items));
});

it('a figure of an older export, which stood in the text itself, is read as well', () => {
  const item = few.find(({ img }) => img !== '')!;
  const older = writeQti(item).replace(/<img src="data:image\/svg[^>]*\/>/, item.img);
  expect(older).toContain('<svg');
  expect(read('qti', older)).toEqual([item]);
});

describe('a file names the line of every item', () => {
  it('JSON: where its brace opens, also past strings with braces and commas', () => {
    const text = `[\n  {"a": "x, {[\\"",\n "b": [1, 2]},\n\n  {"c": {}}, {"d": 1}\n]`;
    expect(readItems('json', text).entries).toEqual([
      { line: 2, value: { a: 'x, {["', b: [1, 2] } },
      { line: 5, value: { c: {} } },
      { line: 5, value: { d: 1 } },
    ]);
  });

  it('CSV: where its row begins, also after fields of several lines', () => {
    const texts = few.map((item, index) => ({ ...item, explanation: `${item.explanation}${'\n'.repeat(index)}` }));
    const lines = readItems('csv', writeCsv(texts)).entries.map(({ line }) => line);
    expect(lines).toEqual([2, 3, 5, 8, 12, 17].slice(0, few.length));
  });

  it('QTI: where its element opens', () => {
    expect(
      readItems('qti', `<?xml version="1.0"?>\n<!-- a set -->\n${writeQti(few[0]!).replace(/^.*\n/, '')}`).entries.map(
        ({ line }) => line,
      ),
    ).toEqual([3]);
  });
});

describe('a file that cannot be read says where and why', () => {
  it.each([
    ['json', '[\n{"key": "x",}\n]', 2, /JSON/],
    ['json', '{"key": "x"}', 1, /list of items/],
    ['csv', 'key,colour\nx,y', 1, /columns missing: .*skill.*columns unknown: colour/],
    ['csv', `${CSV_HEADER.join(',')}\na,b,c\n`, 2, /3 columns instead of/],
    ['csv', `${CSV_HEADER.join(',')}\n"a`, 2, /Quote/],
    ['qti', '<a>\n<b>\n</a>', 2, /mismatch/],
    ['qti', '<items></items>', 1, /no qti-assessment-item/],
  ] as const)('%s: %j', (format, text, line, message) => {
    expect(readItems(format, text)).toEqual({
      entries: [],
      faults: [expect.objectContaining({ line, message: expect.stringMatching(message) as string })],
    });
  });
});

describe('items of other makers', () => {
  it('lack what Aivy needs, and the schema says what', () => {
    const foreign =
      '<qti-assessment-item identifier="rw-foreign-1" xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"><qti-response-declaration identifier="R"><qti-correct-response><qti-value>a</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction><qti-simple-choice identifier="a">x</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>';
    const [entry] = readItems('qti', foreign).entries;
    expect(entry!.value).toMatchObject({ key: 'rw-foreign-1', type: 'choice', answer: 'a', choices: { a: 'x' } });
    expect(() => readItem(entry!.value)).toThrow(/skill/);
  });

  it('an entity that points outside is refused', () => {
    const attack =
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><qti-assessment-item identifier="rw-x-1"><qti-item-body><div class="question">&e;</div></qti-item-body></qti-assessment-item>';
    expect(JSON.stringify(readItems('qti', attack))).not.toContain('root:');
  });
});
