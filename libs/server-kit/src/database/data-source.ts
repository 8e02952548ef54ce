import { DataSource, type DataSourceOptions } from 'typeorm';
import { DeadlineClient, UnpreparedClient } from './deadline-client.js';
import type { DatabaseDefinition } from './definition.js';

/** How a program connects to PostgreSQL. */
export interface ConnectionSettings {
  /** Connections at the most. */
  DATABASE_POOL_SIZE: number;
  /** May statements be prepared under names? `off` behind a pooler that hands a connection to others and forgets them. */
  DATABASE_PREPARED: 'on' | 'off';
}
const USUAL: ConnectionSettings = { DATABASE_POOL_SIZE: 8, DATABASE_PREPARED: 'on' };
/** Less than a call may take: one that gets no connection must not do its work after its caller was told that it failed. */
const CONNECTION_TIMEOUT_MS = 4_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** A transaction that waits for its own process must not hold its locks for ever. */
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;

/** Options of a service's data source: its own schema, explicit entities, nothing automatic. */
export function dataSourceOptions(
  definition: DatabaseDefinition,
  databaseUrl: string,
  { DATABASE_POOL_SIZE, DATABASE_PREPARED }: ConnectionSettings = USUAL,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    schema: definition.schema,
    entities: definition.entities,
    migrations: definition.migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    poolSize: DATABASE_POOL_SIZE,
    applicationName: `aivy-${definition.service}`,
    extra: {
      Client: DATABASE_PREPARED === 'on' ? DeadlineClient : UnpreparedClient,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    },
  };
}

/** A data source that is not connected yet; call `initialize()`. */
export const createDataSource = (
  definition: DatabaseDefinition,
  databaseUrl: string,
  settings?: ConnectionSettings,
): DataSource => new DataSource(dataSourceOptions(definition, databaseUrl, settings));
