import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms that grow with their answers, also those of visitors; and the items of attempts whose form is their own. */
export class AddAdaptiveForms1767000000000 implements MigrationInterface {
  name = 'AddAdaptiveForms1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table diagnostic.adaptive_forms (
      form_id text primary key,
      user_id uuid,
      release integer not null,
      met jsonb not null,
      english jsonb not null,
      math jsonb not null,
      closed boolean not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`);
    await runner.query(
      'create index adaptive_forms_user on diagnostic.adaptive_forms (user_id) where user_id is not null',
    );
    await runner.query(
      'create index adaptive_forms_unclaimed on diagnostic.adaptive_forms (changed_at) where user_id is null',
    );
    await runner.query('alter table diagnostic.attempts add column item_ids jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table diagnostic.attempts drop column item_ids');
    await runner.query('drop table diagnostic.adaptive_forms');
  }
}
