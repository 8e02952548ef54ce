import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, sessions, verification codes, reset tokens. */
export class CreateAuth1763600100000 implements MigrationInterface {
  name = 'CreateAuth1763600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table auth.users (
      user_id uuid primary key,
      email text not null,
      name text not null,
      password_hash text not null,
      state text not null default '',
      grade smallint not null default 0,
      school text not null default '',
      stage smallint not null default 1 check (stage between 1 and 3),
      role text not null default 'student' check (role in ('student', 'analyst', 'operator')),
      products smallint[] not null default '{}',
      timezone text,
      created_at timestamptz not null default now(),
      last_sign_in_at timestamptz not null default now()
    )`);
    await runner.query('create unique index users_email on auth.users (lower(email))');
    await runner.query(`create table auth.sessions (
      user_id uuid not null references auth.users on delete cascade,
      token_hash text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (user_id, token_hash)
    )`);
    await runner.query('create unique index sessions_token on auth.sessions (token_hash)');
    await runner.query('create index sessions_expiry on auth.sessions (expires_at)');
    await runner.query(`create table auth.verification_codes (
      email text primary key,
      code_hash text not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      tries smallint not null default 0,
      used_at timestamptz
    )`);
    await runner.query(`create table auth.reset_tokens (
      user_id uuid not null references auth.users on delete cascade,
      token_hash text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (user_id, token_hash)
    )`);
    await runner.query('create unique index reset_tokens_token on auth.reset_tokens (token_hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['reset_tokens', 'verification_codes', 'sessions', 'users'])
      await runner.query(`drop table auth.${table}`);
  }
}
