import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@aivy/contracts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WEB = path.join(ROOT, 'apps/web/src');
const EXTENSIONS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** A text that only a comment holds is shown to nobody. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const read = (file: string): string => withoutComments(fs.readFileSync(file, 'utf8'));

function resolve(from: string, specifier: string): string | undefined {
  const base = path.resolve(path.dirname(from), specifier);
  return EXTENSIONS.map((extension) => base + extension).find((file) => fs.existsSync(file));
}

/** Source of every module of the client that its entry reaches, by static or dynamic import; by file name. */
export function reachableSource(
  entry = path.join(WEB, 'main.tsx'),
  seen = new Map<string, string>(),
): Map<string, string> {
  if (seen.has(entry)) return seen;
  const source = read(entry);
  seen.set(entry, source);
  for (const [, specifier = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)) {
    const file = resolve(entry, specifier);
    if (file) reachableSource(file, seen);
  }
  return seen;
}

const sourcesIn = (folder: string, name = /\.tsx?$/): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/\.(int-)?spec\.tsx?$|node_modules/.test(file))
    .map((file) => read(path.join(ROOT, folder, file)));

/** What the client can show beside the tables of texts: its own modules, its parts, and words of the exam's rules. */
export const shownSource = (): string[] => [
  ...reachableSource().values(),
  ...sourcesIn('libs/web-ui/src'),
  ...sourcesIn('libs/exam/src'),
];

/** Source of the services and of what they share. */
export const serverSource = (): string[] =>
  [...[...SERVICES, 'worker', 'gateway'].map((program) => `apps/${program}/src`), 'libs/server-kit/src']
    .flatMap((folder) => sourcesIn(folder))
    // Beside the calls stand the tables of texts, whose use this is to show.
    .concat(SERVICES.flatMap((service) => sourcesIn(`libs/contracts/src/${service}`, /calls\.ts$/)));

const flat = (source: string): string => source.replaceAll('&amp;', '&').replaceAll("\\'", "'").replaceAll(/\s+/g, ' ');

/** Text as a reader sees it, once with the attributes of tags and once over them: line breaks of the source are spaces. */
export const plain = (source: string): string =>
  `${flat(source)} ${flat(source.replaceAll(/<\/?[A-Za-z][^<>]*>/g, ''))}`;
