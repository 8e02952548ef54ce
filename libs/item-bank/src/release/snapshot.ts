import type { BankItem } from '../item/item.js';
import { dealPools, type Pool } from '../pools/index.js';

export interface BankForm {
  readonly id: string;
  readonly english: readonly BankItem[];
  readonly math: readonly BankItem[];
}

export interface BankContent {
  release: number;
  /** Every stored version; the one of the release is in `current`. */
  items: readonly BankItem[];
  /** Item id → version of the release. */
  current: ReadonlyMap<number, number>;
  /** `versions` pins items (id → version); one that is not named is taken in the version of the release. */
  forms: readonly {
    id: string;
    english: readonly number[];
    math: readonly number[];
    versions: Readonly<Record<string, number>>;
  }[];
  diagnosticForm: string;
  /** Item id → pool, as released; items without one are dealt by the rule that releases deal by. */
  pools?: ReadonlyMap<number, Pool>;
}

/** One release of the bank in memory: what services read items from, without asking the database. */
export class BankSnapshot {
  readonly release: number;
  readonly currentDiagnosticForm: BankForm;
  readonly #items = new Map<string, BankItem>();
  readonly #current: ReadonlyMap<number, number>;
  readonly #forms = new Map<string, BankForm>();
  readonly #pools: ReadonlyMap<number, Pool>;

  constructor(content: BankContent) {
    this.release = content.release;
    this.#current = content.current;
    for (const item of content.items) this.#items.set(`${item.id}:${item.version}`, item);
    for (const form of content.forms) {
      const pick = (ids: readonly number[]): BankItem[] => ids.map((id) => this.requireItem(id, form.versions[id]));
      this.#forms.set(form.id, { id: form.id, english: pick(form.english), math: pick(form.math) });
    }
    this.currentDiagnosticForm = this.requireForm(content.diagnosticForm);
    this.#pools = dealPools({
      items: this.items(),
      formItems: content.forms.flatMap(({ english, math }) => [...english, ...math]),
      ...(content.pools && { known: content.pools }),
    });
  }

  /** The item in the version of this release, or in a version that an attempt pinned; undefined when unknown. */
  item(id: number, version = this.#current.get(id)): BankItem | undefined {
    return this.#items.get(`${id}:${version}`);
  }

  /** Every item of the release, by id. */
  items(): BankItem[] {
    return [...this.#current.keys()].sort((x, y) => x - y).map((id) => this.requireItem(id));
  }

  /** What an item of this release is kept for; undefined when there is no such item. */
  poolOf(id: number): Pool | undefined {
    return this.#pools.get(id);
  }

  /** Every form that was given out. */
  forms(): BankForm[] {
    return [...this.#forms.values()];
  }

  /** Undefined when there is no form of this id. */
  form(formId: string): BankForm | undefined {
    return this.#forms.get(formId);
  }

  private requireItem(id: number, version?: number): BankItem {
    const item = this.item(id, version);
    if (!item)
      throw new Error(`the release holds no item ${id}${version === undefined ? '' : ` in version ${version}`}`);
    return item;
  }

  private requireForm(id: string): BankForm {
    const form = this.form(id);
    if (!form) throw new Error(`the release holds no form ${id}`);
    return form;
  }
}
