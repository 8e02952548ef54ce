import type { Provider, Type } from '@nestjs/common';
import { encoderProvider } from './care.js';
import { DistressRepository } from './distress.repository.js';
import { Hearing } from './hearing.service.js';
import { MessageRepository } from './message.repository.js';
import { RetentionService } from './retention.service.js';
import { TALK, TalkPlace, TalkWords, type TalkSetup } from './setup.js';
import { TalkService } from './talk.service.js';

export interface TalkParts extends TalkSetup {
  place: Type<TalkPlace>;
  words: Type<TalkWords>;
}

/**
 * Providers of the talk for a service's module, over the service's own table. The service schedules `retentionOf` and
 * answers its calls with `TalkService` and `DistressRepository`.
 */
export const installTalk = ({ place, words, ...setup }: TalkParts): Provider[] => [
  { provide: TALK, useValue: setup satisfies TalkSetup },
  place,
  words,
  { provide: TalkPlace, useExisting: place },
  { provide: TalkWords, useExisting: words },
  encoderProvider,
  MessageRepository,
  DistressRepository,
  RetentionService,
  Hearing,
  TalkService,
];
