/**
 * Where in the line a press on its picture means: before or behind the nearest glyph, between the letters of a word.
 * @param x, @param y as pointer events give them
 */
export function offsetAt(picture: HTMLElement, x: number, y: number, length: number): number {
  let nearest = { distance: Number.POSITIVE_INFINITY, offset: length };
  const consider = (distance: number, offset: number): void => {
    if (distance < nearest.distance) nearest = { distance, offset };
  };
  const outside = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to);
  for (const glyph of picture.querySelectorAll<HTMLElement>('[data-from]')) {
    const box = glyph.getBoundingClientRect();
    const [from, to] = [Number(glyph.dataset['from']), Number(glyph.dataset['to'])];
    // Higher and lower count more: a press above a line of a fraction is meant for what stands there.
    const distance = Math.hypot(outside(x, box.left, box.right), 3 * outside(y, box.top, box.bottom));
    const share = box.width > 0 ? Math.min(1, Math.max(0, (x - box.left) / box.width)) : 0;
    const spelled = (glyph.textContent ?? '').length === to - from;
    consider(distance, from + (spelled ? Math.round(share * (to - from)) : share < 0.5 ? 0 : to - from));
  }
  // Beyond a fraction or a closed parenthesis is behind it, not in it.
  for (const whole of picture.querySelectorAll<HTMLElement>('[data-edges]')) {
    const box = whole.getBoundingClientRect();
    const [from, to] = whole.dataset['edges']!.split(' ').map(Number);
    const beside = outside(y, box.top, box.bottom);
    if (x >= box.right - 2) consider(Math.hypot(x - box.right, 3 * beside) - 0.5, to!);
    else if (x <= box.left + 2) consider(Math.hypot(box.left - x, 3 * beside) - 0.5, from!);
  }
  return nearest.offset;
}
