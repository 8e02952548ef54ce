import { createHash } from 'node:crypto';

const HASH = 6;
const WORDS = 40;

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, WORDS)
    .replace(/^-+|-+$/g, '');

/** The key of a draft: readable, and the same whenever the same item of the same file is read. */
export function draftKey(file: string, id: string): string {
  const hash = createHash('sha256').update(`${file}\n${id}`).digest('hex').slice(0, HASH);
  return [slug(id) || 'item', hash].join('-');
}
