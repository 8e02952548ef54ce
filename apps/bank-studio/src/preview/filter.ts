import type { Subject } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank';

/** What the address asks to see; '' stands for all. */
export interface Filter {
  subject: string;
  skill: string;
  band: string;
  type: string;
  state: string;
  /** Part of a key, or words of the question or passage. */
  text: string;
  /** Only items with faults. */
  faulty: boolean;
  page: number;
}

export function readFilter(address: URLSearchParams): Filter {
  const take = (name: string): string => address.get(name) ?? '';
  return {
    subject: take('subject'),
    skill: take('skill'),
    band: take('band'),
    type: take('type'),
    state: take('state'),
    text: take('text').trim(),
    faulty: address.has('faulty'),
    page: Math.max(1, Math.trunc(Number(take('page'))) || 1),
  };
}

const subjectOf = new Map(SKILLS.map(({ id, subject }) => [id, subject as Subject]));

/** The items that a filter wants. @param faultsOf number of faults of an item, by key */
export function filtered(
  items: readonly BankItem[],
  filter: Filter,
  faultsOf: ReadonlyMap<string, unknown[]>,
): BankItem[] {
  const text = filter.text.toLowerCase();
  return items.filter(
    (item) =>
      (filter.subject === '' || subjectOf.get(item.skill) === filter.subject) &&
      (filter.skill === '' || String(item.skill) === filter.skill) &&
      (filter.band === '' || item.difficulty === filter.band) &&
      (filter.type === '' || item.type === filter.type) &&
      (filter.state === '' || item.state === filter.state) &&
      (!filter.faulty || (faultsOf.get(item.key)?.length ?? 0) > 0) &&
      (text === '' || item.key.includes(text) || `${item.passage} ${item.question}`.toLowerCase().includes(text)),
  );
}

/** The same address with other values. */
export function addressOf(filter: Filter, change: Partial<Filter> = {}): string {
  const { faulty, page, ...texts } = { ...filter, ...change };
  const address = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ''));
  if (faulty) address.set('faulty', '1');
  if (page > 1) address.set('page', String(page));
  return `/?${address.toString()}`;
}
