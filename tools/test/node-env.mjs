import { TestEnvironment } from 'jest-environment-node';
import { endContexts } from './worker.mjs';

export default class NodeEnvironment extends TestEnvironment {
  /** @override */
  async teardown() {
    await super.teardown();
    endContexts();
  }
}
