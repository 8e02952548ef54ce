import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations with the tutor and what was said in them. */
export class CreateChat1765000000000 implements MigrationInterface {
  name = 'CreateChat1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    // Ids are unique over all users, as the documents' integers are; the key leads with the user all the same. One reply
    // is written at a time: by whom stands in answering_by, for as long as answering_until is renewed.
    await runner.query(`create table chat.conversations (
      user_id uuid not null,
      id integer generated always as identity,
      item_id integer,
      item_version integer,
      state jsonb not null,
      started_at timestamptz not null,
      active_at timestamptz not null,
      answering_by uuid,
      answering_until timestamptz,
      primary key (user_id, id),
      check ((item_id is null) = (item_version is null)),
      check ((answering_by is null) = (answering_until is null))
    )`);
    await runner.query('create index conversations_by_age on chat.conversations (active_at)');
    // A message and its reply have the same message_id, so that each is stored once.
    await runner.query(`create table chat.messages (
      user_id uuid not null,
      conversation_id integer not null,
      place integer not null check (place > 0),
      role text not null check (role in ('user', 'ai')),
      message_id uuid not null,
      phase text not null check (phase in ('3.1', '3.2', '3.3', '3.5')),
      content text not null,
      move jsonb,
      source text check (source in ('offline', 'model', 'cache')),
      blocked boolean not null default false,
      distress boolean not null default false,
      quick_replies jsonb,
      note text,
      said_at timestamptz not null,
      primary key (user_id, conversation_id, place),
      unique (user_id, message_id, role),
      foreign key (user_id, conversation_id) references chat.conversations on delete cascade,
      check ((role = 'ai') = (move is not null)),
      check ((role = 'ai') = (source is not null)),
      check ((role = 'ai') = (quick_replies is not null))
    )`);
    await runner.query('create index messages_by_age on chat.messages (said_at)');
    await runner.query('create index messages_of_distress on chat.messages (said_at) where distress');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table chat.messages, chat.conversations');
  }
}
