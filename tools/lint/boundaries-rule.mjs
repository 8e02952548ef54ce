import path from 'node:path';
import { importFault } from './boundary-rules.mjs';
import { readPackages } from './packages.mjs';

/** @typedef {object} Node */
/** @typedef {{ filename: string, cwd: string, report(fault: { node: Node, message: string }): void }} Context of an oxlint rule */
/** @typedef {{ type?: string, value?: unknown, expressions?: readonly unknown[], quasis?: readonly { value: { cooked?: string | null } }[] } | null | undefined} Source */
/** @typedef {{ type: string, source?: Source, importKind?: string, exportKind?: string, specifiers?: readonly Kinds[] }} Kinds what the TypeScript parser adds to a node: `type` where nothing is left at run time */
/** @typedef {Node & { source?: Source, argument?: { literal?: Source } }} ImportType `import('x').Y`; its parser has changed where the name stands */

const packages = readPackages();

/** What is imported: `'…'` or, in an `import()`, a template without holes. @param {Source} source @returns {string | undefined} */
function textOf(source) {
  if (source?.type === 'TemplateLiteral' && source.expressions?.length === 0)
    return source.quasis?.[0]?.value.cooked ?? undefined;
  return typeof source?.value === 'string' ? source.value : undefined;
}

/**
 * Every import, export-from and import() of a package's file is allowed by the tags. Paths count from where lint runs.
 */
export const boundariesRule = {
  /** @param {Context} context */
  create(context) {
    const { filename: file, cwd: root } = context;
    const relative = path.relative(root, file).split(path.sep).join('/');
    const from = packages.find(({ folder }) => relative.startsWith(`${folder}/`));
    if (!from) return {};
    /** @param {Node} node @param {Source} source @param {boolean} typeOnly */
    const check = (node, source, typeOnly) => {
      const text = textOf(source);
      if (text === undefined) return;
      const fault = importFault({ from, file, source: text, typeOnly, packages, root });
      if (fault) context.report({ node, message: fault });
    };
    /** @param {Kinds} node */
    const allTypes = ({ importKind, specifiers = [] }) =>
      importKind === 'type' || (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type'));
    /** @param {Kinds} node */
    const isTypes = ({ exportKind }) => exportKind === 'type';
    return {
      ImportDeclaration: (/** @type {Kinds} */ node) => check(node, node.source, allTypes(node)),
      ExportNamedDeclaration: (/** @type {Kinds} */ node) => check(node, node.source, isTypes(node)),
      ExportAllDeclaration: (/** @type {Kinds} */ node) => check(node, node.source, isTypes(node)),
      ImportExpression: (/** @type {Kinds} */ node) => check(node, node.source, false),
      TSImportType: (/** @type {ImportType} */ node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};
