import { CalculatorError, MissingName, type Node } from './ast.js';
import type { AngleUnit } from './functions.js';
import { fitModel, type FittedModel } from './model.js';
import type { Scope } from './scope.js';

/** Fits that are kept: a graph is read anew with every letter that is typed, and a fit takes longer than all else. */
const KEPT = 24;
const kept = new Map<string, FittedModel>();

/** As `fitModel`, from memory where model, data and definitions are as they were. @throws CalculatorError */
export function fitOnce(left: Node, right: Node, scope: Scope, unit: AngleUnit): FittedModel {
  const none = new Set<string>();
  const key = JSON.stringify([right, scope.expand(left, none), scope.expand(right, none), unit]);
  const known = kept.get(key);
  if (known) return known;
  const model = named(() => fitModel(left, right, scope, unit));
  kept.set(key, model);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return model;
}

/** A column that is not there wants a table, not a slider. */
function named(fit: () => FittedModel): FittedModel {
  try {
    return fit();
  } catch (error) {
    if (error instanceof MissingName) throw new CalculatorError(`There is no column ${error.letter}. Add a table`);
    throw error;
  }
}
