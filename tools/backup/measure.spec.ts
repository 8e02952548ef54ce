import { RowsMeasured } from './measure.js';

/** What is measured of a text that comes in pieces of a size. */
async function measured(text: string, size: number): Promise<{ rows: number; bytes: number; digest: string }> {
  const measure = new RowsMeasured();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) measure.write(bytes.subarray(at, at + size));
  measure.end();
  for await (const _chunk of measure);
  return { rows: measure.rows, bytes: measure.bytes, digest: measure.digest() };
}

const TEXT = '1\tMaya\n2\t李\\nžofie\n\n3\t\\N\n';

it('rows count the same in whatever pieces and order they come', async () => {
  const whole = await measured(TEXT, 1_000);
  expect(whole).toMatchObject({ rows: 4, bytes: Buffer.byteLength(TEXT) });
  for (const size of [1, 2, 3, 7]) expect(await measured(TEXT, size)).toEqual(whole);
  expect(await measured(`3\t\\N\n1\tMaya\n\n2\t李\\nžofie\n`, 5)).toEqual(whole);
});

it.each([
  ['a row less', '1\tMaya\n2\t李\\nžofie\n3\t\\N\n'],
  ['a row twice', `${TEXT}3\t\\N\n`],
  ['a value more', '1\tMaya\n2\t李\\nžofie\n\n4\t\\N\n'],
  ['two rows that have changed a value', '2\tMaya\n1\t李\\nžofie\n\n3\t\\N\n'],
  ['a beginning of a row', `${TEXT}4`],
])('%s is seen', async (_what, text) => {
  expect((await measured(text, 4)).digest).not.toBe((await measured(TEXT, 4)).digest);
});
