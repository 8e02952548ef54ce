import {
  arrangementNow,
  changeWindow,
  closeWindow,
  openWindow,
  restoreWindow,
  watchWindows,
  windowsNow,
} from './window-store';

const tool = (id: string, home: 'left' | 'right') => ({
  id,
  home,
  small: { width: 410, height: 530 },
  large: { width: 820, height: 640 },
  docked: 400,
  least: 180,
});
const frameOf = (id: string) => arrangementNow().frames.get(id);
const room = (side: string): string => document.documentElement.style.getPropertyValue(`--dock-${side}`);

describe('the open tool windows, on a screen of 1024 × 768', () => {
  beforeEach(() => {
    openWindow(tool('calculator', 'right'));
    openWindow(tool('reference', 'left'));
  });
  afterEach(() => {
    for (const { id } of windowsNow()) {
      changeWindow(id, { place: { kind: 'docked', side: id === 'calculator' ? 'right' : 'left' }, expanded: false });
      closeWindow(id);
    }
  });

  it('make the stage narrower by what they take', () => {
    expect([room('left'), room('right'), room('bottom')]).toEqual(['0px', '400px', '0px']);
    closeWindow('calculator');
    closeWindow('reference');
    expect([room('left'), room('right')]).toEqual(['0px', '0px']);
  });

  it('change sides together when one is snapped, since there is room for one column', () => {
    changeWindow('reference', { place: { kind: 'docked', side: 'left' } });
    expect([frameOf('reference')?.x, frameOf('calculator')?.x]).toEqual([0, 0]);
  });

  it('stand where they stood when they are shown again', () => {
    const before = frameOf('calculator');
    changeWindow('calculator', { minimised: true });
    expect(frameOf('calculator')?.kind).toBe('bar');
    restoreWindow('calculator');
    expect(frameOf('calculator')).toEqual(before);
  });

  it('come back as large as they were closed', () => {
    changeWindow('calculator', { expanded: true });
    closeWindow('calculator');
    openWindow(tool('calculator', 'right'));
    expect(windowsNow().find(({ id }) => id === 'calculator')?.expanded).toBe(true);
  });

  it('find their places anew when the screen changes, as long as somebody looks', () => {
    const { innerWidth } = window;
    const told: string[] = [];
    const stop = watchWindows(() => void told.push(frameOf('calculator')!.kind));
    try {
      window.innerWidth = 600;
      window.dispatchEvent(new Event('resize'));
      expect(told).toEqual(['bar']);
      // The one that is shown again comes in front of the other.
      restoreWindow('calculator');
      expect([frameOf('calculator')?.kind, frameOf('reference')?.kind]).toEqual(['sheet', 'bar']);
      stop();
      window.innerWidth = innerWidth;
      window.dispatchEvent(new Event('resize'));
      expect(told).toHaveLength(2);
    } finally {
      window.innerWidth = innerWidth;
    }
  });

  it('come back where they were closed', () => {
    changeWindow('calculator', { place: { kind: 'floating', at: { x: 120, y: 90 } }, minimised: true });
    closeWindow('calculator');
    openWindow(tool('calculator', 'right'));
    expect(frameOf('calculator')).toEqual({ kind: 'floating', x: 120, y: 90, width: 410, height: 530 });
  });
});
