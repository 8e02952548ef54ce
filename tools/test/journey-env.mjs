// Node, and word of a journey that fails: what its pages showed is gone by the time anybody reads of the failure.
import NodeEnvironment from './node-env.mjs';

export default class JourneyEnvironment extends NodeEnvironment {
  /** @param {{ name: string }} event of jest-circus */
  async handleTestEvent(event) {
    if (event.name === 'test_start') Reflect.set(this.global, 'journeyFailed', false);
    if (event.name === 'test_fn_failure') Reflect.set(this.global, 'journeyFailed', true);
  }
}
