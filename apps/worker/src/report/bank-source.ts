import type { BankItem, BankSnapshot, LiveBank } from '@aivy/item-bank';

/** Form and item versions that an attempt pinned. */
export interface PinnedForm {
  form_id: string;
  item_versions: Readonly<Record<string, number>>;
}

export interface FormItems {
  english: BankItem[];
  math: BankItem[];
}

/** An item as a test pinned it. */
export interface PinnedItem {
  id: number;
  version: number;
}

/** The items of attempts: from memory, read again when an attempt is newer than what is in memory. */
export class BankSource {
  constructor(private readonly bank: LiveBank) {}

  /**
   * The items of an attempt in the versions that the student saw.
   * @throws Error when the bank does not hold them; another version would give another score
   */
  async itemsOf(pinned: PinnedForm): Promise<FormItems> {
    return this.find((bank) => pick(bank, pinned), `form ${pinned.form_id} in the versions of the attempt`);
  }

  /**
   * Pinned items in their order.
   * @throws Error when the bank does not hold one of them
   */
  pinned(items: readonly PinnedItem[]): Promise<BankItem[]> {
    return this.find((bank) => {
      const found = items.flatMap(({ id, version }) => bank.item(id, version) ?? []);
      return found.length === items.length ? found : null;
    }, 'an item in the version of the test');
  }

  private async find<T>(look: (bank: BankSnapshot) => T | null, what: string): Promise<T> {
    const known = look(this.bank.current);
    if (known) return known;
    await this.bank.refresh();
    const found = look(this.bank.current);
    if (!found) throw new Error(`the bank does not hold ${what}`);
    return found;
  }
}

function pick(bank: BankSnapshot, { form_id: formId, item_versions: versions }: PinnedForm): FormItems | null {
  const form = bank.form(formId);
  if (!form) return null;
  const section = (items: readonly BankItem[]): BankItem[] =>
    items.flatMap(({ id }) => (versions[id] === undefined ? [] : (bank.item(id, versions[id]) ?? [])));
  const [english, math] = [section(form.english), section(form.math)];
  return english.length === form.english.length && math.length === form.math.length ? { english, math } : null;
}
