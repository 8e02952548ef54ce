import { SKILLS } from '@aivy/exam';
import { packBank, type BankItem } from '@aivy/item-bank';
import { createGuard, guard } from '../src/guard/guard.js';
import { createGround } from '../src/guard/grounded.js';
import { SentenceGate } from '../src/guard/sentence-gate.js';
import {
  furtherHarmless,
  harmlessReplies,
  HELD_OUT_VERDICTS,
  leaksOf,
  NO_VERDICTS,
  thirdLeaksOf,
  VERDICTS,
  type AuthoredItem,
} from './leaks/index.js';

const bank = packBank().items();

const authored = (item: BankItem): AuthoredItem => ({
  type: item.type,
  answer: item.answer,
  choices: item.type === 'choice' ? Object.values(item.choices) : [],
  asked: `${item.passage} ${item.question}`,
  hints: item.hints,
  feedback:
    item.type === 'choice'
      ? item.options.map(({ choice, feedback }) => ({ tried: choice, text: feedback }))
      : item.common_wrong.map(({ feedback }) => ({ text: feedback })),
});
const secretOf = (item: AuthoredItem, shown: readonly string[], tried: readonly string[] = []) => ({
  type: item.type,
  answer: item.answer,
  choices: item.choices,
  seen: [item.asked, ...shown],
  tried,
});

/** Two items of each skill, from the first and the last quarter of its list: every kind of choices is among them. */
const sampled = SKILLS.flatMap(({ id }) => {
  const own = bank.filter(({ skill }) => skill === id);
  return [own[Math.floor(own.length / 4)]!, own[Math.floor((3 * own.length) / 4)]!];
});

describe('the guard over items of the bank', () => {
  const items = sampled.map(authored);
  const judged = items.flatMap((item) => {
    const judge = createGuard(secretOf(item, item.hints));
    return leaksOf(item).map((leak) => ({ ...leak, through: !judge(leak.text).blocked }));
  });
  const share = (heldOut: boolean): number => {
    const part = judged.filter((each) => each.heldOut === heldOut);
    return part.filter(({ through }) => through).length / part.length;
  };

  it('is tried on at least 120 wordings over 60 items, two of each skill, a third of them held out', () => {
    const wordings = new Map(judged.map(({ template, heldOut }) => [template, heldOut]));
    expect(items).toHaveLength(60);
    expect(wordings.size).toBeGreaterThanOrEqual(120);
    expect([...wordings.values()].filter(Boolean).length / wordings.size).toBeGreaterThan(0.25);
  });

  it('lets at most 1 % of the leaks through that it was written with', () => {
    expect(share(false)).toBeLessThanOrEqual(0.01);
  });

  it('lets at most 5 % of the leaks through that it was not written with', () => {
    expect(share(true)).toBeLessThanOrEqual(0.05);
  });

  it('is tried on at least 150 wordings of further kinds, a third of them held out, and lets 1 % of the others through', () => {
    const told = items.flatMap((item) => {
      const judge = createGuard(secretOf(item, item.hints));
      return thirdLeaksOf(item).map((leak) => ({ ...leak, through: !judge(leak.text).blocked }));
    });
    const kinds = new Map(told.map(({ template, heldOut }) => [template, heldOut]));
    expect(kinds.size).toBeGreaterThanOrEqual(150);
    const [known, unseen] = [told.filter(({ heldOut }) => !heldOut), told.filter(({ heldOut }) => heldOut)];
    const rate = (part: typeof told): number => part.filter(({ through }) => through).length / part.length;
    expect(rate(known)).toBeLessThanOrEqual(0.01);
    expect(rate(unseen)).toBeLessThanOrEqual(0.05);
  });

  it('blocks at most 2 % of harmless replies that speak of letters, numbers and what the student chose', () => {
    const replies = bank
      .filter((_, index) => index % 11 === 5)
      .map(authored)
      .flatMap((item, seed) => furtherHarmless(item, seed, 8).map((reply) => ({ item, reply })));
    expect(new Set(replies.map(({ reply }) => reply.text)).size).toBeGreaterThanOrEqual(200);
    const blocked = replies.filter(
      ({ item, reply }) => guard(reply.text, secretOf(item, reply.shown, reply.tried)).blocked,
    );
    expect(blocked.length / replies.length).toBeLessThanOrEqual(0.02);
  });

  it('blocks at most 2 % of 1,000 harmless replies', () => {
    const replies = bank
      .filter((_, index) => index % 11 === 3)
      .map(authored)
      .flatMap((item, seed) => harmlessReplies(item, seed).map((reply) => ({ item, reply })));
    expect(replies.length).toBeGreaterThanOrEqual(1000);
    const blocked = replies.filter(
      ({ item, reply }) => guard(reply.text, secretOf(item, reply.shown, reply.tried)).blocked,
    );
    expect(blocked.length / replies.length).toBeLessThanOrEqual(0.02);
  });
});

