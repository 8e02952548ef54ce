import { currentRequest } from '../request/request-context.js';
import { statementSummary } from './statement-summary.js';
import { inSpan } from './traced.js';

/** Runs a statement as a part of the work that it is for; without a trace it just runs. */
export function tracedStatement<T>(text: unknown, run: () => Promise<T>): Promise<T> {
  const span = currentRequest()?.span;
  if (!span || typeof text !== 'string') return run();
  const summary = statementSummary(text);
  return inSpan(span.child(summary, 'client', { 'db.system.name': 'postgresql', 'db.query.summary': summary }), run);
}
