import { runUntilSignal } from '@aivy/server-kit';
import { start } from './app.js';

// The drain takes its time: see DRAIN_SECONDS.
await runUntilSignal(start, { hardEndMs: 25_000 });