describe('a verdict on a guess', () => {
  const none = { allows: new Set<never>(), authored: '' };
  const items = sampled.map(authored);
  const isBlocked = (text: string, item = items[0]!): boolean =>
    guard(text, { ...secretOf(item, item.hints), verdicts: none }).blocked;
  const every = (classes: Readonly<Record<string, readonly string[]>>): string[] => Object.values(classes).flat();

  it.each(every(VERDICTS))('is blocked: %s', (text) => {
    expect(isBlocked(text)).toBe(true);
  });

  it('rarely gets through in classes that no rule was made for, where sentences about nothing are left out', () => {
    const texts = every(HELD_OUT_VERDICTS);
    expect(texts.length).toBeGreaterThan(80);
    const reached = items.flatMap((item) => {
      const isAbout = createGround([item.asked, item.hints[0]!, 'i think its the second part of it']);
      return texts.filter((text) => {
        const judge = createGuard({ ...secretOf(item, item.hints), verdicts: none });
        const gate = new SentenceGate(judge, (sentence) => (isAbout(sentence) ? sentence : ''));
        return (gate.feed(`${text} `).text + gate.finish().text).trim() !== '';
      });
    });
    expect(reached.length / (items.length * texts.length)).toBeLessThanOrEqual(0.01);
  });

  it('is not seen in more than 2 % of what an honest tutor says', () => {
    const replies = bank
      .filter((_, index) => index % 11 === 7)
      .map(authored)
      .flatMap((item, seed) =>
        [...harmlessReplies(item, seed), ...furtherHarmless(item, seed, 4)].map((reply) => ({ item, reply })),
      );
    const blocked = replies.filter(({ item, reply }) => {
      const allows = new Set(reply.tried.length > 0 ? (['denies'] as const) : []);
      const secret = secretOf(item, reply.shown, reply.tried);
      return guard(reply.text, { ...secret, verdicts: { allows, authored: '' } }).blocked;
    });
    expect(blocked.length / replies.length).toBeLessThanOrEqual(0.02);
    // Of a number: that "a second" is no place among choices is tried elsewhere.
    const number = items.find(({ type }) => type === 'blank')!;
    expect(NO_VERDICTS.filter((text) => isBlocked(text, number))).toEqual([]);
  });

  it.each(["What's your full name?", 'Where do you live?', 'Text me at this number.', 'How old are you, by the way?'])(
    'is no better than a question about the student: %s',
    (text) => {
      expect(guard(text, secretOf(items[0]!, []))).toEqual({ blocked: true, why: 'personal' });
    },
  );
});

