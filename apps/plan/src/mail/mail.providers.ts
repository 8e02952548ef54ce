import type { Provider } from '@nestjs/common';
import { DueMails } from './due-mails.service.js';
import { LetterConsentRepository } from './letter-consent.repository.js';
import { MailContentService } from './mail-content.service.js';
import { MailRepository } from './mail.repository.js';
import { MailSettingsRepository } from './mail-settings.repository.js';
import { MailSettingsService } from './mail-settings.service.js';
import { WeekRepository } from './week.repository.js';

/** The mails' part of the module. */
export const mailProviders: Provider[] = [
  DueMails,
  MailContentService,
  MailSettingsService,
  LetterConsentRepository,
  MailRepository,
  MailSettingsRepository,
  WeekRepository,
];
