import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { moduleSeconds, subjectOfModule, type ModuleNumber } from '@aivy/exam';
import { assembleModule, ItemPool, MODULE_QUESTIONS, type BankItem, type LiveBank } from '@aivy/item-bank';
import { BANK, CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { NewModule } from '../attempt/attempt.repository.js';
import type { ModuleRoute } from '../attempt/attempt.js';
import type { FullTestConfig } from '../config.js';
import { TrialCounts } from '../trials/trial-counts.service.js';

export interface FormWish {
  module: ModuleNumber;
  route: ModuleRoute;
  /** Makes the draw repeatable. */
  attemptId: string;
  /** Items of the student's own tests, the longest ago first. */
  seen: readonly number[];
  /** What the test has asked already: it repeats no template family. */
  before: readonly BankItem[];
  timeFactor: number;
}

/** Makes modules out of the test pool of the bank: nothing else asks its items. */
@Injectable()
export class FormService {
  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(TrialCounts) private readonly trials: TrialCounts,
    @Inject(CONFIG) private readonly config: FullTestConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Of the bank that modules are made from just now. */
  get release(): number {
    return this.bank.current.release;
  }

  /** @throws DomainError FT-BANKSHORT when the bank cannot fill the module */
  make({ module, route, attemptId, seen, before, timeFactor }: FormWish): NewModule {
    const subject = subjectOfModule(module);
    const { questions, shortages } = assembleModule(ItemPool.of(this.bank.current, 'test'), subject, route, {
      seen,
      seed: attemptId,
      before,
      asked: this.trials.asked,
    });
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
}
