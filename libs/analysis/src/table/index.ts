export * from './csv.js';
export * from './json.js';
export * from './parquet.js';
export type { Column, Row, Value } from './table.js';
