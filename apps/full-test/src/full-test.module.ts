import { Module, type DynamicModule } from '@nestjs/common';
import type { LiveBank } from '@aivy/item-bank';
import { DatabaseModule, OverdueReports, type RpcClient } from '@aivy/server-kit';
import { AnswerRepository } from './attempt/answer.repository.js';
import { AttemptController } from './attempt/attempt.controller.js';
import { AttemptRepository } from './attempt/attempt.repository.js';
import { ModuleService } from './attempt/module.service.js';
import { ProgressService } from './attempt/progress.service.js';
import { StartService } from './attempt/start.service.js';
import type { FullTestConfig } from './config.js';
import { database } from './database.js';
import { FormService } from './forms/form.service.js';
import { SeenService } from './forms/seen.service.js';
import { ReportController } from './report/report.controller.js';
import { ReportService } from './report/report.service.js';
import { BANK, RPC } from './tokens.js';
import { UserDataController } from './user-data/user-data.controller.js';
import { UserDataService } from './user-data/user-data.service.js';

/** Full tests: four adaptive modules, a break, the stored report. */
@Module({})
export class FullTestModule {
  static with(config: FullTestConfig, bank: LiveBank, rpc: RpcClient): DynamicModule {
    return {
      module: FullTestModule,
      imports: [DatabaseModule.forRoot(database, config.DATABASE_URL)],
      controllers: [AttemptController, ReportController, UserDataController],
      providers: [
        { provide: BANK, useValue: bank },
        { provide: RPC, useValue: rpc },
        StartService,
        ModuleService,
        ProgressService,
        ReportService,
        FormService,
        SeenService,
        UserDataService,
        AttemptRepository,
        AnswerRepository,
        OverdueReports.of(ReportService),
      ],
    };
  }
}
