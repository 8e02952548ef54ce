import { placeStack } from './place-stack';

const PHONE = { height: 80, viewTop: 0, viewHeight: 844 };

describe('where messages stand', () => {
  it.each([
    ['nothing is in use', null, 16],
    ['the field in use is further down', { top: 400, bottom: 448 }, 16],
    ['the field in use would be covered', { top: 60, bottom: 108 }, 748],
    ['the label of the field in use would be covered', { top: 110, bottom: 158 }, 748],
    ['the field in use is at the lower edge', { top: 780, bottom: 828 }, 16],
  ])('%s', (_what, field, top) => {
    expect(placeStack({ ...PHONE, field })).toBe(top);
  });

  it('stays in the part of the page that a keyboard leaves', () => {
    expect(placeStack({ height: 80, viewTop: 200, viewHeight: 400, field: { top: 230, bottom: 278 } })).toBe(504);
  });

  it('covers as little as it can where the view has no room for both', () => {
    // 68-148 matters: 16-116 covers 48 of it, 84-184 covers 64.
    expect(placeStack({ height: 100, viewTop: 0, viewHeight: 200, field: { top: 100, bottom: 116 } })).toBe(16);
  });
});
