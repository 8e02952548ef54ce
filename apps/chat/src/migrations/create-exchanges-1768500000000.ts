import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns of a student's line and of the reply to it, in the layout before. */
const SAID =
  'user_id, conversation_id, place, role, message_id, phase, content, grade, distress, handled_at, handled_by, handled_note, said_at';
const REPLIED =
  'user_id, conversation_id, place, role, message_id, phase, content, move, source, blocked, quick_replies, note, said_at';
/** A message as the release before stores it, before its reply: nothing is decided yet, and its writer has half a minute. */
const UNDECIDED = (
  row: string,
) => `insert into chat.exchanges (user_id, message_id, conversation_id, question_id, said, said_at, phase,
    move, meta, quick_replies, hints_seen, grade, flagged, handled_at, handled_by, handled_note, writing_until)
  select ${row}.user_id, ${row}.message_id, ${row}.conversation_id, talk.item_id, ${row}.content, ${row}.said_at, ${row}.phase, '{}',
    '{"message": true}', '[]', 0, ${row}.grade, ${row}.distress, ${row}.handled_at, ${row}.handled_by, ${row}.handled_note,
    clock_timestamp() + interval '30 seconds'`;
const REPLY = (
  row: string,
) => `update chat.exchanges said set phase = ${row}.phase, move = ${row}.move, source = ${row}.source,
    blocked = ${row}.blocked, quick_replies = ${row}.quick_replies, note = ${row}.note, reply = ${row}.content,
    replied_at = ${row}.said_at, state = null, writing_until = null`;
/** With the owner's rights: a program may write before its role is granted the new table. */
const FUNCTION = 'language plpgsql security definer set search_path = pg_catalog';
const BEHIND =
  'select coalesce(max(place), 0) + 1 from chat.messages where user_id = new.user_id and conversation_id = new.conversation_id';

/**
 * One row for a message and its reply, in the layout of `aivydaily.messages`. Programs of the release before still use
 * `chat.messages` during a rollout, so triggers copy each table's changes to the other. The next release drops
 * `chat.messages` and both triggers.
 */
export class CreateExchanges1768500000000 implements MigrationInterface {
  name = 'CreateExchanges1768500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table chat.exchanges (
      user_id uuid not null,
      message_id uuid not null,
      conversation_id integer not null,
      question_id integer,
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
      grade smallint,
      handled_at timestamptz,
      handled_by uuid,
      handled_note text,
      primary key (user_id, message_id),
      foreign key (user_id, conversation_id) references chat.conversations on delete cascade,
      check ((reply is null) = (replied_at is null))
    )`);
    await runner.query('create index exchanges_of_conversation on chat.exchanges (user_id, conversation_id, place)');
    await runner.query('create index exchanges_by_time on chat.exchanges (said_at)');
    await runner.query('create index exchanges_flagged on chat.exchanges (said_at) where flagged');
    // A trigger that another one has set off copies nothing back.
    await runner.query(`create function chat.copy_message() returns trigger ${FUNCTION} as $$ begin
      if tg_op = 'DELETE' then
        delete from chat.exchanges where old.role = 'user' and user_id = old.user_id and message_id = old.message_id;
      elsif new.role = 'ai' then
        ${REPLY('new')} where user_id = new.user_id and message_id = new.message_id and reply is null;
      elsif tg_op = 'INSERT' then
        ${UNDECIDED('new')} from chat.conversations talk
        where talk.user_id = new.user_id and talk.id = new.conversation_id on conflict do nothing;
      else
        update chat.exchanges set handled_at = new.handled_at, handled_by = new.handled_by, handled_note = new.handled_note
        where user_id = new.user_id and message_id = new.message_id;
      end if;
      return null;
    end $$`);
    // While a reply is being written here, programs of the release before wait for their turn. They read a conversation
    // in the order of `place`; the lock keeps two replies of one conversation from taking the same one.
    await runner.query(`create function chat.copy_exchange() returns trigger ${FUNCTION} as $$ begin
      if tg_op = 'DELETE' then
        delete from chat.messages where user_id = old.user_id and message_id = old.message_id;
        return null;
      end if;
      perform 1 from chat.conversations where user_id = new.user_id and id = new.conversation_id for update;
      update chat.conversations set answering_by = case when new.reply is null then new.message_id end,
        answering_until = case when new.reply is null then clock_timestamp() + interval '30 seconds' end
      where user_id = new.user_id and id = new.conversation_id and (new.reply is null or answering_by = new.message_id);
      insert into chat.messages (${SAID})
      values (new.user_id, new.conversation_id, (${BEHIND}), 'user', new.message_id, new.phase, new.said, new.grade, new.flagged,
        new.handled_at, new.handled_by, new.handled_note, new.said_at)
      on conflict (user_id, message_id, role) do update set handled_at = excluded.handled_at,
        handled_by = excluded.handled_by, handled_note = excluded.handled_note;
      if new.reply is not null then
        insert into chat.messages (${REPLIED})
        values (new.user_id, new.conversation_id, (${BEHIND}), 'ai', new.message_id, new.phase, new.reply, new.move,
          coalesce(new.source, 'offline'), new.blocked, new.quick_replies, new.note, new.replied_at)
        on conflict (user_id, message_id, role) do nothing;
      end if;
      return null;
    end $$`);
    for (const [table, copy] of [
      ['messages', 'copy_message'],
      ['exchanges', 'copy_exchange'],
    ])
      await runner.query(
        `create trigger ${copy} after insert or update or delete on chat.${table} for each row
         when (pg_trigger_depth() = 0) execute function chat.${copy}()`,
      );
    // The trigger holds writers off until this is committed. Filled from the other side, nothing is copied back.
    await runner.query('alter table chat.exchanges disable trigger copy_exchange');
    await runner.query(
      `${UNDECIDED('line')} from chat.messages line
       join chat.conversations talk on talk.user_id = line.user_id and talk.id = line.conversation_id
       where line.role = 'user' order by line.user_id, line.conversation_id, line.place on conflict do nothing`,
    );
    await runner.query(
      `${REPLY('line')} from chat.messages line
       where line.role = 'ai' and said.user_id = line.user_id and said.message_id = line.message_id`,
    );
    await runner.query('alter table chat.exchanges enable trigger copy_exchange');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger copy_message on chat.messages');
    await runner.query('drop table chat.exchanges');
    await runner.query('drop function chat.copy_message(), chat.copy_exchange()');
  }
}
