/** Follows a pressed pointer until it goes up, also outside the element that it was pressed on. */
export function followPointer(grip: HTMLElement, pointerId: number, onMove: (event: PointerEvent) => void): void {
  grip.setPointerCapture(pointerId);
  const onEnd = (): void => {
    grip.removeEventListener('pointermove', onMove);
    grip.removeEventListener('pointerup', onEnd);
    grip.removeEventListener('pointercancel', onEnd);
  };
  grip.addEventListener('pointermove', onMove);
  grip.addEventListener('pointerup', onEnd);
  grip.addEventListener('pointercancel', onEnd);
}
