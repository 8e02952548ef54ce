import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { moduleSeconds, subjectOfModule, type ModuleNumber } from '@aivy/exam';
import {
  assembleModule,
  ItemPool,
  MODULE_QUESTIONS,
  type BankItem,
  type BankSnapshot,
  type LiveBank,
} from '@aivy/item-bank';
import { CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { ModuleRoute, PinnedQuestion } from '../attempt/attempt.entity.js';
import type { NewModule } from '../attempt/attempt.repository.js';
import type { FullTestConfig } from '../config.js';
import { BANK } from '../tokens.js';

export interface FormWish {
  module: ModuleNumber;
  route: ModuleRoute;
  /** Makes the draw repeatable. */
  testId: string;
  seen: readonly number[];
  timeFactor: number;
}

/** Makes modules out of the bank, and finds the items of those that were made. */
@Injectable()
export class FormService {
  #pool: { bank: BankSnapshot; pool: ItemPool } | undefined;

  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(CONFIG) private readonly config: FullTestConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError FT-BANKSHORT when the bank cannot fill the module */
  make({ module, route, testId, seen, timeFactor }: FormWish): NewModule {
    const subject = subjectOfModule(module);
    const { questions, shortages } = assembleModule(this.pool(), subject, route, { seen, seed: testId });
    const repeated = shortages.filter(({ instead }) => instead === 'seen').length;
    if (repeated > 0) this.logger.warn({ module, route, repeated }, 'the bank has run out of new items for a student');
    if (questions.length !== MODULE_QUESTIONS[subject]) throw new DomainError('FT-BANKSHORT');
    return {
      module,
      route,
      seconds: moduleSeconds(module, timeFactor, this.config.TEST_TIMING),
      questions: questions.map(({ item, pretest }) => ({ id: item.id, version: item.version, pretest })),
    };
  }

  /**
   * The items of a module in the versions that the student sees; the bank is read again when the module is newer.
   * @throws Error when the bank does not hold one of them
   */
  async items(questions: readonly PinnedQuestion[]): Promise<BankItem[]> {
    const known = pick(this.bank.current, questions);
    if (known) return known;
    await this.bank.refresh();
    const found = pick(this.bank.current, questions);
    if (!found) throw new Error('the bank does not hold an item of this module in the version of the test');
    return found;
  }

  private pool(): ItemPool {
    const bank = this.bank.current;
    if (this.#pool?.bank !== bank) this.#pool = { bank, pool: ItemPool.of(bank) };
    return this.#pool.pool;
  }
}

function pick(bank: BankSnapshot, questions: readonly PinnedQuestion[]): BankItem[] | null {
  const items = questions.flatMap(({ id, version }) => bank.item(id, version) ?? []);
  return items.length === questions.length ? items : null;
}
