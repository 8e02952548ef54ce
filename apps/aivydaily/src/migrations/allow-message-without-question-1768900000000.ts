import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A student in danger is heard before the first question too, and when the question can't be found. */
export class AllowMessageWithoutQuestion1768900000000 implements MigrationInterface {
  name = 'AllowMessageWithoutQuestion1768900000000';

  async up(runner: QueryRunner): Promise<void> {
    // Without a question, only the session takes a message along when it's deleted.
    await runner.query(`alter table aivydaily.messages
      alter column question_id drop not null,
      add constraint messages_of_session foreign key (user_id, conversation_id) references aivydaily.sessions on delete cascade`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from aivydaily.messages where question_id is null');
    await runner.query(
      'alter table aivydaily.messages drop constraint messages_of_session, alter column question_id set not null',
    );
  }
}
