import { handlePracticeDistress, listPracticeDistress } from '@aivy/contracts';
import { installTalk } from '@aivy/talk';
import { DatabaseFaults } from '../database-faults.js';
import { HistoryService } from './history.service.js';
import { PracticePlace } from './practice-place.service.js';
import { PracticeWords } from './practice-words.service.js';
import { TalkController } from './talk.controller.js';
import { TutorStateRepository } from './tutor-state.repository.js';

const talk = installTalk({
  table: 'aivydaily.messages',
  inputError: 'INVALIDINPUT',
  place: PracticePlace,
  words: PracticeWords,
  placeOf: () => 'practice',
  distress: { list: listPracticeDistress, handle: handlePracticeDistress, faults: DatabaseFaults },
});

/** The talk's part of the module. */
export const talkControllers = [TalkController, ...talk.controllers];
export const talkProviders = [...talk.providers, HistoryService, TutorStateRepository];
