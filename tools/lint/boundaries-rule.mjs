import path from 'node:path';
import { ROOT } from '../lib/workspace.mjs';
import { importFault } from './boundary-rules.mjs';
import { readPackages } from './packages.mjs';

const packages = readPackages();

/** What is imported: `'…'` or, in an `import()`, a template without holes. */
function textOf(source) {
  if (source?.type === 'TemplateLiteral' && source.expressions.length === 0) return source.quasis[0].value.cooked;
  return typeof source?.value === 'string' ? source.value : undefined;
}

/** ESLint rule: every import, export-from and import() of a package's file is allowed by the tags. */
export const boundariesRule = {
  meta: { type: 'problem', schema: [], messages: { fault: '{{ fault }}' } },
  create(context) {
    const file = context.filename;
    const relative = path.relative(ROOT, file).split(path.sep).join('/');
    const from = packages.find(({ folder }) => relative.startsWith(`${folder}/`));
    if (!from) return {};
    const check = (node, source, typeOnly) => {
      const text = textOf(source);
      if (text === undefined) return;
      const fault = importFault({ from, file, source: text, typeOnly, packages, root: ROOT });
      if (fault) context.report({ node, messageId: 'fault', data: { fault } });
    };
    const allTypes = (node) =>
      node.importKind === 'type' ||
      (node.specifiers.length > 0 && node.specifiers.every((each) => each.importKind === 'type'));
    return {
      ImportDeclaration: (node) => check(node, node.source, allTypes(node)),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};
