import { AUTHORED_ITEMS } from '../content/index.js';
import { PackedTalk } from './packed-talk.js';

const talks = AUTHORED_ITEMS.flatMap(({ talk }) => talk ?? []).slice(0, 300);

describe('the packed talk of an item', () => {
  it('reads as the talk that was packed, however many are read in between', () => {
    const packed = talks.map((talk) => new PackedTalk(talk));
    for (const [at, { simpler, ideas, math }] of [...packed.entries(), ...packed.entries()])
      expect({ simpler, ideas, math }).toEqual({
        ...{ simpler: undefined, ideas: undefined, math: undefined },
        ...talks[at],
      });
    expect(JSON.parse(JSON.stringify(packed))).toEqual(JSON.parse(JSON.stringify(talks)));
  });

  it('shares the ideas of another item where they are the same', () => {
    const [first, other] = talks.filter(({ ideas }) => ideas);
    const known = new Map<string, Buffer>();
    const packed = new PackedTalk(first!, known);
    expect(new PackedTalk(other!, known).ideas).toEqual(other!.ideas);
    expect(new PackedTalk({ ...first!, simpler: 'In short.' }, known).ideas).toBe(packed.ideas);
  });

  it('stays unpacked while it is talked about, and makes room when it was read longest ago', () => {
    const [kept, left, ...others] = talks.flatMap(({ ideas }) => (ideas ? [new PackedTalk({ ideas })] : []));
    const [before, old] = [kept!.ideas, left!.ideas];
    // More lists than stay in memory; one is read again all along.
    for (const other of [...others, ...others.map(({ ideas }) => new PackedTalk({ ideas }))]) {
      expect(other.ideas).toBeDefined();
      expect(kept!.ideas).toBe(before);
    }
    expect(left!.ideas).toEqual(old);
    expect(left!.ideas === old).toBe(false);
  });
});
