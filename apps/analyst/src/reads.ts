import type { TableGrant } from '@aivy/server-kit';

/**
 * What reports may read of the other services, and nothing else: no name, no e-mail address, no school, no word that a
 * student or the tutor has said, nothing a student has written into a test's margin. A kind that needs more adds it here;
 * `npm run migrate` grants it.
 */
export const READS: readonly TableGrant[] = [
  {
    table: 'auth.users',
    columns: ['user_id', 'grade', 'state', 'time_factor', 'products', 'created_at', 'stage', 'role'],
  },
  { table: 'diagnostic.attempts' },
  { table: 'full_test.tests' },
  {
    table: 'full_test.modules',
    columns: [
      'user_id',
      'test_id',
      'module',
      'route',
      'questions',
      'seconds',
      'started_at',
      'submitted_at',
      'closed_by',
    ],
  },
  { table: 'full_test.answers' },
  { table: 'plan.plans' },
  { table: 'plan.days' },
  { table: 'plan.units' },
  { table: 'plan.unit_answers' },
  { table: 'plan.evidence' },
  { table: 'plan.measurements' },
  { table: 'plan.official_scores', columns: ['user_id', 'test_date', 'english', 'math'] },
  { table: 'plan.mastery_history' },
  { table: 'plan.missions' },
  { table: 'aivydaily.sessions' },
  {
    table: 'aivydaily.questions',
    columns: [
      ...['user_id', 'conversation_id', 'question_id', 'place', 'version', 'skill', 'twin_of', 'served_at'],
      ...['hints_seen', 'spent_ms', 'completed_at', 'correct'],
    ],
  },
  { table: 'aivydaily.attempts' },
  {
    table: 'aivydaily.messages',
    columns: [
      ...['user_id', 'conversation_id', 'question_id', 'place', 'said_at', 'phase', 'hints_seen', 'source', 'blocked'],
      'replied_at',
    ],
  },
  { table: 'chat.conversations', columns: ['user_id', 'id', 'item_id', 'item_version', 'started_at', 'active_at'] },
  {
    table: 'chat.exchanges',
    columns: ['user_id', 'conversation_id', 'question_id', 'said_at', 'source', 'blocked', 'replied_at'],
  },
  // Reports of the release before read it during a rollout; it goes with the table.
  {
    table: 'chat.messages',
    columns: ['user_id', 'conversation_id', 'place', 'role', 'phase', 'source', 'blocked', 'said_at'],
  },
];

/** What the publishing of a calibration adds to. */
export const APPENDS: readonly TableGrant[] = [{ table: 'bank.items' }, { table: 'bank.releases' }];
