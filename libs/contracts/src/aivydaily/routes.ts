// Written by `npm run generate openapi`.
import type { Routes } from '../core/route.js';
import type { aivydailyCalls } from './calls.js';

export const aivydailyRoutes: Routes<typeof aivydailyCalls> = {
  startPractice: { method: 'POST', path: '/aivydaily/start', invalidates: [ 'Daily' ] },
  endPractice: { method: 'PUT', path: '/aivydaily/end', invalidates: [ 'Daily' ] },
  nextQuestion: { method: 'POST', path: '/aivydaily/next-question' },
  submitAnswer: { method: 'POST', path: '/aivydaily/submit-answer' },
  getQuestionStem: { method: 'GET', path: '/aivydaily/get-question-stem', cache: { keepSeconds: 86400 } },
  getQuestionDetail: { method: 'GET', path: '/aivydaily/get-question-detail', cache: { keepSeconds: 0 } },
  getSessionQuestions: { method: 'GET', path: '/aivydaily/questions', cache: { keepSeconds: 0 } },
  sendDailyMessage: { method: 'POST', path: '/aivydaily/send-message' },
  getMessageHistory: { method: 'GET', path: '/aivydaily/get-message-history', cache: { keepSeconds: 0 } },
  getDailyHistory: { method: 'GET', path: '/aivydaily/history', cache: { keepSeconds: 300, tags: [ 'Daily' ] } },
  getWeakness: { method: 'GET', path: '/aivydaily/weakness', cache: { keepSeconds: 300, tags: [ 'Daily' ] } },
  getRewards: { method: 'GET', path: '/aivydaily/rewards', cache: { keepSeconds: 60, tags: [ 'Daily' ] } },
  unlockReward: { method: 'POST', path: '/aivydaily/unlock', invalidates: [ 'Daily', 'Me' ] },
  buyExtra: { method: 'POST', path: '/aivydaily/buy-extra', invalidates: [ 'Daily', 'Plan' ] },
  wearLook: { method: 'POST', path: '/aivydaily/wear-look', invalidates: [ 'Daily' ] },
  getPracticeMistakes: { method: 'GET', path: '/aivydaily/mistakes', cache: { keepSeconds: 0 } },
  getPracticeAnswers: { method: 'GET', path: '/aivydaily/answers', cache: { keepSeconds: 0 } },
  getTrial: { method: 'GET', path: '/aivydaily/trial', cache: { keepSeconds: 3600 } },
  tryAnswer: { method: 'POST', path: '/aivydaily/trial-answer' },
  tryMessage: { method: 'POST', path: '/aivydaily/trial-message' },
  listPracticeDistress: { method: 'GET', path: '/aivydaily/distress', cache: { keepSeconds: 0, tags: [ 'Distress' ] } },
  handlePracticeDistress: { method: 'POST', path: '/aivydaily/distress/handle', invalidates: [ 'Distress' ] },
};
