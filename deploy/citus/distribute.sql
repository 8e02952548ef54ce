-- Distribution of the students' rows over a Citus cluster by user_id (docs/adr/0012-distribution-by-user.md). To be run on
-- the coordinator as the owner of the schemas, after the migrations, while no program runs. A test holds it to the schema.

-- 1. What Citus asks for: a unique index of a distributed table includes user_id, an identity is a bigint. The values are
-- unique without the index: they come out of one sequence, or are drawn at random.
alter table aivydaily.sessions drop constraint sessions_conversation_id_key;
create index sessions_by_conversation on aivydaily.sessions (conversation_id);
alter table plan.mail_settings drop constraint mail_settings_reminder_token_key;
alter table plan.mail_settings drop constraint mail_settings_weekly_token_key;
create index mail_settings_by_reminder_token on plan.mail_settings (reminder_token);
create index mail_settings_by_weekly_token on plan.mail_settings (weekly_token);
alter table aivydaily.sessions alter column conversation_id type bigint;
alter table aivydaily.messages alter column place type bigint;
alter table chat.conversations alter column id type bigint;
alter table chat.exchanges alter column place type bigint;
-- Citus has no triggers. These serve a rollout, and no program of the release before runs any more.
drop trigger copy_message on chat.messages;
drop trigger copy_exchange on chat.exchanges;
truncate chat.messages;

-- 2. The first one leads, so that all rows of a student lie on one node; tables before those that refer to them.
select create_distributed_table('plan.plans', 'user_id');
select create_distributed_table('plan.focus_areas', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.days', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.units', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.unit_answers', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.evidence', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.measurements', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.official_scores', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.learners', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.review_cards', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.mastery_history', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.missions', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.practised', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.smallest_goals', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.mail_settings', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.mails', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.refused_addresses', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.former_letter_tokens', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('plan.erased', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('diagnostic.attempts', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('full_test.tests', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('full_test.modules', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('full_test.answers', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('aivydaily.sessions', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('aivydaily.questions', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('aivydaily.attempts', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('aivydaily.messages', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('aivydaily.badges', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('aivydaily.unlocks', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('chat.conversations', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('chat.exchanges', 'user_id', colocate_with => 'plan.plans');
select create_distributed_table('chat.messages', 'user_id', colocate_with => 'plan.plans');

-- 3. What stays on the coordinator, as ordinary tables:
-- stays auth.users: an e-mail is one account's among all (users_email)
-- stays auth.sessions: looked up by a token, before anybody knows whose it is; refers to auth.users
-- stays auth.reset_tokens: as auth.sessions
-- stays auth.verification_codes: of people who have no account yet
-- stays diagnostic.adaptive_forms: of visitors as well, who have no account; looked up by a form’s id
-- stays analyst.*: of groups, not of students; some thousands of rows and the parts of their files
-- stays full_test.trials: counts of items, not of students; some hundreds of rows
-- stays bank.*: read whole by each program, joined with nothing; some thousands of rows
-- stays *.outbox: in the order of all students' jobs; emptied within seconds
-- stays *.migrations: of the schema, not of students
