import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Practice sessions with their questions, attempts and talks, and what was earned and exchanged. */
export class CreateAivydaily1764400000000 implements MigrationInterface {
  name = 'CreateAivydaily1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table aivydaily.sessions (
      user_id uuid not null,
      conversation_id integer generated always as identity,
      subcategory smallint not null check (subcategory between 1 and 30),
      started_at timestamptz not null,
      active_at timestamptz not null,
      ended_at timestamptz,
      completed boolean not null default false,
      mission_date date,
      mission_recorded boolean not null default false,
      mission_enqueued_at timestamptz,
      primary key (user_id, conversation_id),
      unique (conversation_id),
      check (not completed or (ended_at is not null and mission_date is not null))
    )`);
    // Two tabs that start a topic at once get one session.
    await runner.query(
      'create unique index sessions_open on aivydaily.sessions (user_id, subcategory) where ended_at is null',
    );
    await runner.query(`create table aivydaily.questions (
      user_id uuid not null,
      conversation_id integer not null,
      question_id integer not null,
      place smallint not null check (place between 1 and 5),
      version integer not null,
      skill smallint not null check (skill between 1 and 30),
      twin_of text,
      served_at timestamptz not null,
      hints_seen smallint not null default 0 check (hints_seen between 0 and 4),
      spent_ms integer not null default 0 check (spent_ms >= 0),
      completed_at timestamptz,
      correct boolean,
      tutor jsonb,
      primary key (user_id, conversation_id, question_id),
      unique (user_id, conversation_id, place),
      foreign key (user_id, conversation_id) references aivydaily.sessions on delete cascade,
      check ((completed_at is null) = (correct is null))
    )`);
    // One question is open at a time, and a question is found by its own id.
    await runner.query(
      'create unique index questions_open on aivydaily.questions (user_id, conversation_id) where completed_at is null',
    );
    await runner.query('create index questions_by_item on aivydaily.questions (user_id, question_id, conversation_id)');
    await runner.query(`create table aivydaily.attempts (
      user_id uuid not null,
      conversation_id integer not null,
      question_id integer not null,
      attempt smallint not null check (attempt between 1 and 3),
      answer text not null,
      correct boolean not null,
      points smallint not null check (points >= 0),
      hints smallint not null check (hints between 0 and 4),
      spent_ms integer not null check (spent_ms >= 0),
      misconception text,
      given_at timestamptz not null,
      recorded boolean not null default false,
      enqueued_at timestamptz not null,
      primary key (user_id, conversation_id, question_id, attempt),
      foreign key (user_id, conversation_id, question_id) references aivydaily.questions on delete cascade
    )`);
    await runner.query(
      'create unique index attempts_once on aivydaily.attempts (user_id, conversation_id, question_id, lower(answer))',
    );
    await runner.query('create index attempts_unrecorded on aivydaily.attempts (enqueued_at) where not recorded');
    await runner.query(
      'create index missions_unrecorded on aivydaily.sessions (mission_enqueued_at) where completed and not mission_recorded',
    );
    // What a student said, and the reply to it: one row, so that a message is answered once.
    await runner.query(`create table aivydaily.messages (
      user_id uuid not null,
      message_id uuid not null,
      conversation_id integer not null,
      question_id integer not null,
      place integer generated always as identity,
      said text not null,
      said_at timestamptz not null,
      phase text not null check (phase in ('3.1', '3.2', '3.3', '3.5')),
      move jsonb not null,
      state jsonb,
      meta jsonb not null,
      quick_replies jsonb not null,
      hints_seen smallint not null,
      flagged boolean not null default false,
      reply text,
      note text,
      source text,
      blocked boolean not null default false,
      replied_at timestamptz,
      writing_until timestamptz,
      primary key (user_id, message_id),
      foreign key (user_id, conversation_id, question_id) references aivydaily.questions on delete cascade,
      check ((reply is null) = (replied_at is null))
    )`);
    await runner.query(
      'create index messages_of_question on aivydaily.messages (user_id, conversation_id, question_id, place)',
    );
    await runner.query('create index messages_by_time on aivydaily.messages (said_at)');
    await runner.query(`create table aivydaily.badges (
      user_id uuid not null,
      name text not null,
      earned_at timestamptz not null,
      primary key (user_id, name)
    )`);
    await runner.query(`create table aivydaily.unlocks (
      user_id uuid not null,
      name text not null,
      cost integer not null check (cost >= 0),
      unlocked_at timestamptz not null,
      primary key (user_id, name)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table aivydaily.unlocks, aivydaily.badges, aivydaily.messages, aivydaily.attempts, aivydaily.questions,
        aivydaily.sessions`,
    );
  }
}
