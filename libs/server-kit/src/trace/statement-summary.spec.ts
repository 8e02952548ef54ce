import { statementSummary } from './statement-summary.js';

describe('the summary of a statement', () => {
  it.each([
    ['select id, data from "plan"."outbox" where sent_at is null', 'SELECT plan.outbox'],
    ['insert into full_test.answers (user_id, answer) values ($1, $2)', 'INSERT full_test.answers'],
    ['  UPDATE full_test.modules set deadline = $1', 'UPDATE full_test.modules'],
    ['delete from only auth.sessions where hash = $1', 'DELETE auth.sessions'],
    ['/* late is harmless */ insert into full_test.answers values ($1)', 'INSERT full_test.answers'],
    [
      'with taken as (update plan.mails set x = $1 returning *), kept as (insert into plan.days select * from taken) select * from taken join plan.mails on true',
      'WITH plan.mails plan.days',
    ],
    ["select extract(epoch from now()), 'from auth.users' from plan.days", 'SELECT plan.days'],
    ['START TRANSACTION; SET LOCAL statement_timeout = 4500', 'START'],
    ['COMMIT', 'COMMIT'],
    ['select 1', 'SELECT'],
    ['', 'SQL'],
  ])('%s → %s', (text, summary) => {
    expect(statementSummary(text)).toBe(summary);
  });

  it('holds no value, however a statement is written', () => {
    const written = `select * from auth.users where email = 'maya@example.org' -- maya
      and name = 'from auth.maya'`;
    expect(statementSummary(written)).toBe('SELECT auth.users');
  });
});
