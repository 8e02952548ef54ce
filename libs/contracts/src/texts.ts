/**
 * Fixed texts of the specification, used as written. Client texts that no document fixes live with their component.
 * A file for each place that shows them, so that a page loads no other's.
 */
export * from './texts/diagnostic.js';
export * from './texts/full-test.js';
export * from './texts/full-test-faults.js';
export * from './texts/full-test-report.js';
export * from './texts/messages.js';
export * from './texts/products.js';
export * from './texts/validation.js';
