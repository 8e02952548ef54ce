/** A service's part of the database: one schema that nobody else reads, and its own migrations table in it. */
export interface DatabaseDefinition {
  service: string;
  schema: string;
  /** Classes; `Function` is how TypeORM types them. */
  entities: Function[];
  migrations: Function[];
}
