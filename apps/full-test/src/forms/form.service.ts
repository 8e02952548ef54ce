import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { moduleSeconds, subjectOfModule, type ModuleNumber } from '@aivy/exam';
import { assembleModule, ItemPool, MODULE_QUESTIONS, type BankSnapshot, type LiveBank } from '@aivy/item-bank';
import { BANK, CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { NewModule } from '../attempt/attempt.repository.js';
import type { ModuleRoute } from '../attempt/attempt.js';
import type { FullTestConfig } from '../config.js';

export interface FormWish {
  module: ModuleNumber;
  route: ModuleRoute;
  /** Makes the draw repeatable. */
  attemptId: string;
  seen: readonly number[];
  timeFactor: number;
}

/** Makes modules out of the bank. */
@Injectable()
export class FormService {
  #pool: { bank: BankSnapshot; pool: ItemPool } | undefined;

  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(CONFIG) private readonly config: FullTestConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError FT-BANKSHORT when the bank cannot fill the module */
  make({ module, route, attemptId, seen, timeFactor }: FormWish): NewModule {
    const subject = subjectOfModule(module);
    const { questions, shortages } = assembleModule(this.pool(), subject, route, { seen, seed: attemptId });
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

  private pool(): ItemPool {
    const bank = this.bank.current;
    if (this.#pool?.bank !== bank) this.#pool = { bank, pool: ItemPool.of(bank) };
    return this.#pool.pool;
  }
}
