import { ROUTE_PATHS } from './route-names';

/**
 * Addresses that carry a test, a module or a step. Given the router's own placeholders (`:testId`) they are the patterns
 * that it listens to.
 */
export const testPath = (testId: string): string => `/full-test/${testId}`;
/** @param module 1 to 4 */
export const modulePath = (testId: string, module: number | string): string => `${testPath(testId)}/${module}`;
export const breakPath = (testId: string): string => `${testPath(testId)}/break`;
export const resultPath = (testId: string): string => `${testPath(testId)}/result`;
export const reportPath = (testId: string): string => `${testPath(testId)}/report`;

/** The mistakes of a test, beside those of all others. */
export const workbenchPath = (testId: string): string => `${ROUTE_PATHS.Mistakes}?test=${encodeURIComponent(testId)}`;

/** A screen of a report; the first one has the report's own address. */
export const stepPath = (base: string, step: number | string): string => (step === 1 ? base : `${base}/step/${step}`);
