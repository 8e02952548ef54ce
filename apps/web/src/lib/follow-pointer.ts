/**
 * Follows a pressed pointer until it goes up, also outside the element that it was pressed on.
 * @param onLift called once, when it goes up or is taken away
 */
export function followPointer(
  grip: HTMLElement,
  pointerId: number,
  onMove: (event: PointerEvent) => void,
  onLift?: () => void,
): void {
  grip.setPointerCapture(pointerId);
  const onEnd = (): void => {
    grip.removeEventListener('pointermove', onMove);
    grip.removeEventListener('pointerup', onEnd);
    grip.removeEventListener('pointercancel', onEnd);
    onLift?.();
  };
  grip.addEventListener('pointermove', onMove);
  grip.addEventListener('pointerup', onEnd);
  grip.addEventListener('pointercancel', onEnd);
}
