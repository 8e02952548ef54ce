// Written by `npm run generate openapi`.
import type { Routes } from '../core/route.js';
import type { diagnosticCalls } from './calls.js';

export const diagnosticRoutes: Routes<typeof diagnosticCalls> = {
  requestQuestions: { method: 'POST', path: '/diagnostic/request-questions', cache: { keepSeconds: 3600 } },
  nextDiagnosticQuestion: { method: 'POST', path: '/diagnostic/next-question' },
  saveAnswers: { method: 'POST', path: '/diagnostic/save-answers', invalidates: [ 'Diagnostic' ] },
  submitAnswers: { method: 'POST', path: '/diagnostic/submit-answers', invalidates: [ 'Diagnostic' ] },
  getTestDetail: { method: 'POST', path: '/diagnostic/get-test-detail', cache: { keepSeconds: 60, tags: [ 'Diagnostic' ] } },
  requestQuestionSolution: { method: 'POST', path: '/diagnostic/request-question-solution', cache: { keepSeconds: 86400 } },
  checkEffort: { method: 'POST', path: '/diagnostic/check-effort', cache: { keepSeconds: 60 } },
  retakeSection: { method: 'POST', path: '/diagnostic/retake-section', invalidates: [ 'Diagnostic' ] },
};
