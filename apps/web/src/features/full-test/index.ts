// The screen before a test is imported from its own file: the running test does not pay for it.

export { BreakPage } from './components/break-page';
export { Congratulations } from './components/congratulations';
export { ModuleOver } from './components/module-over';
export { GivenUpTest, NoSuchTest } from './components/no-such-test';
export { forgetDevice } from './device/device';
export { recordOf } from './desk';
export { handIn } from './hand-in';
export { useModuleSaving } from './hooks/use-module-saving';
export { keepPage } from './keep-page';
export { findTest, openModule, type OpenedModule, type TestState } from './open-test';
export { ServerClock } from './server-clock';
export { breakPath, handInTexts, modulePath, moduleTitle, resultPath, sectionName } from './titles';
