import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Item } from '@aivy/item-bank';
import { questionTexts, solutionTexts } from '@aivy/item-bank/typeset';
import * as z from 'zod';

const kept = z.record(z.string(), z.object({ question: z.nullable(z.string()), solution: z.nullable(z.string()) }));
type Kept = z.infer<typeof kept>;
type TypesetItem = Kept[string];

const nameOf = (item: Item): string =>
  createHash('sha256')
    .update(JSON.stringify([questionTexts(item), solutionTexts(item)]))
    .digest('base64url');

/**
 * The formulas of items as they were set before, by the texts that hold them, in a file: setting those of the packs takes
 * most of the start of a fresh database. A file that is not there, is broken or cannot be written is none.
 */
export class KeptFormulas {
  private known: Kept | undefined;
  private isNew = false;

  /**
   * @param file of this way of setting formulas alone: it is not asked how they were set
   * @param set sets those of an item that are not kept
   */
  constructor(
    private readonly file: string,
    private readonly set: (item: Item) => TypesetItem,
  ) {}

  readonly typeset = (item: Item): TypesetItem => {
    const known = (this.known ??= this.read());
    const name = nameOf(item);
    return (known[name] ??= this.setAnew(item));
  };

  /** Keeps what was set. Of several programs that do so at the same time, the last one's stay. */
  save(): void {
    if (!this.isNew) return;
    try {
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
    } catch {
      return;
    }
    const draft = `${this.file}.${randomUUID()}`;
    try {
      fs.writeFileSync(draft, JSON.stringify(this.known));
      fs.renameSync(draft, this.file);
    } catch {
      fs.rmSync(draft, { force: true });
    }
  }

  private setAnew(item: Item): TypesetItem {
    this.isNew = true;
    return this.set(item);
  }

  private read(): Kept {
    try {
      return kept.parse(JSON.parse(fs.readFileSync(this.file, 'utf8')));
    } catch {
      return {};
    }
  }
}
