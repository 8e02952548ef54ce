import type { DataSource } from 'typeorm';

/** The quoted name of the outbox of a data source: `"diagnostic"."outbox"`. */
export function outboxTable(source: DataSource): string {
  const { options } = source;
  if (options.type !== 'postgres' || !options.schema)
    throw new Error('An outbox needs a Postgres data source with a schema');
  return `"${options.schema.replaceAll('"', '""')}"."outbox"`;
}
