import type { Draft } from './draft.js';

const IMAGE = /<img((?: [a-z]+="[^"<>]*")*) ?\/?>(?:<\/img>)?/g;

const attribute = (attributes: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** Markup with the images of the draft in it, as an item carries them; a reference to none stays, for the checks to refuse. */
export const withImages = (html: string, images: Draft['images']): string =>
  html.replace(IMAGE, (_whole, attributes: string) => {
    const src = attribute(attributes, 'src');
    const image = images.find(({ id }) => src === `image:${id}`);
    return `<img src="${image ? `data:${image.type};base64,${image.data}` : src}" alt="${attribute(attributes, 'alt')}"></img>`;
  });

/** Every text of a draft in which an image may stand. */
const textsOf = (draft: Draft): string[] => [
  draft.passage,
  draft.question,
  draft.explanation,
  ...draft.hints,
  ...(draft.type === 'choice' ? draft.options.map(({ html }) => html) : []),
];

/** What is shown in place of each image of a draft that its texts show, by the image's id. */
export function imageTexts(draft: Draft): Map<string, string> {
  const shown = [...textsOf(draft).join('').matchAll(IMAGE)].map(([, attributes = '']): [string, string] => [
    attribute(attributes, 'src').replace(/^image:/, ''),
    attribute(attributes, 'alt'),
  ]);
  return new Map(shown.filter(([id]) => draft.images.some((image) => image.id === id)));
}
