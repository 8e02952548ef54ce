import { Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { ProductService } from './account/product.service.js';
import { UserDataController } from './account/user-data.controller.js';
import { UserDataService } from './account/user-data.service.js';
import { UserRepository } from './account/user.repository.js';
import { MailController } from './mail/mail.controller.js';
import { MailOrders } from './mail/mail-orders.service.js';
import { MailService } from './mail/mail.service.js';
import { PasswordController } from './password/password.controller.js';
import { PasswordHasher } from './password/password-hasher.js';
import { PasswordService } from './password/password.service.js';
import { ResetTokenRepository } from './password/reset-token.repository.js';
import { SessionController } from './session/session.controller.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionService } from './session/session.service.js';
import { VerificationCodeRepository } from './verification/verification-code.repository.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerificationService } from './verification/verification.service.js';

/** Accounts, sessions, mailed codes and links, owned products. */
@Module({
  controllers: [
    AccountController,
    UserDataController,
    SessionController,
    VerificationController,
    PasswordController,
    MailController,
  ],
  providers: [
    AccountService,
    ProductService,
    UserDataService,
    SessionService,
    VerificationService,
    PasswordService,
    PasswordHasher,
    MailOrders,
    MailService,
    UserRepository,
    SessionRepository,
    VerificationCodeRepository,
    ResetTokenRepository,
  ],
})
export class AuthModule {}
