import { Module, type DynamicModule } from '@nestjs/common';
import { DatabaseModule, type BaseConfig, type RpcClient } from '@aivy/server-kit';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { UserDataController } from './account/user-data.controller.js';
import { UserDataService } from './account/user-data.service.js';
import { UserRepository } from './account/user.repository.js';
import { database } from './database.js';
import { MailQueue } from './mail-queue.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordHasher } from './password/password-hasher.js';
import { PasswordService } from './password/password.service.js';
import { ResetTokenRepository } from './password/reset-token.repository.js';
import { SessionController } from './session/session.controller.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionService } from './session/session.service.js';
import { RPC } from './tokens.js';
import { VerificationCodeRepository } from './verification/verification-code.repository.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';

/** Accounts, sessions, mailed codes and links, owned products. */
@Module({})
export class AuthModule {
  static with(config: BaseConfig, rpc: RpcClient): DynamicModule {
    return {
      module: AuthModule,
      imports: [DatabaseModule.forRoot(database, config.DATABASE_URL)],
      controllers: [
        AccountController,
        UserDataController,
        SessionController,
        VerificationController,
        PasswordController,
      ],
      providers: [
        { provide: RPC, useValue: rpc },
        AccountService,
        UserDataService,
        SessionService,
        VerificationService,
        PasswordService,
        PasswordHasher,
        MailQueue,
        UserRepository,
        SessionRepository,
        VerificationCodeRepository,
        ResetTokenRepository,
      ],
    };
  }
}
