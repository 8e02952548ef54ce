import { runMain } from '@aivy/server-kit';
import { start } from './app.js';

await runMain(start);
