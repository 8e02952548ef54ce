import { descendants, type Tag } from '../tree.js';
import { phrase } from '../markup/to-bank.js';
import type { MarkupContext } from '../markup/context.js';
import type { Value } from './values.js';

const FEEDBACK = new Set(['qti-modal-feedback', 'qti-feedback-block', 'qti-feedback-inline']);

/** What is told after a response, by the variables that its processing has set. '' when nothing is. */
export function feedbackAfter(
  item: Tag,
  values: ReadonlyMap<string, Value>,
  context: MarkupContext,
  field: string,
): string {
  return descendants(item)
    .filter(({ name, attributes }) => {
      if (!FEEDBACK.has(name) || attributes['show-hide'] === 'hide') return false;
      const outcome = values.get(attributes['outcome-identifier'] ?? '');
      return outcome?.members.includes(attributes['identifier'] ?? '') ?? false;
    })
    .map((tag) => phrase(tag.children, context, field))
    .filter((html) => html !== '')
    .join(' ');
}
