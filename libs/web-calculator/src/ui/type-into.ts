/** Types into a field as a keyboard would, so that React hears of it. @param caret where it stands afterwards */
function typeInto(field: HTMLInputElement, text: string, caret: number): void {
  // React watches the field's own setter, to tell its writing from the student's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  field.setSelectionRange(caret, caret);
}

/** Presses a key that types nothing, such as an arrow. @returns whether the field has done something of its own with it */
export function press(field: HTMLInputElement, key: string): boolean {
  field.focus();
  if (!field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))) return true;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const to = Math.max(0, (field.selectionStart ?? 0) + (step ?? 0));
  if (step !== undefined) field.setSelectionRange(to, to);
  return false;
}

/** @param before, @param after stand around the caret or what is selected */
export function insertInto(field: HTMLInputElement, before: string, after: string): void {
  const { value } = field;
  const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const chosen = value.slice(from, to);
  // A closing parenthesis that is there already is passed.
  if (after === '' && from === to && [')', '|', '}'].includes(before) && value[from] === before) {
    typeInto(field, value, from + 1);
    return;
  }
  const text = value.slice(0, from) + before + chosen + after + value.slice(to);
  typeInto(field, text, from + before.length + chosen.length + (chosen === '' ? 0 : after.length));
}

/** Deletes what is selected, or the character before the caret. */
export function backspace(field: HTMLInputElement): void {
  const { value } = field;
  const [start, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const from = start === to ? Math.max(0, start - 1) : start;
  typeInto(field, value.slice(0, from) + value.slice(to), from);
}
