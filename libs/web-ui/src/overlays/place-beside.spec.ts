import { placeBeside } from './use-anchored-position';

const viewport = { width: 1000, height: 800 };
const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  width,
  right: left + width,
  bottom: top + height,
});

describe('the place of a popover', () => {
  it('is centred below its button, 10 px away', () => {
    expect(
      placeBeside(box(450, 100), { width: 300, height: 200 }, viewport, { side: 'bottom', align: 'center' }),
    ).toMatchObject({ left: 350, top: 150, side: 'bottom', arrow: 150 });
  });
  it('moves to the other side when only that has room', () => {
    expect(
      placeBeside(box(450, 700), { width: 300, height: 200 }, viewport, { side: 'bottom', align: 'center' }),
    ).toMatchObject({ top: 490, side: 'top' });
  });
  it('never crosses the edge of the viewport', () => {
    expect(
      placeBeside(box(940, 100, 50), { width: 300, height: 200 }, viewport, { side: 'bottom', align: 'center' }).left,
    ).toBe(688);
    expect(
      placeBeside(box(0, 100, 50), { width: 300, height: 200 }, viewport, { side: 'bottom', align: 'end' }).left,
    ).toBe(12);
  });
  it('is no higher than the room beside the button', () => {
    expect(
      placeBeside(box(450, 400), { width: 300, height: 2000 }, viewport, { side: 'top', align: 'center' }),
    ).toMatchObject({ side: 'top', maxHeight: 378, top: 12 });
  });
});
