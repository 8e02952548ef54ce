// Written by `npm run generate openapi`.
import type { Routes } from '../core/route.js';
import type { fullTestCalls } from './calls.js';

export const fullTestRoutes: Routes<typeof fullTestCalls> = {
  startTest: { method: 'POST', path: '/full-test/start-test', invalidates: [ 'Tests' ] },
  giveUpTest: { method: 'POST', path: '/full-test/give-up', invalidates: [ 'Tests', 'Reports' ] },
  retakeTestSection: { method: 'POST', path: '/full-test/retake-section', invalidates: [ 'Tests' ] },
  getModuleQuestions: { method: 'POST', path: '/full-test/get-questions', cache: { keepSeconds: 7200 } },
  saveProgress: { method: 'POST', path: '/full-test/save-progress' },
  getProgress: { method: 'POST', path: '/full-test/get-progress', cache: { keepSeconds: 0 } },
  submitModule: { method: 'POST', path: '/full-test/submit-answers', invalidates: [ 'Tests', 'Reports' ] },
  getAllTests: { method: 'POST', path: '/full-test/get-all-test', cache: { keepSeconds: 60, tags: [ 'Tests' ] } },
  getTestReport: { method: 'POST', path: '/full-test/get-report', cache: { keepSeconds: 86400, tags: [ 'Reports' ] } },
  getModuleAnswers: { method: 'POST', path: '/full-test/get-answer', cache: { keepSeconds: 86400 } },
};
