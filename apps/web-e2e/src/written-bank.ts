import fs from 'node:fs';
import type { CURRENT_DIAGNOSTIC_FORM, packBank } from '@aivy/item-bank';
import { setting } from './environment.js';

/** The bank that the system under test was started with, as `tools/test/write-bank.ts` wrote it down. */
export interface WrittenBank {
  form: typeof CURRENT_DIAGNOSTIC_FORM;
  items: ReturnType<ReturnType<typeof packBank>['items']>;
}
export type BankItem = WrittenBank['items'][number];

const { form, items } = JSON.parse(fs.readFileSync(setting('BANK_FILE'), 'utf8')) as WrittenBank;
const byId = new Map(items.map((item) => [item.id, item]));
const byKey = new Map(items.map((item) => [item.key, item]));

/** The form that new diagnostics get. */
export const FORM = form;

export function itemById(id: number): BankItem {
  const item = byId.get(id);
  if (!item) throw new Error(`The bank has no item ${id}`);
  return item;
}

export function itemByKey(key: string): BankItem {
  const item = byKey.get(key);
  if (!item) throw new Error(`The form names an unknown item ${key}`);
  return item;
}
