// What the running test need not pay for is imported from its own file.
export { BreakScreen } from './components/break-screen';
export { FullTestScreen } from './components/full-test-screen';
