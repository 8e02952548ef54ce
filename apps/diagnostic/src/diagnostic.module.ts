import { Module, type DynamicModule } from '@nestjs/common';
import type { LiveBank } from '@aivy/item-bank';
import { DatabaseModule, OverdueReports, type BaseConfig, type RpcClient } from '@aivy/server-kit';
import { AttemptController } from './attempt/attempt.controller.js';
import { AttemptRepository } from './attempt/attempt.repository.js';
import { AttemptService } from './attempt/attempt.service.js';
import { ReportController } from './attempt/report.controller.js';
import { StageService } from './attempt/stage.service.js';
import { BANK } from './bank/bank.token.js';
import { QuestionController } from './bank/question.controller.js';
import { database } from './database.js';
import { RPC } from './rpc.token.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataService } from './user-data/user-data.service.js';

/** The diagnostic: its questions, the student's attempt, the stored report. */
@Module({})
export class DiagnosticModule {
  static with(config: BaseConfig, bank: LiveBank, rpc: RpcClient): DynamicModule {
    return {
      module: DiagnosticModule,
      imports: [DatabaseModule.forRoot(database, config.DATABASE_URL)],
      controllers: [QuestionController, AttemptController, ReportController, UserDataController],
      providers: [
        { provide: BANK, useValue: bank },
        { provide: RPC, useValue: rpc },
        AttemptService,
        StageService,
        UserDataService,
        AttemptRepository,
        OverdueReports.of(AttemptService),
      ],
    };
  }
}
