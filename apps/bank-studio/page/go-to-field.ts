import type { DraftFault, Part } from './wire';

const isEmpty = (control: HTMLElement): boolean =>
  (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) && control.value === '';

/** Of controls whose fields lie in one, such as the four `hints`, the first without a text: it is what lacks. */
function controlWithin(name: string): HTMLElement | null {
  const controls = [...document.querySelectorAll<HTMLElement>(`[data-field^="${name}."]`)];
  return controls.find(isEmpty) ?? controls[0] ?? null;
}

/** The control of a field, or of the nearest one that holds it: `options.B` of `options.B.html`. */
function controlOf(field: string): HTMLElement | null {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'));
    const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? controlWithin(name);
    if (found) return found;
  }
  return null;
}

/** Puts the focus on a field and brings it into view. */
export function goToField(field: string): void {
  const control = controlOf(field);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/** The first field with a fault below the focus; the first of all when there is none. */
export function goToNextFault(faults: readonly DraftFault[]): void {
  const controls = new Set(faults.flatMap(({ field }) => controlOf(field) ?? []));
  const inOrder = [...document.querySelectorAll<HTMLElement>('[data-field]')].filter((control) =>
    controls.has(control),
  );
  const here = document.activeElement;
  const next = inOrder.find(
    (control) => here && here.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING && control !== here,
  );
  const chosen = next ?? inOrder[0];
  chosen?.focus({ preventScroll: true });
  chosen?.scrollIntoView({ block: 'center' });
}

export function goToPart(part: Part): void {
  const heading = document.getElementById(`part-${part}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
