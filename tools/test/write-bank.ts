// Writes what the journeys know of the bank. Made in a suite, as every suite needs it, it took each of them two seconds.
import fs from 'node:fs';
import { CURRENT_DIAGNOSTIC_FORM, packBank } from '@aivy/item-bank';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: write-bank.ts FILE');
fs.writeFileSync(file, JSON.stringify({ form: CURRENT_DIAGNOSTIC_FORM, items: packBank().items() }));
