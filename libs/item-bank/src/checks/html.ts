import type { Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { FIGURE_MARKUP, markupFaults, TEXT_MARKUP } from './markup.js';

/** Every HTML field of an item with its name. */
export function htmlFields(item: Item): [name: string, html: string][] {
  const common: [string, string][] = [
    ['passage', item.passage],
    ['question', item.question],
    ['explanation', item.explanation],
    ...item.hints.map((hint, index): [string, string] => [`hints.${index}`, hint]),
  ];
  const own =
    item.type === 'choice'
      ? [
          ...Object.entries(item.choices).map(([letter, html]): [string, string] => [`choices.${letter}`, html]),
          ...item.options.map((option): [string, string] => [`options.${option.choice}`, option.feedback]),
        ]
      : item.common_wrong.map((wrong): [string, string] => [`common_wrong.${wrong.value}`, wrong.feedback]);
  return [...common, ...own];
}

/** Only allowed tags and attributes, TeX delimiters in pairs, figures with a text alternative. */
export function checkHtml(item: Item): Fault[] {
  const fault = (rule: string, message: string): Fault => ({ item: item.key, rule, message });
  const faults = htmlFields(item).flatMap(([name, html]) => {
    const found = markupFaults(html, TEXT_MARKUP).map((message) => fault('html', `${name}: ${message}`));
    for (const [open, close] of [
      ['\\(', '\\)'],
      ['\\[', '\\]'],
    ] as const) {
      if (html.split(open).length !== html.split(close).length)
        found.push(fault('tex', `${name} has an unpaired ${open} or ${close}`));
    }
    return found;
  });
  if (item.img === '') return faults;
  faults.push(...markupFaults(item.img, FIGURE_MARKUP).map((message) => fault('html', `img: ${message}`)));
  if (!/^<svg[^>]* role="img" aria-label="[^"]{20,}"><title>[^<]{20,}<\/title>/.test(item.img))
    faults.push(fault('figure-text', 'the figure has no text alternative'));
  if (/(?:fill|stroke)="(?!none"|currentColor")/.test(item.img))
    faults.push(fault('figure-colour', 'the figure has a colour of its own and would vanish on some theme'));
  return faults;
}
