// Who may import whom: one pure function.
import path from 'node:path';
import { zoneFault } from './web-zones.mjs';

/** @typedef {import('./packages.mjs').Package} Package */

/** @typedef {'web' | 'server' | 'shared'} Side */

/** @type {Record<Side, Package['scope'][]>} */
const SCOPES = { web: ['web', 'shared'], server: ['server', 'shared'], shared: ['shared'] };
/** @type {Record<Package['type'], Package['type'][]>} */
const TYPES = {
  app: ['kit', 'domain', 'contracts'],
  kit: ['kit', 'domain', 'contracts'],
  domain: ['domain', 'contracts'],
  contracts: [],
  testing: ['kit', 'domain', 'contracts', 'testing'],
};

const SERVER_ONLY = /^(@nestjs\/.+|typeorm|bullmq|ioredis|redis|pg|pino|nodemailer)(\/|$)/;
const WEB_ONLY =
  /^(react|react-dom|react-redux|react-router-dom|react-hook-form|@reduxjs\/toolkit|radix-ui|lucide-react|mathjax-react|mathjax-full)(\/|$)/;
const MATHJAX = /^mathjax-(react|full)(\/|$)/;
const TYPESETTERS = new Set(['libs/typeset', 'libs/web-math']);
/** What of libs/typeset is large: what sets formulas, and the glyphs. */
const TYPESET_PART = /^@aivy\/typeset\//;
const TEST_FILE = /(\.(spec|int-spec)\.tsx?|\.e2e\.ts)$|\/(test|testing|bench)\//;

/** What stands beside the product for its specs. */
const TESTING = /\/(test|testing)(\/|$)/;

/** Where an app may see rows: what stores them and what describes them. */
const DATABASE_FILE = /\.(repository|entity)\.ts$|\/src\/database\.ts$|\/src\/migrations\//;
const ENTITY = /\.entity(\.js|\.ts)?$/;

/** @param {string} file */
const isTestFile = (file) => TEST_FILE.test(file);

/** A studio has both sides: a page for the browser, and the program that serves it. */
const PAGE = /^apps\/[\w-]+\/page\//;
/** @param {Package} from @param {string} file below the root @returns {Side} */
function sideOf({ scope }, file) {
  if (scope !== 'studio') return scope;
  return PAGE.test(file) ? 'web' : 'server';
}

/**
 * @param {{ from: Package, file: string, source: string, typeOnly: boolean, packages: Package[], root: string }} question
 * @returns {string | undefined} what is wrong with this import
 */
export function importFault({ from, file, source, typeOnly, packages, root }) {
  const side = sideOf(from, inRoot(root, file));
  if (from.type === 'app' && from.scope === 'server' && !isTestFile(file) && !DATABASE_FILE.test(file)) {
    if (/^typeorm(\/|$)/.test(source)) return 'Only repositories touch TypeORM; a service hands on a Transaction.';
    if (ENTITY.test(source)) return 'Entities do not leave their repositories.';
  }
  if (source.startsWith('.')) {
    const target = inRoot(root, path.resolve(path.dirname(file), source));
    if (TESTING.test(target) && from.type !== 'testing' && !isTestFile(file)) return `${target} is for specs only.`;
    if (from.scope === 'studio' && side === 'web' && !PAGE.test(target))
      return 'The page runs in the browser: it imports nothing that serves it.';
    return target === from.folder || target.startsWith(`${from.folder}/`)
      ? zoneFault(inRoot(root, file), target)
      : `A relative import must stay inside ${from.folder}; import the package by its name.`;
  }
  const name = source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
  const target = packages.find((each) => each.name === name);
  if (target === from)
    // By its own name a package could go around its zones.
    return from.type === 'app' ? `${from.folder} imports its own files by their relative path.` : undefined;
  if (TYPESET_PART.test(source) && side === 'web' && !TYPESETTERS.has(from.folder) && !isTestFile(file))
    return 'Only libs/web-math sets and draws formulas in the browser; it loads late what that takes.';
  if (target) return packageFault(from, target, { file, side });
  if (name.startsWith('@aivy/')) return `There is no package ${name}.`;
  return source.startsWith('node:')
    ? builtinFault(from, file)
    : externalFault(from, source, { typeOnly, side, test: isTestFile(file) });
}

/** @param {string} root @param {string} file */
const inRoot = (root, file) => path.relative(root, file).split(path.sep).join('/');

/** @param {Package} from @param {Package} to @param {{ file: string, side: Side }} importer */
function packageFault(from, to, { file, side }) {
  if (to.type === 'app') return `${to.name} is an app; nobody imports an app.`;
  if (!SCOPES[side].includes(to.scope))
    return `${from.name} (scope ${side}) may not import ${to.name} (scope ${to.scope}).`;
  if (to.type === 'testing')
    return from.type === 'testing' || isTestFile(file) ? undefined : `${to.name} is for specs only.`;
  if (!TYPES[from.type].includes(to.type) && !isTestFile(file))
    return `${from.name} (type ${from.type}) may not import ${to.name} (type ${to.type}).`;
  if (from.scope === 'shared' && from.type === 'domain' && to.type !== 'contracts')
    return `${from.name} may import the contracts only.`;
  return undeclared(from, to);
}

/** Nx learns the project graph from package.json alone; an import it does not know of makes its cache wrong. @param {Package} from @param {Package} to */
const undeclared = (from, to) =>
  from.uses.includes(to.name) ? undefined : `${from.folder}/package.json does not list ${to.name}.`;

/** @param {Package} from @param {string} file */
const builtinFault = (from, file) =>
  from.type === 'contracts' && !isTestFile(file) && !file.includes('/bin/')
    ? 'The contracts run in the browser: no Node modules.'
    : undefined;

/** @param {Package} from @param {string} source @param {{ typeOnly: boolean, side: Side, test: boolean }} use */
function externalFault(from, source, { typeOnly, side, test }) {
  // A test may look at its subject with whatever it takes.
  if (test) return undefined;
  if (from.type === 'contracts') return /^zod(\/|$)/.test(source) ? undefined : 'The contracts import nothing but zod.';
  if (MATHJAX.test(source)) {
    // The bank sets every formula once, to prove it and for its release; in the browser a second importer would load it
    // eagerly.
    const mayLoad = TYPESETTERS.has(from.folder) || (from.scope === 'server' && from.type === 'domain');
    return mayLoad ? undefined : 'Only libs/typeset and libs/web-math import MathJax.';
  }
  // A type leaves nothing behind at run time.
  if (typeOnly) return undefined;
  if (SERVER_ONLY.test(source) && side !== 'server') return `${source} belongs to the server.`;
  if (WEB_ONLY.test(source) && side !== 'web') return `${source} belongs to the web client.`;
  if (from.type === 'domain' && /^(@nestjs\/|typeorm|bullmq|ioredis)/.test(source))
    return `${from.name} is pure: no framework, no queue, no database mapper.`;
  return undefined;
}
