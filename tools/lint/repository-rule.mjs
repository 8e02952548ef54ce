/** @typedef {import('./boundaries-rule.mjs').Context} Context */
/** @typedef {{ accessibility?: string, key: { type: string }, kind?: string, value?: { type?: string, returnType?: { typeAnnotation: TypeNode } } | null }} Member */
/** @typedef {{ type: string, typeName?: { name?: string }, typeArguments?: { params: TypeNode[] }, elementType?: TypeNode, types?: TypeNode[] }} TypeNode */

/** @param {Member} member */
const isOffered = ({ accessibility, key }) => accessibility !== 'private' && key.type !== 'PrivateIdentifier';

/** Does the type name a row, at any depth? @param {TypeNode | undefined} type @returns {boolean} */
const namesRow = (type) =>
  type !== undefined &&
  (/Row$/.test(type.typeName?.name ?? '') ||
    [type.elementType, ...(type.typeArguments?.params ?? []), ...(type.types ?? [])].some(namesRow));

/** Repositories answer with plain objects, in methods that say so: their entities and rows stay inside. */
export const repositoryRule = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Member} node */
      MethodDefinition(node) {
        if (!isOffered(node)) return;
        const type = node.value?.returnType?.typeAnnotation;
        if (namesRow(type))
          context.report({ node, message: 'A repository answers with plain objects; its entities stay inside.' });
        if (!type && (node.kind === 'method' || node.kind === 'get'))
          context.report({
            node,
            message: 'A repository says what it answers with: an inferred type would hand out its rows.',
          });
      },
      /** @param {Member} node */
      PropertyDefinition(node) {
        if (isOffered(node) && /FunctionExpression$/.test(node.value?.type ?? ''))
          context.report({ node, message: 'What a repository offers is a method, and says what it answers with.' });
      },
    };
  },
};
