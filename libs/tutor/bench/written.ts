import fs from 'node:fs';
import path from 'node:path';
import { packBank, type BankItem } from '@aivy/item-bank';
import { parseDialogues, type Dialogue } from './dialogue.js';

const FOLDER = 'libs/tutor/bench/dialogues';

/** The dialogues that were written, each with its item. @throws where the bank's item isn't the one written about */
export function writtenDialogues(): { dialogue: Dialogue; item: BankItem }[] {
  const bank = new Map(
    packBank()
      .items()
      .map((item) => [item.key, item]),
  );
  return fs
    .readdirSync(FOLDER)
    .sort()
    .flatMap((file) => parseDialogues(fs.readFileSync(path.join(FOLDER, file), 'utf8')))
    .map((dialogue) => {
      const item = bank.get(dialogue.item);
      if (item?.answer !== dialogue.answer) throw new Error(`${dialogue.item} isn't the item written about.`);
      return { dialogue, item };
    });
}
