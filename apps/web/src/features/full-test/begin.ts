import { subjectOfModule, type ModuleNumber } from '@aivy/exam';
import { beginKept } from '../../player/saving/begin';
import type { OutboxStart } from '../../player/saving/outbox-ports';
import type { ServerClock } from '../../player/saving/server-clock';

/** Puts an opened module on the test page's desk: answers, marks and notes as they were left. */
export const beginModule = (module: ModuleNumber, start: OutboxStart, clock: ServerClock) =>
  beginKept(subjectOfModule(module) === 'math' ? 'math' : 'reading_and_writing', start, clock);
