import { CalculatorError, MissingFunction, namesIn, substitute, withParts, type Node } from './ast.js';

export interface FunctionDefinition {
  parameter: string;
  body: Node;
}

/** More definitions within each other than any lesson has; one that leads back to itself gets there. */
const MAX_DEPTH = 60;

/** What the lines of a document have defined: variables, lists of tables, functions of one value. */
export class Scope {
  readonly #variables = new Map<string, Node>();
  readonly #functions = new Map<string, FunctionDefinition>();
  #depth = 0;

  define(name: string, value: Node): void {
    this.#variables.set(name, value);
  }

  defineFunction(name: string, definition: FunctionDefinition): void {
    this.#functions.set(name, definition);
  }

  variable(name: string): Node | undefined {
    return this.#variables.get(name);
  }

  definition(name: string): FunctionDefinition | undefined {
    return this.#functions.get(name);
  }

  /** The body of a function with its argument in place. @throws CalculatorError */
  apply(name: string, args: readonly Node[]): Node {
    const definition = this.#functions.get(name);
    if (!definition) throw new MissingFunction(name);
    if (args.length !== 1) throw new CalculatorError(`${name} takes 1 value`);
    return substitute(definition.body, new Map([[definition.parameter, args[0]!]]));
  }

  /** Puts in everything that is defined, so that only `free` names and unknown ones are left. @throws CalculatorError */
  expand(node: Node, free: ReadonlySet<string>): Node {
    const inside = (each: Node): Node => this.expand(each, free);
    if (node.kind === 'name') {
      const value = free.has(node.name) ? undefined : this.#variables.get(node.name);
      return value ? this.#deeper(() => inside(value)) : node;
    }
    if (node.kind === 'call' && this.#functions.has(node.name))
      return this.#deeper(() => inside(this.apply(node.name, node.args)));
    return withParts(node, inside);
  }

  /** Follows a definition. What stands within a line does not count: a sum may have a hundred terms. */
  #deeper(follow: () => Node): Node {
    this.#depth += 1;
    try {
      if (this.#depth > MAX_DEPTH) throw new CalculatorError('This definition leads back to itself');
      return follow();
    } finally {
      this.#depth -= 1;
    }
  }

  /** Does a node depend on any of these names, directly or by what is defined? */
  reads(node: Node, names: ReadonlySet<string>): boolean {
    return [...namesIn(this.expand(node, names))].some((name) => names.has(name));
  }
}
