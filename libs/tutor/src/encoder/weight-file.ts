import fs from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly paths: readonly string[];
  readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
}

/** Numbers of a model, row by row. */
export interface Tensor {
  readonly name: string;
  /** Until the next tensor is read. */
  readonly numbers: Float32Array;
  readonly columns: number;
}

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, each) => product * each, 1);

/**
 * Reads the tensors of a model in their order, each into the same memory: all at once they would take what rounding
 * them saves.
 */
export function* tensorsIn(file: string): Generator<Tensor> {
  const { weightsManifest } = JSON.parse(fs.readFileSync(file, 'utf8')) as { weightsManifest: readonly Manifest[] };
  const room = new Float32Array(
    Math.max(...weightsManifest.flatMap(({ weights }) => weights.map((each) => sizeOf(each.shape)))),
  );
  for (const { paths, weights } of weightsManifest) {
    const fill = readerOf(paths.map((each) => path.join(path.dirname(file), each)));
    for (const { name, shape } of weights) {
      const numbers = room.subarray(0, sizeOf(shape));
      fill(numbers);
      yield { name, numbers, columns: shape.at(-1) ?? 1 };
    }
  }
}

/** Reads files as if they were one. @throws when they end too early */
function readerOf(files: readonly string[]): (into: Float32Array) => void {
  let next = 0;
  let open: number | undefined;
  return (into) => {
    for (let read = 0; read < into.byteLength;) {
      open ??= fs.openSync(files[next++]!, 'r');
      const more = fs.readSync(open, into, read, into.byteLength - read, null);
      read += more;
      if (more > 0) continue;
      fs.closeSync(open);
      open = undefined;
    }
  };
}
