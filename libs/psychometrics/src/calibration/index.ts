export * from './anchors.js';
export * from './calibrate.js';
export * from './drift.js';
export * from './fit.js';
export { type CalibrationItem } from './priors.js';
export { packResponses, type ResponseData } from './response-data.js';
export { ResponsePacker } from './response-packer.js';
export * from './scale-change.js';
