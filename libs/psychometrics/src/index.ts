export * from './diagnostic.js';
export * from './linking.js';
export * from './mastery.js';
export * from './model.js';
export * from './pace.js';
export * from './posterior.js';
export * from './response.js';
export * from './wle.js';
