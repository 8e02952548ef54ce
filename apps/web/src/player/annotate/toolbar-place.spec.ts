import { toolbarPlace, UPRIGHT } from './toolbar-place';

const STAGE = { left: 0, top: 64, right: 1024, bottom: 704 };
const PASSAGE = { left: 32, top: 90, right: 473, bottom: 900 };
const QUESTION = { left: 551, top: 150, right: 990, bottom: 260 };
const at = (top: number) => ({ left: 100, top, right: 220, bottom: top + 24 });

describe('the bar for annotations', () => {
  it('stands between passage and question beside the selection, and covers neither', () => {
    for (const top of [70, 300, 690]) {
      const place = toolbarPlace(at(top), { passage: PASSAGE, question: QUESTION, stage: STAGE });
      if (place.kind !== 'gutter') throw new Error('It has room');
      expect(place.left).toBeGreaterThanOrEqual(PASSAGE.right);
      expect(place.left + UPRIGHT.width).toBeLessThanOrEqual(QUESTION.left);
      expect(place.top).toBeGreaterThanOrEqual(STAGE.top);
      expect(place.top + UPRIGHT.height).toBeLessThanOrEqual(STAGE.bottom);
    }
    expect(toolbarPlace(at(300), { passage: PASSAGE, question: QUESTION, stage: STAGE })).toMatchObject({
      top: 312 - UPRIGHT.height / 2,
    });
  });

  it('takes the place of the footer where they stand below each other, and where the screen is low', () => {
    const below = { ...QUESTION, left: 20 };
    expect(toolbarPlace(at(100), { passage: PASSAGE, question: below, stage: STAGE })).toEqual({ kind: 'footer' });
    const near = { ...QUESTION, left: PASSAGE.right + UPRIGHT.width - 1 };
    expect(toolbarPlace(at(100), { passage: PASSAGE, question: near, stage: STAGE })).toEqual({ kind: 'footer' });
    const low = { ...STAGE, bottom: 350 };
    expect(toolbarPlace(at(100), { passage: PASSAGE, question: QUESTION, stage: low })).toEqual({ kind: 'footer' });
    expect(toolbarPlace(at(100), { passage: null, question: QUESTION, stage: STAGE })).toEqual({ kind: 'footer' });
  });
});
