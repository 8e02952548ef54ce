import type { Scale } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { dealSteps, POOLS, type Pool } from '../pools/index.js';
import { finish, visit, type Steps } from '../steps.js';
import type { PinnedItem } from './pinned.js';
import { isSameQuestion, isSameTask } from './same-question.js';
import { scaleAt, type Scales } from './stored-scales.js';

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
  /**
   * `versions` pins items (id → version); one that is not named is taken in the version of the release, and so is one that
   * still asks the same: then its parameters alone are new.
   */
  forms: readonly {
    id: string;
    english: readonly number[];
    math: readonly number[];
    versions: Readonly<Record<string, number>>;
  }[];
  diagnosticForm: string;
  /** Item id → pool, as released; items without one are dealt by the rule that releases deal by. */
  pools?: ReadonlyMap<number, Pool>;
  /** What releases are scored by; none: all by the first scale. */
  scales?: Scales;
}

/** What is looked up of a release. */
interface BankIndex {
  /** By `versionKey`. */
  items: ReadonlyMap<number, BankItem>;
  /** Of the release, by id. */
  released: readonly BankItem[];
  forms: ReadonlyMap<string, BankForm>;
  pools: ReadonlyMap<number, Pool>;
  ofPool: ReadonlyMap<Pool, readonly BankItem[]>;
}

const VERSIONS = 2 ** 20;
/** Ids are 32 bits and versions fewer than a million, so both go into one whole number. */
const versionKey = (id: number, version: number): number => id * VERSIONS + version;

/** One release of the bank in memory: what services read items from, without asking the database. */
export class BankSnapshot {
  readonly release: number;
  readonly currentDiagnosticForm: BankForm;
  readonly #index: BankIndex;
  readonly #current: ReadonlyMap<number, number>;
  readonly #scales: Scales;

  constructor(content: BankContent, index: BankIndex = finish(indexSteps(content))) {
    this.release = content.release;
    this.#current = content.current;
    this.#index = index;
    this.#scales = content.scales ?? [];
    const form = this.form(content.diagnosticForm);
    if (!form) throw new Error(`the release holds no form ${content.diagnosticForm}`);
    this.currentDiagnosticForm = form;
  }

  /** A snapshot in steps: one of a large bank takes longer than a running service may be silent. */
  static *steps(content: BankContent): Steps<BankSnapshot> {
    return new BankSnapshot(content, yield* indexSteps(content));
  }

  /** The item in the version of this release, or in a version that an attempt pinned; undefined when unknown. */
  item(id: number, version = this.#current.get(id)): BankItem | undefined {
    return version === undefined ? undefined : this.#index.items.get(versionKey(id, version));
  }

  /**
   * Is what a version asks out of use by now (quarantined)? Then answers to it, whenever they were given, no longer say
   * anything. The newest version with the same task decides: what asks something else since was mended, and the fault was
   * in what had been asked before.
   */
  isWithdrawn({ id, version }: PinnedItem): boolean {
    const since = this.#versionsFrom(id, version);
    const asked = since.at(-1);
    if (!asked || since.every(({ state }) => state !== 'quarantined')) return false;
    return since.find((each) => isSameTask(each, asked))!.state === 'quarantined';
  }

  /** Versions of an item from a given one to that of the release, the newest first. */
  #versionsFrom(id: number, version: number): BankItem[] {
    const newest = this.#current.get(id) ?? 0;
    const count = Math.max(0, newest - version + 1);
    return Array.from({ length: count }, (_, back) => this.item(id, newest - back)).filter(
      (each) => each !== undefined,
    );
  }

  /** What attempts are scored by that were made from a release, this one or an earlier one; null: from before it was kept. */
  scaleOf(release: number | null = this.release): Scale {
    const { parameterVersion, link } = scaleAt(this.#scales, release ?? 0);
    return { parameterVersion, link };
  }

  /** Ids of the items that hold the scale of this release; none before a calibration has chosen them. */
  anchors(): readonly number[] {
    return scaleAt(this.#scales, this.release).anchors ?? [];
  }

  /** Every item of the release, by id. */
  items(): readonly BankItem[] {
    return this.#index.released;
  }

  /** The items of the release that are kept for a use, by id. */
  itemsOf(pool: Pool): readonly BankItem[] {
    return this.#index.ofPool.get(pool) ?? [];
  }

  /** What an item of this release is kept for; undefined when there is no such item. */
  poolOf(id: number): Pool | undefined {
    return this.#index.pools.get(id);
  }

  /** Every form that was given out. */
  forms(): BankForm[] {
    return [...this.#index.forms.values()];
  }

  /** Undefined when there is no form of this id. */
  form(formId: string): BankForm | undefined {
    return this.#index.forms.get(formId);
  }
}

function* indexSteps({ items: stored, current, forms: named, pools: known }: BankContent): Steps<BankIndex> {
  const items = new Map<number, BankItem>();
  yield* visit(stored, (item) => void items.set(versionKey(item.id, item.version), item));
  const requireItem = (id: number, version = current.get(id)): BankItem => {
    const item = version === undefined ? undefined : items.get(versionKey(id, version));
    if (!item)
      throw new Error(`the release holds no item ${id}${version === undefined ? '' : ` in version ${version}`}`);
    return item;
  };
  const inForm = (id: number, version: number | undefined): BankItem => {
    const pinned = requireItem(id, version);
    const newest = items.get(versionKey(id, current.get(id) ?? 0));
    return newest && isSameQuestion(newest, pinned) ? newest : pinned;
  };
  const pick = ({ english, math, versions }: BankContent['forms'][number], id: string): BankForm => ({
    id,
    english: english.map((each) => inForm(each, versions[each])),
    math: math.map((each) => inForm(each, versions[each])),
  });
  const forms = new Map(named.map((form) => [form.id, pick(form, form.id)]));
  const released: BankItem[] = [];
  const ids = [...current.keys()].sort((x, y) => x - y);
  yield;
  yield* visit(ids, (id) => void released.push(requireItem(id)));
  const pools = yield* dealSteps({
    items: released,
    formItems: named.flatMap(({ english, math }) => [...english, ...math]),
    ...(known && { known }),
  });
  const ofPool = new Map<Pool, BankItem[]>(POOLS.map((pool) => [pool, []]));
  yield* visit(released, (item) => ofPool.get(pools.get(item.id)!)?.push(item));
  return { items, released, forms, pools, ofPool };
}
