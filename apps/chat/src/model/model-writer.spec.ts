import { packBank, type BankItem } from '@aivy/item-bank';
import { decide, renderMove, startTutor, toHintContext, toReviewContext, withAttempt } from '@aivy/tutor';
import type { CompletionPart, CompletionRequest, Completions } from './completions.js';
import { TokenMeter } from './metered.js';
import { ModelWriter, type TutorMode, type WritingTask } from './model-writer.js';

const items = packBank().items();
const CHOICE = items.find(({ key }) => key === 'rw-words-01')!;
const BLANK = items.find(({ type }) => type === 'blank')!;
/** As long as the gate lets a reply be. */
const LONGEST = 'Read what the sentence says about it, and then say it in your own words. '.repeat(32).trim();

function task(item: BankItem, review: boolean): WritingTask {
  const state = review ? withAttempt(startTutor(1), item.answer.split(',')[0]!) : startTutor(1);
  const context = review ? toReviewContext(item, state) : toHintContext(item, state);
  const message = review ? 'explain' : 'hint';
  const decision = decide(context, state, message);
  const { text: authored } = renderMove(decision.move, context, decision.state);
  return { context, ...decision, message, authored, item };
}

/** An endpoint that says as much as it may, and counts every byte as a token. */
class Dearest {
  readonly asked: CompletionRequest[] = [];

  constructor(
    private readonly judgement: string,
    private readonly reportsUsage: boolean,
  ) {}

  async *stream(request: CompletionRequest): AsyncGenerator<CompletionPart> {
    this.asked.push(request);
    const { move, rung } = /"move" \(exactly "(?<move>[^"]+)"\), "rung" \(exactly (?<rung>\w+)\)/.exec(
      request.messages[0]!.content,
    )?.groups ?? { move: '', rung: '' };
    if (request.json)
      yield { text: `{"move": "${move}", "rung": ${rung}, "text": "${LONGEST.slice(0, 146)}", "question": ""}` };
    else yield { text: request.messages[0]!.content.startsWith('A tutor has') ? this.judgement : LONGEST };
    const promptTokens = request.messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + 24, 0);
    if (this.reportsUsage) yield { usage: { promptTokens, completionTokens: request.maxTokens } };
  }
}

async function written(mode: TutorMode, of: WritingTask, reportsUsage = true) {
  // It finds the key with and without the reply, so all questions are asked and the reply is said.
  const endpoint = new Dearest(of.item.type === 'choice' ? 'M10' : of.item.answer, reportsUsage);
  const writer = new ModelWriter(endpoint as unknown as Completions, mode, () => 0);
  const meter = new TokenMeter();
  const said: string[] = [];
  await writer.write(of, (text) => said.push(text), meter, new AbortController().signal);
  return { asked: endpoint.asked.length, used: meter.used, most: writer.mostTokens(of), said: said.join('') };
}

describe('the tokens set aside for a reply', () => {
  it.each([
    ['constrained', CHOICE, 1],
    ['constrained', BLANK, 1],
    ['free', CHOICE, 3],
    ['free', BLANK, 3],
  ] as const)('cover a hint in %s mode and every call it takes (%#)', async (mode, item, calls) => {
    const { asked, used, most, said } = await written(mode, task(item, false));
    expect(said.length).toBeGreaterThan(100);
    expect(asked).toBe(calls);
    expect(used).toBeLessThanOrEqual(most);
  });

  it('cover an explanation, which has no second line', async () => {
    const { asked, used, most } = await written('free', task(CHOICE, true));
    expect(asked).toBe(1);
    expect(used).toBe(most);
  });

  it('are estimated from the texts when the endpoint reports no usage', async () => {
    const of = task(CHOICE, false);
    const [silent, open] = [await written('constrained', of, false), await written('constrained', of)];
    expect(silent.said).toBe(open.said);
    expect(silent.used).toBeGreaterThan(open.used / 4);
    expect(silent.used).toBeLessThan(open.used);
  });
});
