declare global {
  interface Window {
    /**
     * Lets input through again and does what was held: the screen answers from now on. Set by the start script while
     * it holds input; whoever knows that the screen is there calls it (`lib/screen-shown`).
     */
    aivyLetInputThrough?: () => void;
  }
}

/**
 * Tells the code that has taken a field over what was typed into it before: it found the field as it stood, and heard
 * of nothing. React keeps the value that it knows behind a property of its own on the field, which stands before the
 * prototype's: that is told of an empty value with another field to write it into, since a write into this one, even of
 * the text that it has, would move the caret to its end and drop what is selected.
 * @param text what was typed; React may have emptied the field meanwhile, when it drew what another one was told
 */
function tellTyped(field: HTMLInputElement, text: string): void {
  if (field.value !== text)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(document.createElement('input'), '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Holds clicks on buttons of a page that the build has drawn and no code answers yet: the last one is done once it
 * does, with what was typed by then. No form is sent by the browser itself, which would put it into an address. Links
 * go where they lead in any case.
 * @param onHeld a visitor waits
 */
export function holdEarlyInput(onHeld: () => void): void {
  const { style } = document.documentElement;
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button') : null;
    if (!button) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    held = button;
    style.cursor = 'progress';
    onHeld();
  };
  window.addEventListener('click', hold, true);
  window.aivyLetInputThrough = () => {
    delete window.aivyLetInputThrough;
    window.removeEventListener('click', hold, true);
    style.cursor = '';
    // Once React's effects are done: what is told within them it draws only later, and writes the old value into the
    // field until then. Not in a task of its own: a key could be pressed before.
    queueMicrotask(() => {
      const typed = [...document.querySelectorAll<HTMLInputElement>('#root input')]
        .filter(({ value }) => value !== '')
        .map((field) => ({ field, text: field.value, isFocused: field === document.activeElement }));
      // The one with the caret first, before anything is drawn anew.
      for (const { field, text } of typed.toSorted((a, b) => Number(b.isFocused) - Number(a.isFocused)))
        tellTyped(field, text);
    });
    // In a task of its own: a form that is sent sends what the page knows, and it has not drawn what it was just told.
    setTimeout(() => held?.isConnected && held.click());
  };
}