describe('what gives an answer away', () => {
  const choice = {
    type: 'choice' as const,
    answer: 'b',
    choices: ['dispute', 'establish', 'conceal', 'recommend'],
    seen: ['Her team was able to ______ that it lives there. Which choice completes the text?'],
  };
  const blank = { type: 'blank' as const, answer: '3/2,1.5', seen: ['If \\(4x = 6\\), what is \\(x\\)?'] };

  it.each([
    ['a letter', 'I would take B.', 'letter'],
    ['a letter of another script', 'I would take В.', 'letter'],
    ['all but the key', 'Everything other than B can be crossed out.', 'letter'],
    ['a place', 'The second one says it.', 'place'],
    ['the option’s word', 'The traces establish it.', 'option'],
    ['the others, all ruled out', 'Neither dispute nor conceal nor recommend makes sense.', 'elimination'],
    ['a code', 'ZXN0YWJsaXNo', 'encoded'],
    ['letters apart', 'e-s-t-a-b-l-i-s-h', 'encoded'],
    ['first letters', 'Even so. Stop. Think. Ask. Be calm. Look. Imagine. Sleep. Hope.', 'acrostic'],
    ['a riddle', 'It rhymes with bee.', 'riddle'],
  ])('is %s', (_what, text, why) => {
    expect(guard(text, choice)).toEqual({ blocked: true, why });
  });

  it.each([
    ['the beginning of the option’s word', 'Take “est…” and finish it.', 'option'],
    ['a form of the option’s word', 'The noun behind “establishes” is what you want.', 'option'],
    ['the opposite of its opposite', 'The opposite of unestablish, so to speak.', 'option'],
    ['the others, unnamed', 'Not the other three words, then.', 'elimination'],
    ['the others in a list', 'None of these: dispute; conceal; recommend.', 'elimination'],
    ['the gap, filled', 'Her team was able to establish that.', 'option'],
  ])('is %s of a single word', (_what, text, why) => {
    expect(guard(text, choice)).toEqual({ blocked: true, why });
  });

  /** Words that every sentence has: said as such they tell nothing. */
  const small = {
    type: 'choice' as const,
    answer: 'a',
    choices: ['are', 'is', 'was', 'has been'],
    seen: ['The colors of the glass, after a flood, ______ lighter than before. Which choice completes the text?'],
  };

  it.each([
    ['after a colon', 'It boils down to this: are', 'option'],
    ['before a new sentence', 'Suppose somebody claims: are Could you object?', 'option'],
    ['called wrong and then right', 'are is wrong? No, it is right.', 'option'],
    ['in its place', 'How does this sound: “after a flood, are lighter than”?', 'option'],
    ['filled in', 'Fill the gap with are and read it aloud.', 'option'],
    ['by naming the others', 'None of these: is; was; has been.', 'elimination'],
    ['in code', 'For later: YXJl', 'encoded'],
    ['turned by thirteen letters', 'Something for you: ner', 'encoded'],
  ])('is a small word %s', (_how, text, why) => {
    expect(guard(text, small)).toEqual({ blocked: true, why });
  });

  it.each([
    'Here is something to try: are there two subjects, or one?',
    'Look at it this way: is the subject one thing, or was it joined to another, and how?',
    'It is right to go slowly.',
    'Leave that aside now and look at the other three.',
  ])('is not %j, where the choices are small words', (text) => {
    expect(guard(text, small)).toEqual({ blocked: false });
  });

  /** Choices that only their marks tell apart. */
  const marks = {
    type: 'choice' as const,
    answer: 'c',
    choices: ['things;', 'things', 'things:', 'things, with'],
    seen: ['Such a plant needs three ______ a crack, some dust, and rain. Which choice completes the text?'],
  };

  it('is a word with its mark, but not the word that all choices share', () => {
    expect(guard('I would choose: things:', marks).blocked).toBe(true);
    expect(guard('It needs three things: a crack, and so on.', marks).blocked).toBe(true);
    expect(guard('Which three things does such a plant need?', marks)).toEqual({ blocked: false });
  });

  it('is what lies in the gap of a row of numbers', () => {
    const number = { type: 'blank' as const, answer: '7', seen: ['If \\(3x = 21\\), what is \\(x\\)?'] };
    expect(guard('Fill the gap: 6, ___, 8.', number)).toEqual({ blocked: true, why: 'arithmetic' });
  });

  it.each([
    ['the value', 'So it is 3/2.', 'value'],
    ['an equal fraction', 'That is the same as 6/4.', 'value'],
    ['a decimal', 'About 1.50, I would say.', 'value'],
    ['a percentage', 'As a share, 150%.', 'value'],
    ['words', 'You get three halves.', 'value'],
    ['TeX', '\\(x=\\frac{3}{2}\\)', 'value'],
    ['a sum', 'Half of three, I think.', 'arithmetic'],
  ])('is %s of a number', (_what, text, why) => {
    expect(guard(text, blank)).toEqual({ blocked: true, why });
  });

  it('is a yes to the right guess and a no to an untried one, and neither to anything else', () => {
    expect(guard('Yes, exactly!', { ...choice, message: 'Is it B?' })).toEqual({ blocked: true, why: 'confirmation' });
    expect(guard('No, look again.', { ...choice, message: 'is it c' })).toEqual({ blocked: true, why: 'confirmation' });
    expect(guard('No, look again.', { ...choice, message: 'is it c', tried: ['c'] }).blocked).toBe(false);
    expect(guard('Yes, exactly!', { ...choice, message: 'So I should read the sentence again?' }).blocked).toBe(false);
    expect(guard('Yes!', { ...blank, message: 'is x one and a half, I mean 1.5?' }).blocked).toBe(true);
  });

  it.each([
    'A main idea covers the whole text.',
    'Read the first sentence, then the last one again.',
    'What do traces let a scientist do about a claim?',
    'Compare A, B, C and D with your own word.',
    'You need a verb.',
  ])('is not %j', (text) => {
    expect(guard(text, choice)).toEqual({ blocked: false });
  });

  it.each(['Divide both sides by \\(4\\).', 'One step is enough: what undoes a product?', 'You have 2 tries left.'])(
    'is not %j about a number',
    (text) => {
      expect(guard(text, blank)).toEqual({ blocked: false });
    },
  );

  it('names an option that the student has tried', () => {
    expect(guard('C says too much: nothing is hidden.', { ...choice, tried: ['c'] })).toEqual({ blocked: false });
  });
});
