import { Module, type DynamicModule } from '@nestjs/common';
import type { LiveBank } from '@aivy/item-bank';
import { DatabaseModule, OverdueReports, type BaseConfig } from '@aivy/server-kit';
import { AttemptController } from './attempt/attempt.controller.js';
import { AttemptRepository } from './attempt/attempt.repository.js';
import { AttemptService } from './attempt/attempt.service.js';
import { ReportController } from './attempt/report.controller.js';
import { BANK } from './bank/bank.token.js';
import { QuestionController } from './bank/question.controller.js';
import { database } from './database.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataService } from './user-data/user-data.service.js';

/** The diagnostic: its questions, the student's attempt, the stored report. */
@Module({})
export class DiagnosticModule {
  static with(config: BaseConfig, bank: LiveBank): DynamicModule {
    return {
      module: DiagnosticModule,
      imports: [DatabaseModule.forRoot(database, config.DATABASE_URL)],
      controllers: [QuestionController, AttemptController, ReportController, UserDataController],
      providers: [{ provide: BANK, useValue: bank }, AttemptService, UserDataService, AttemptRepository, OverdueReports.of(AttemptService)],
    };
  }
}
