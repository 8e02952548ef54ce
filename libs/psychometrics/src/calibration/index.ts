export * from './calibrate.js';
export * from './drift.js';
export * from './fit.js';
export { packResponses, type ResponseData } from './response-data.js';
