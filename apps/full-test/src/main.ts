import { runUntilSignal } from '@aivy/server-kit';
import { start } from './app.js';

await runUntilSignal(start);
