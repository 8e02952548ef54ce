import type { Item } from '../item/item.js';
import { choicesOf, notesOf } from '../item/kinds/index.js';
import type { Fault } from './fault.js';
import { FIGURE_MARKUP, markupFaults, TEXT_MARKUP } from './markup.js';

/** An image is part of its item and goes wherever the item goes: to a student, with 26 others, over a phone's network. */
const IMAGE_BYTES = 150 * 1024;
const IMAGE_CHARACTERS = Math.ceil(IMAGE_BYTES / 3) * 4;
const IMAGE_ALT = / alt="([^"]*)"/;
const IMAGE_TEXT_LENGTH = 10;

/** What keeps an image out of an item: nothing stands in its place for who cannot see it, or it is too large. */
export function imageFaults(alt: string, base64: string): { rule: string; message: string }[] {
  const faults = [];
  if (alt.length < IMAGE_TEXT_LENGTH) faults.push({ rule: 'figure-text', message: 'an image has no text alternative' });
  if (base64.length > IMAGE_CHARACTERS)
    faults.push({ rule: 'image-size', message: `an image of more than ${IMAGE_BYTES / 1024} kB` });
  return faults;
}

/** Every HTML field of an item with its name. */
export function htmlFields(item: Item): [name: string, html: string][] {
  const common: [string, string][] = [
    ['passage', item.passage],
    ['question', item.question],
    ['explanation', item.explanation],
    ...item.hints.map((hint, index): [string, string] => [`hints.${index}`, hint]),
  ];
  return [
    ...common,
    ...Object.entries(choicesOf(item) ?? {}).map(([letter, html]): [string, string] => [`choices.${letter}`, html]),
    ...notesOf(item).map(({ field, feedback }): [string, string] => [field, feedback]),
  ];
}

/** Only allowed tags and attributes, TeX delimiters in pairs, figures with a text alternative. */
export function checkHtml(item: Item): Fault[] {
  const fault = (rule: string, field: string, message: string): Fault => ({ item: item.key, rule, message, field });
  const faults = htmlFields(item).flatMap(([name, html]) => {
    const found = markupFaults(html, TEXT_MARKUP).map((message) => fault('html', name, `${name}: ${message}`));
    for (const [open, close] of [
      ['\\(', '\\)'],
      ['\\[', '\\]'],
    ] as const) {
      if (html.split(open).length !== html.split(close).length)
        found.push(fault('tex', name, `${name}: an unpaired ${open} or ${close}`));
    }
    for (const [image] of html.matchAll(/<img[^>]*>/g))
      for (const { rule, message } of imageFaults(IMAGE_ALT.exec(image)?.[1] ?? '', image.split('base64,')[1] ?? ''))
        found.push(fault(rule, name, `${name}: ${message}`));
    return found;
  });
  if (item.img === '') return faults;
  faults.push(...markupFaults(item.img, FIGURE_MARKUP).map((message) => fault('html', 'img', `img: ${message}`)));
  if (!/^<svg[^>]* role="img" aria-label="[^"]{20,}"/.test(item.img))
    faults.push(fault('figure-text', 'img', 'the figure has no text alternative'));
  if (item.img.includes('<title'))
    faults.push(fault('figure-tooltip', 'img', 'the figure has a title, which browsers show as a tooltip'));
  if (/(?:fill|stroke)="(?!none"|currentColor")/.test(item.img))
    faults.push(fault('figure-colour', 'img', 'the figure has a colour of its own and would vanish on some theme'));
  return faults;
}
