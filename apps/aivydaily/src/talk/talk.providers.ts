import type { Provider } from '@nestjs/common';
import { DecideService } from './decide.service.js';
import { DistressRepository } from './distress.repository.js';
import { MessageRepository } from './message.repository.js';
import { RetentionService } from './retention.service.js';
import { TalkService } from './talk.service.js';
import { WordsService } from './words.service.js';

/** The talks' part of the module. */
export const talkProviders: Provider[] = [
  TalkService,
  DecideService,
  WordsService,
  RetentionService,
  MessageRepository,
  DistressRepository,
];
