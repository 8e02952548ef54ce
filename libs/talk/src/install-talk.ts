import type { Provider, Type } from '@nestjs/common';
import { distressController, type DistressCalls } from './distress.controller.js';
import { DistressRepository } from './distress.repository.js';
import { MessageRepository } from './message.repository.js';
import { RetentionService } from './retention.service.js';
import { TALK, TalkPlace, TalkWords, type TalkSetup } from './setup.js';
import { TalkService } from './talk.service.js';

export interface TalkParts extends TalkSetup {
  place: Type<TalkPlace>;
  words: Type<TalkWords>;
  distress: DistressCalls;
}

/** The talk for a service's module, over the service's own table. The service schedules `retentionOf`. */
export function installTalk({ place, words, distress, ...setup }: TalkParts): {
  controllers: Type[];
  providers: Provider[];
} {
  return {
    controllers: [distressController(distress)],
    providers: [
      { provide: TALK, useValue: setup satisfies TalkSetup },
      { provide: TalkPlace, useClass: place },
      { provide: TalkWords, useClass: words },
      MessageRepository,
      DistressRepository,
      RetentionService,
      TalkService,
    ],
  };
}
