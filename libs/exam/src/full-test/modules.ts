import type { Subject } from '@aivy/contracts';

/** The four modules of a full test in order: two of Reading & Writing, two of Math. */
export const MODULES = [1, 2, 3, 4] as const;
export type ModuleNumber = (typeof MODULES)[number];
const LAST_MODULE = 4;

export const isModuleNumber = (value: unknown): value is ModuleNumber => MODULES.some((module) => module === value);

export const subjectOfModule = (module: ModuleNumber): Subject => (module <= 2 ? 'english' : 'math');

/** The second module of a section is made when the first one is submitted. */
export const isSecondModule = (module: ModuleNumber): boolean => module % 2 === 0;

/** The modules of a section in order. */
export const modulesOf = (subject: Subject): [ModuleNumber, ModuleNumber] => (subject === 'english' ? [1, 2] : [3, 4]);

/** The module that ends a test: where Reading & Writing alone is taken again, its second one. */
export const lastModule = (kept: Subject | null): ModuleNumber => (kept === 'math' ? 2 : LAST_MODULE);

export const moduleAfter = (module: ModuleNumber): ModuleNumber | null =>
  MODULES.find((next) => next === module + 1) ?? null;

/** Section and module as the test's heading counts them. */
export const placeOfModule = (module: ModuleNumber): { section: 1 | 2; part: 1 | 2 } => ({
  section: module <= 2 ? 1 : 2,
  part: isSecondModule(module) ? 2 : 1,
});
