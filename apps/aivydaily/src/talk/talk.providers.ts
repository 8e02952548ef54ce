import type { Provider } from '@nestjs/common';
import { installTalk } from '@aivy/talk';
import { HistoryService } from './history.service.js';
import { PracticePlace } from './practice-place.service.js';
import { PracticeWords } from './practice-words.service.js';
import { TutorStateRepository } from './tutor-state.repository.js';

/** The talk's part of the module. */
export const talkProviders: Provider[] = [
  ...installTalk({
    table: 'aivydaily.messages',
    inputError: 'INVALIDINPUT',
    place: PracticePlace,
    words: PracticeWords,
    placeOf: () => 'practice',
  }),
  HistoryService,
  TutorStateRepository,
];
