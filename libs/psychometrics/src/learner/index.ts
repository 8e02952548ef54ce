export * from './answer.js';
export * from './elo.js';
export * from './forecast.js';
export * from './ledger.js';
export * from './record.js';
export * from './section-model.js';
export * from './state.js';
