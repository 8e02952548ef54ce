import { act, renderHook } from '@testing-library/react';
import { useSheetRoom } from './use-sheet-room';

/** What is seen of the page: jsdom has no such thing. */
class Seen extends EventTarget {
  height = 844;
  offsetTop = 0;
  scale = 1;
  change(values: Partial<Pick<Seen, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, values);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

const page = document.documentElement;
const room = (): string[] => ['--room-top', '--room-height'].map((name) => page.style.getPropertyValue(name));
let seen: Seen;
beforeEach(() => {
  seen = new Seen();
  Object.assign(window, { visualViewport: seen, innerHeight: 844 });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  page.removeAttribute('style');
});

describe("a phone's keyboard", () => {
  it('leaves the question its place above the sheet, and goes', () => {
    renderHook(() => useSheetRoom(true));
    expect(page.dataset.keyboard).toBeUndefined();
    seen.change({ height: 500, offsetTop: 40 });
    expect([page.dataset.keyboard, ...room()]).toEqual(['true', '252px', '288px']);
    seen.change({ height: 844, offsetTop: 0 });
    expect(page.dataset.keyboard).toBeUndefined();
  });

  it('is seen where it makes the whole page lower, too', () => {
    renderHook(() => useSheetRoom(true));
    window.innerHeight = 480;
    seen.change({ height: 480 });
    expect([page.dataset.keyboard, ...room()]).toEqual(['true', '212px', '268px']);
  });

  it('takes room from the question before the talk has none', () => {
    renderHook(() => useSheetRoom(true));
    seen.change({ height: 380 });
    expect(room()).toEqual(['120px', '260px']);
  });

  it('is no zoom with two fingers', () => {
    renderHook(() => useSheetRoom(true));
    seen.change({ height: 422, scale: 2 });
    expect(page.dataset.keyboard).toBeUndefined();
  });

  it('is forgotten when the sheet closes', () => {
    const { unmount } = renderHook(() => useSheetRoom(true));
    seen.change({ height: 480 });
    unmount();
    expect(page.dataset.keyboard).toBeUndefined();
  });
});

describe('the question behind the sheet', () => {
  const scrolled: unknown[] = [];
  const showAt = (top: number): void => {
    document.body.innerHTML = '<div data-shown-question><div data-region="question">What is x?</div></div>';
    Object.assign(document.querySelector('[data-region]')!, {
      getBoundingClientRect: () => ({ top }),
      scrollIntoView: (options: unknown) => void scrolled.push(options),
    });
    scrolled.length = 0;
  };
  afterEach(() => document.body.replaceChildren());

  it('stays in sight when the sheet opens over it', () => {
    showAt(640);
    const { unmount } = renderHook(() => useSheetRoom(true));
    expect([page.dataset.sheet, scrolled]).toEqual(['true', [{ block: 'nearest' }]]);
    unmount();
    expect(page.dataset.sheet).toBeUndefined();
  });

  it.each([
    ['further up', -20],
    ['further down', 900],
  ])("isn't looked for where it is %s than what the student reads", (_, top) => {
    showAt(top);
    renderHook(() => useSheetRoom(true));
    expect(scrolled).toEqual([]);
  });
});
