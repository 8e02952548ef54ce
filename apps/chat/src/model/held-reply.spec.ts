import { packBank } from '@aivy/item-bank';
import { startTutor, toReviewContext } from '@aivy/tutor';
import { ReviewHold } from './held-reply.js';

const item = packBank()
  .items()
  .find((each) => each.type === 'choice')!;
const hold = (): ReviewHold => new ReviewHold(toReviewContext(item, startTutor(1)));
const key = item.answer.toUpperCase();
const other = item.answer === 'a' ? 'B' : 'A';

describe('an explanation by a model', () => {
  it('says nothing before a sentence has named the stored key, and then all of it', () => {
    const held = hold();
    expect(held.feed('Look at the first line again. ')).toBe('');
    const out = held.feed(`The correct answer is ${key}. It fits. `) + held.finish();
    expect(out.trim()).toBe(`Look at the first line again. The correct answer is ${key}. It fits.`);
    expect(held.stopped).toBeUndefined();
  });

  it('stops at a sentence that calls something else right, also after the key was named', () => {
    const held = hold();
    const out = held.feed(`The correct answer is ${key}. No, the correct answer is ${other}. Really. `) + held.finish();
    expect(out.trim()).toBe(`The correct answer is ${key}.`);
    expect(held.stopped).toBe('contradiction');
  });
});
