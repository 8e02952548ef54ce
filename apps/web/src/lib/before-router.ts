/**
 * Who hears of the browser's Back and Forward before the router does. Events of the window itself reach its listeners
 * in the order in which they were added, capturing ones too, so this one is added before anything is rendered.
 */
let first: ((event: PopStateEvent) => void) | null = null;

window.addEventListener('popstate', (event) => first?.(event));

/** @param listener may keep the event from the router with `stopImmediatePropagation` */
export function hearFirst(listener: (event: PopStateEvent) => void): void {
  first = listener;
}
