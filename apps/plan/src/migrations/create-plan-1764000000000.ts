import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plan, units, the learner record with its evidence, and the mails a student has asked for. */
export class CreatePlan1764000000000 implements MigrationInterface {
  name = 'CreatePlan1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    // Dates are days of the student's calendar, wherever the student was; moments are UTC.
    await runner.query(`create table plan.plans (
      user_id uuid primary key,
      plan_id uuid not null,
      duration smallint not null check (duration in (1, 3, 6)),
      math_target smallint not null check (math_target between 200 and 800),
      english_target smallint not null check (english_target between 200 and 800),
      math_weak jsonb not null,
      english_weak jsonb not null,
      begin_date date not null,
      start_day integer not null default 0 check (start_day >= 0),
      ends_on date not null,
      last_finished_day integer not null default 0 check (last_finished_day >= 0),
      last_finished_date date,
      timezone text not null default 'UTC',
      created_at timestamptz not null,
      check ((last_finished_day = 0) = (last_finished_date is null))
    )`);
    await runner.query(`create table plan.days (
      user_id uuid not null,
      day integer not null check (day > 0),
      finished_on date not null,
      finished_at timestamptz not null,
      primary key (user_id, day)
    )`);
    await runner.query(`create table plan.units (
      user_id uuid not null,
      day integer not null check (day > 0),
      skill smallint not null check (skill between 1 and 30),
      questions jsonb not null,
      served_at timestamptz not null,
      active_at timestamptz not null,
      spent_ms integer not null default 0 check (spent_ms >= 0),
      finished_at timestamptz,
      primary key (user_id, day)
    )`);
    await runner.query(`create table plan.unit_answers (
      user_id uuid not null,
      day integer not null,
      question_id integer not null,
      answer text not null,
      seq bigint not null,
      spent_ms integer not null default 0 check (spent_ms >= 0),
      primary key (user_id, day, question_id),
      foreign key (user_id, day) references plan.units on delete cascade
    )`);
    // Only ever added to. What can be computed from it is kept elsewhere and can be rebuilt. Ids in the order of their
    // bytes, as the review cards take them in.
    await runner.query(`create table plan.evidence (
      user_id uuid not null,
      source_id text collate "C" not null,
      source text not null check (source in ('diagnostic', 'full-test', 'unit', 'practice')),
      item_id integer not null,
      item_version integer not null,
      skill smallint not null check (skill between 1 and 30),
      correct boolean not null,
      answered boolean not null,
      attempt smallint not null check (attempt between 1 and 3),
      hints smallint not null check (hints between 0 and 4),
      spent_ms integer not null check (spent_ms >= 0),
      misconception text,
      pretest boolean not null,
      given_at timestamptz not null,
      primary key (user_id, source_id)
    )`);
    // What abilities are measured from: the newest of a skill are read, however many there are.
    await runner.query(
      'create index evidence_by_skill on plan.evidence (user_id, skill, given_at desc, source_id desc) where attempt = 1 and not pretest',
    );
    await runner.query(`create index evidence_of_diagnostic on plan.evidence (user_id) where source = 'diagnostic'`);
    await runner.query('create index evidence_by_time on plan.evidence (user_id, given_at, source_id)');
    await runner.query(`create table plan.measurements (
      user_id uuid not null,
      attempt_id text not null,
      source text not null check (source in ('diagnostic', 'full-test')),
      measured_at timestamptz not null,
      measured_on date not null,
      day integer not null,
      scores jsonb not null,
      primary key (user_id, attempt_id)
    )`);
    await runner.query(`create table plan.learners (
      user_id uuid primary key,
      version bigint not null default 0,
      state_version bigint not null default 0,
      state jsonb,
      elo jsonb,
      baseline jsonb,
      reviewed_at timestamptz,
      reviewed_source_id text collate "C",
      replay boolean not null default false,
      counts jsonb not null default '{}',
      changed_at timestamptz not null,
      check (state_version <= version)
    )`);
    await runner.query('create index learners_behind on plan.learners (changed_at) where state_version < version');
    await runner.query(`create table plan.review_cards (
      user_id uuid not null,
      misconception text not null,
      due timestamptz not null,
      card jsonb not null,
      primary key (user_id, misconception)
    )`);
    await runner.query(`create table plan.mastery_history (
      user_id uuid not null,
      version bigint not null,
      computed_at timestamptz not null,
      mastery jsonb not null,
      primary key (user_id, version)
    )`);
    await runner.query('create index mastery_history_by_time on plan.mastery_history (user_id, computed_at)');
    await runner.query(`create table plan.mail_settings (
      user_id uuid primary key references plan.plans on delete cascade,
      reminder boolean not null,
      reminder_hour smallint not null check (reminder_hour between 0 and 23),
      reminder_since timestamptz not null,
      reminder_token text not null unique,
      weekly_letter_to text,
      weekly_since timestamptz not null,
      weekly_token text not null unique,
      weekly_token_of text
    )`);
    await runner.query(`create table plan.mails (
      user_id uuid not null references plan.mail_settings on delete cascade,
      mail_id uuid not null,
      kind text not null check (kind in ('reminder', 'weekly-letter')),
      due_on date not null,
      created_at timestamptz not null,
      taken_by uuid,
      sent_at timestamptz,
      primary key (user_id, mail_id),
      unique (user_id, kind, due_on)
    )`);
    await runner.query(
      'create index mails_untaken on plan.mails (created_at) where taken_by is null and sent_at is null',
    );
    // An account is gone: evidence of it that was on its way must not make a record again. Kept for some days.
    await runner.query(`create table plan.erased (
      user_id uuid primary key,
      erased_at timestamptz not null
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table plan.erased, plan.mails, plan.mail_settings, plan.mastery_history, plan.review_cards, plan.learners,
        plan.measurements, plan.evidence, plan.unit_answers, plan.units, plan.days, plan.plans`,
    );
  }
}
