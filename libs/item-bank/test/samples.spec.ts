import fs from 'node:fs';
import path from 'node:path';
import { ITEM_SCHEMA, readItem } from '../src/index.js';

const ROOT = 'libs/item-bank/samples';
const stored = (version: number): Record<string, unknown>[] =>
  fs
    .readdirSync(path.join(ROOT, String(version)))
    .map(
      (file) => JSON.parse(fs.readFileSync(path.join(ROOT, String(version), file), 'utf8')) as Record<string, unknown>,
    );

describe('items stored by older releases (the samples are only ever added to)', () => {
  it('has samples of every schema version', () => {
    expect(
      fs
        .readdirSync(ROOT)
        .map(Number)
        .sort((x, y) => x - y),
    ).toEqual(Array.from({ length: ITEM_SCHEMA }, (_, index) => index + 1));
  });

  it('reads every one of them as an item of today, and changes nothing but what the schema added', () => {
    for (let version = 1; version <= ITEM_SCHEMA; version += 1) {
      for (const body of stored(version)) {
        const item = readItem(body);
        expect(item.schema).toBe(ITEM_SCHEMA);
        expect(item).toMatchObject({ ...body, schema: ITEM_SCHEMA });
      }
    }
  });

  it('makes an item from before families a family of its own', () => {
    for (const body of stored(1)) expect(readItem(body).family).toBe(body['key']);
  });

  it('takes the difficulty of an item from before `b_sd` as its author’s word', () => {
    for (const body of [...stored(1), ...stored(2)]) expect(readItem(body).b_sd).toBe(0.6);
    for (const body of stored(3)) expect(readItem(body).b_sd).toBe(0.47);
  });

  it('refuses an item of a schema that does not exist yet', () => {
    expect(() => readItem({ ...stored(ITEM_SCHEMA)[0], schema: ITEM_SCHEMA + 1 })).toThrow();
  });
});
