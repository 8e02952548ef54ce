import { runTogether } from '@aivy/server-testing';

await runTogether(import.meta.dirname);
