export * from './csv.js';
export * from './json.js';
export * from './parquet.js';
export type { Column, ColumnType, Row, Rows, Value } from './table.js';
