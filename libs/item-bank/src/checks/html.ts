import type { Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { FIGURE_MARKUP, markupFaults, TEXT_MARKUP } from './markup.js';

/** An image is part of its item and goes wherever the item goes: to a student, with 26 others, over a phone's network. */
const IMAGE_BYTES = 150 * 1024;
const IMAGE_CHARACTERS = Math.ceil(IMAGE_BYTES / 3) * 4;
const IMAGE_TEXT = / alt="[^"]{10,}"/;

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
  const fault = (rule: string, field: string, message: string): Fault => ({ item: item.key, rule, message, field });
  const faults = htmlFields(item).flatMap(([name, html]) => {
    const found = markupFaults(html, TEXT_MARKUP).map((message) => fault('html', name, `${name}: ${message}`));
    for (const [open, close] of [
      ['\\(', '\\)'],
      ['\\[', '\\]'],
    ] as const) {
      if (html.split(open).length !== html.split(close).length)
        found.push(fault('tex', name, `${name} has an unpaired ${open} or ${close}`));
    }
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      if (!IMAGE_TEXT.test(image)) found.push(fault('figure-text', name, `${name}: an image has no text alternative`));
      if (image.length > IMAGE_CHARACTERS)
        found.push(fault('image-size', name, `${name}: an image of more than ${Math.round(IMAGE_BYTES / 1024)} kB`));
    }
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
