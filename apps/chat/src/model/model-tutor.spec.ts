import { packItems } from '@aivy/item-bank';
import { decide, startTutor, toHintContext } from '@aivy/tutor';
import { ModelTutor, type ModelTutorParts } from './model-tutor.js';

const item = { ...packItems().find(({ type }) => type === 'blank')!, id: 1, version: 1 };
const never = new Proxy({}, { get: () => () => Promise.reject(new Error('asked')) });
/** A model that must not be asked for anything. */
const tutor = new ModelTutor({
  writer: never,
  reader: never,
  budget: never,
  breaker: never,
  cache: never,
} as unknown as ModelTutorParts);

describe('an answer that is typed into the chat, with a model', () => {
  it('gets the authored words, the same for the key and a wrong number', async () => {
    const state = startTutor(1);
    const context = toHintContext(item, state);
    const say = async (answer: string) => {
      const { move, state: after } = decide(context, state, `i got ${answer} is that right`);
      const request = { context, move, state: after, message: '', userId: 'maya', item };
      const reply = await tutor.reply({ ...request, signal: new AbortController().signal, onText: () => undefined });
      return { ...reply, move: move.move, text: reply.text.replace(answer, '…') };
    };
    const right = await say(item.answer.split(',')[0]!);
    expect(right).toMatchObject({ move: 'offer-submit', source: 'offline', blocked: false });
    expect(await say('-77')).toEqual(right);
  });
});
