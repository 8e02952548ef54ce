import { makeStore } from '../../core/store';
import { sendBatch } from './submit';
import type { Batch } from '../../player/saving/outbox-ports';

const WORKSPACE = { position: 0, marked: [7], eliminated: {}, annotations: [] };
const BATCH: Batch = {
  module: 2,
  question_id: [7],
  answer: ['b'],
  seq: [5],
  spent_ms: [900],
  time_left: 60,
  workspace: WORKSPACE,
  workspace_seq: 4,
};
const realFetch = globalThis.fetch;

/** A server that refuses as long as `refusal` has a code for what was sent. @returns the bodies that came */
function serve(refusal: (body: Record<string, unknown>) => string | null): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  globalThis.fetch = ((_url: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as Record<string, unknown>;
    sent.push(body);
    const code = refusal(body);
    const reply =
      code === null
        ? { status: 'success', data: { server_time: 1_000, deadline: 2_000, refused: [] } }
        : { status: 'error', code, message: '' };
    return Promise.resolve(new Response(JSON.stringify(reply), { status: code === null ? 200 : 409 }));
  }) as unknown as typeof fetch;
  return sent;
}
const send = (batch: Batch) => makeStore().dispatch(sendBatch('t1', batch));

describe('a batch of the outbox on its way to the server', () => {
  afterEach(() => void (globalThis.fetch = realFetch));

  it.each(['FT-MODULECLOSED', 'FT-GIVENUP'])('finds the module closed by %s', async (code) => {
    serve(() => code);
    expect(await send(BATCH)).toEqual({ kind: 'closed' });
  });

  it.each(['FT-INVALIDINPUT', 'PAYLOAD-TOO-LARGE'])(
    'leaves the desk behind that the server refuses by %s: the answers arrive',
    async (code) => {
      const sent = serve(({ workspace }) => (workspace ? code : null));
      expect(await send(BATCH)).toEqual({ kind: 'stored', serverMs: 1_000, deadline: 2_000, refused: [] });
      const { workspace: _workspace, workspace_seq: _seq, ...answers } = BATCH;
      expect(sent).toEqual([
        { test_id: 't1', ...BATCH },
        { test_id: 't1', ...answers },
      ]);
    },
  );

  it('fails where the desk is not the reason', async () => {
    const { workspace: _workspace, workspace_seq: _seq, ...answers } = BATCH;
    const sent = serve(() => 'FT-INVALIDINPUT');
    expect([await send(answers), sent.length]).toEqual([{ kind: 'failed' }, 1]);
    const others = serve(() => 'FT-DB');
    expect([await send(BATCH), others.length]).toEqual([{ kind: 'failed' }, 1]);
  });
});
