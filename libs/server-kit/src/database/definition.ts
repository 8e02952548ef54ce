/** A table of another schema, or some of its columns. */
export interface TableGrant {
  /** `<schema>.<table>`. */
  table: string;
  /** Default: all, those of later migrations too. */
  columns?: readonly string[];
}

/** A service's part of the database: one schema that nobody else reads, and its own migrations table in it. */
export interface DatabaseDefinition {
  service: string;
  schema: string;
  /** Classes; `Function` is how TypeORM types them. */
  entities: Function[];
  migrations: Function[];
  /** What its role may read of other schemas, beside the bank. */
  reads?: readonly TableGrant[];
  /** What its role may add rows to, in other schemas. */
  appends?: readonly TableGrant[];
}
