import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the items of the bank are made of: its content and templates, and the rules they draw on. */
const PACKAGES = ['item-bank', 'exam', 'contracts'];

let digest: string | undefined;

/**
 * A digest that is another one when the items of the bank may be others. Reading the sources takes a twentieth of the
 * time that making the items does, and every suite asks; one that asks again gets the same.
 */
export const digestBankSources = (): string => (digest ??= digestOfSources());

function digestOfSources(): string {
  const hash = createHash('sha1');
  for (const name of PACKAGES) {
    const folder = path.resolve('libs', name, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:ts|txt)$/.test(file),
    );
    for (const file of files.sort()) hash.update(`${name}/${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
