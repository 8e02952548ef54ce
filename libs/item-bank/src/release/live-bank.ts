import type { Scale } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { pickForm, pickItems, type FormItems, type PinnedForm, type PinnedItem } from './pinned.js';
import type { BankSnapshot } from './snapshot.js';

/** The bank of a running service: always a whole release, replaced by the next one between two requests. */
export class LiveBank {
  #current: BankSnapshot;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    first: BankSnapshot,
    private readonly load: (known: BankSnapshot) => Promise<BankSnapshot>,
  ) {
    this.#current = first;
  }

  /** The current release. Ask once per request and keep it: the next call may give a newer one. */
  get current(): BankSnapshot {
    return this.#current;
  }

  /** As `BankSnapshot.isWithdrawn`, of the current release. */
  isWithdrawn(item: PinnedItem): boolean {
    return this.#current.isWithdrawn(item);
  }

  /**
   * Pinned items in their order, in the versions that the student saw.
   * @throws Error when the bank does not hold one of them; another version would give another score
   */
  pinned(items: readonly PinnedItem[]): Promise<BankItem[]> {
    return this.find((bank) => pickItems(bank, items), 'an item in the version of the attempt');
  }

  /**
   * The items of a pinned form in the versions that the student saw.
   * @throws Error when the bank does not hold them; other versions would give another score
   */
  pinnedForm(form: PinnedForm): Promise<FormItems> {
    return this.find((bank) => pickForm(bank, form), `form ${form.formId} in the versions of the attempt`);
  }

  /**
   * What attempts are scored by that were made from a release; null: from before attempts kept it.
   * @throws Error when the bank does not hold the release
   */
  async scaleOf(release: number | null): Promise<Scale> {
    return (await this.find((bank) => (release ?? 0) <= bank.release && bank, `release ${release}`)).scaleOf(release);
  }

  /**
   * Reads the bank again, from a moment after this call. Callers that wait for a reading to end share the next one; a
   * fault leaves the release that was there.
   * @throws what `load` throws
   */
  refresh(): Promise<void> {
    if (this.#next) return this.#next;
    const before = this.#reading;
    if (!before) return this.read();
    this.#next = before
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.read();
      });
    return this.#next;
  }

  /** From memory; what an attempt pinned may be newer than that, so the bank is read again before it counts as missing. */
  private async find<T>(look: (bank: BankSnapshot) => T | null | false, what: string): Promise<T> {
    const known = look(this.#current);
    if (known) return known;
    await this.refresh();
    const found = look(this.#current);
    if (!found) throw new Error(`the bank does not hold ${what}`);
    return found;
  }

  private read(): Promise<void> {
    this.#reading = this.load(this.#current)
      .then((next) => {
        this.#current = next;
      })
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
}
