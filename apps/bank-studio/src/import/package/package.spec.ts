import { strToU8, zipSync } from 'fflate';
import { countElements } from '../elements.js';
import { Unreadable } from '../unreadable.js';
import { parseXml } from '../xml.js';
import { unpack } from './archive.js';
import { readPackage, readQtiFile } from './read.js';

const PIXEL = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const item = (id: string, body: string, refs = ''): string =>
  `<qti-assessment-item identifier="${id}" title="${id}"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>${refs}<qti-item-body>${body}<qti-choice-interaction response-identifier="RESPONSE"><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
const PACKAGE = {
  'imsmanifest.xml': strToU8(
    '<manifest><resources><resource identifier="1" type="imsqti_item_xmlv3p0" href="items/one.xml"/><resource identifier="2" type="imsqti_item_xmlv3p0" href="items/gone.xml"/><resource identifier="3" type="imsqti_test_xmlv3p0" href="test.xml"/></resources></manifest>',
  ),
  'test.xml': strToU8('<qti-assessment-test identifier="t"/>'),
  'items/one.xml': strToU8(
    item(
      'one',
      '<p><img src="../images/dot.gif" alt="a dot"/></p>',
      '<qti-assessment-stimulus-ref identifier="s" href="../texts/night.xml"/>',
    ),
  ),
  'items/two.xml': strToU8(item('two', '<p><img src="../../outside.gif" alt=""/>Two</p>')),
  'items/broken.xml': strToU8('<qti-assessment-item identifier="broken">'),
  'images/dot.gif': Buffer.from(PIXEL, 'base64'),
  'texts/night.xml': strToU8(
    '<qti-assessment-stimulus identifier="s"><qti-stimulus-body><p>It was night.</p></qti-stimulus-body></qti-assessment-stimulus>',
  ),
};

describe('a package', () => {
  const { drafts, refused } = readPackage('set.zip', unpack(zipSync(PACKAGE)));

  it('gives its items with their shared texts and images', () => {
    expect(drafts).toMatchObject([
      {
        origin: { file: 'set.zip!items/one.xml', id: 'one' },
        passage: '<p>It was night.</p>',
        question: '<p><img src="image:1" alt="a dot"></img></p>',
        images: [{ type: 'image/gif', data: PIXEL }],
      },
      {
        origin: { id: 'two' },
        question: '<p>Two</p>',
        lost: [{ field: 'question', reason: expect.stringMatching(/outside.gif is not there/) as string }],
      },
    ]);
  });

  it('names what cannot be read and what its manifest names in vain', () => {
    expect(refused.map(({ file, reason }) => `${file}: ${reason.slice(0, 40)}`)).toEqual([
      expect.stringMatching(/^set.zip!items\/broken.xml: no sound XML/) as string,
      'set.zip!imsmanifest.xml: the manifest names items/gone.xml, which',
    ]);
  });
});

describe('nothing of a package is lost in silence', () => {
  const only = (path: string, bytes: Uint8Array) => readPackage('set.zip', unpack(zipSync({ [path]: bytes })));

  it('not an item in another encoding, nor one whose elements have a prefix', () => {
    const text = item('one', '<p>Été</p>');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(only('one.xml', utf16).drafts).toMatchObject([{ question: '<p>Été</p>' }]);
    const prefixed = '<q-3:assessmentItem xmlns:q-3="http://x" identifier="one"/>';
    expect(only('one.xml', strToU8(prefixed)).refused).toMatchObject([{ reason: 'the item has no body' }]);
  });

  it('not a file that is no text, as one that needs a password', () => {
    expect(only('one.xml', new Uint8Array([0x3c, 0xff, 0x81])).refused).toMatchObject([
      { file: 'set.zip!one.xml', reason: 'the file is no text in UTF-8' },
    ]);
  });

  it('not the first of two files with one path', () => {
    const bytes = Buffer.from(zipSync({ 'a.xml': strToU8('<x/>'), 'b.xml': strToU8('<x/>') }));
    for (let at = bytes.indexOf('b.xml'); at >= 0; at = bytes.indexOf('b.xml')) bytes.write('a.xml', at);
    expect(() => unpack(new Uint8Array(bytes))).toThrow('the package holds a.xml twice');
  });
});

describe('a QTI file that stands alone', () => {
  it('finds what lies beside it whatever folders its name tells', () => {
    const bytes = strToU8(item('one', '<p><img src="dot.gif" alt="a dot"/></p>'));
    const { drafts } = readQtiFile('sets/a/one.xml', bytes, (path) =>
      path === 'dot.gif' ? Buffer.from(PIXEL, 'base64') : undefined,
    );
    expect(drafts).toMatchObject([{ images: [{ data: PIXEL }], lost: [] }]);
  });
});

describe('a zip that is made to do harm is refused', () => {
  /** A zip whose directory says that each file has that size: the bounds are held against what it says. */
  const saying = (size: number, bytes = zipSync({ 'a.xml': strToU8('x'.repeat(1000)) })): Uint8Array => {
    const zip = Buffer.from(bytes);
    const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
    for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + 1)) zip.writeUInt32LE(size, at + 24);
    return zip;
  };
  /** Files that are stored as they are, each of so many bytes. */
  const stored = (files: number, size: number) =>
    zipSync(Object.fromEntries(Array.from({ length: files }, (_, n) => [`${n}.xml`, new Uint8Array(size)])), {
      level: 0,
    });
  it.each<[string, () => Uint8Array, RegExp]>([
    ['no zip', () => strToU8('hello'), /no sound zip/],
    ['a path that leads out', () => zipSync({ '../../etc/passwd': strToU8('x') }), /leads out/],
    ['an absolute path', () => zipSync({ '/etc/passwd': strToU8('x') }), /leads out/],
    ['a path of another system', () => zipSync({ 'a\\..\\b': strToU8('x') }), /leads out/],
    ['a file of 300 times its packed size', () => saying(1_500_000, stored(1, 5_000)), /packed more than 200 times/],
    ['files too large together', () => saying(19_000_000, stored(9, 100_000)), /unpacks to more than 150 MB/],
    ['a file larger than any item', () => saying(20_000_001), /larger than 20 MB/],
  ])('%s', (_what, made, reason) => {
    expect(() => unpack(made())).toThrow(reason);
    expect(() => unpack(made())).toThrow(Unreadable);
  });

  it('when a file is larger than it says, however much larger', () => {
    expect(() => unpack(saying(10))).toThrow('a.xml in the package is larger than the package says');
    expect(unpack(saying(1000)).get('a.xml')).toHaveLength(1000);
  });

  it('with its files still read when they are stored as they are', () => {
    const files = unpack(zipSync({ 'é.xml': strToU8('<x/>') }, { level: 0 }));
    expect([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([['é.xml', '<x/>']]);
  });
});

describe('elements beyond the limit are counted before they are parsed', () => {
  const many = (count: number) => strToU8(item('one', '<br/>'.repeat(count)));
  const reasons = (files: Record<string, Uint8Array>) =>
    readPackage('set.zip', unpack(zipSync(files))).refused.map(({ file, reason }) => `${file}: ${reason}`);

  it('in a file, and over all files of a package', () => {
    const refused = /elements; split it into smaller files/;
    expect(() => parseXml(`<quiz>${'<a/>'.repeat(200_000)}`)).toThrow(refused);
    // No end tag: a parser would say that first.
    expect(() => parseXml('<a>'.repeat(101))).toThrow(/more than 100 elements stand inside one another/);
    expect(reasons({ 'a.xml': many(150), 'b.xml': many(199_900) })).toEqual([
      expect.stringMatching(/^set.zip!b.xml: more than 200000 elements/) as string,
    ]);
  });

  it('but not those in comments, marked sections and attributes', () => {
    const text = `<?xml version="1.0"?><a x="<b>${'>'.repeat(3)}"><!--${'<b>'.repeat(200)}--><![CDATA[${'<b>'.repeat(200)}]]><c/></a>`;
    expect(countElements(text)).toBe(2);
  });
});
