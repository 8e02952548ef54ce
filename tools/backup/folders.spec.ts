import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { folderName, removeOld } from './folders.js';

let out: string;
beforeEach(() => (out = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-folders-'))));
afterEach(() => fs.rmSync(out, { recursive: true }));

it('of the backups the newest stay; what is no backup is left alone, what a dead one began goes after a day', async () => {
  const names = ['2026-11-20', '2026-09-30', '2026-11-22', '2025-12-31'].map((day) =>
    folderName(new Date(`${day}T03:00:00.123Z`)),
  );
  const partial = `${names[2]}.partial`;
  for (const name of [...names, partial, 'aivy-notes', 'lost+found']) fs.mkdirSync(path.join(out, name));
  expect(await removeOld(out, 2)).toEqual(['aivy-20251231T030000Z', 'aivy-20260930T030000Z']);
  const left = ['aivy-20261120T030000Z', 'aivy-20261122T030000Z', partial, 'aivy-notes', 'lost+found'];
  expect(fs.readdirSync(out).sort()).toEqual(left.sort());
  expect(await removeOld(out, 5, Date.now() + 2 * 86_400_000)).toEqual([partial]);
});
