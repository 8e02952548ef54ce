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
