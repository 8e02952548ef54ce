import type { Draft } from '../../drafts/draft.js';
import { LIMITS, megabytes } from '../limits.js';
import { cleanSvg } from './svg.js';

export type DraftImage = Draft['images'][number];

/** Bytes of a file beside the item, by the address its markup has; undefined when there is none. */
export type FindFile = (address: string) => Uint8Array | undefined;

const startsWith = (bytes: Uint8Array, text: string, from = 0): boolean =>
  [...text].every((char, index) => bytes[from + index] === char.charCodeAt(0));

/** By the bytes and not by the name, which may say anything. */
function typeOf(bytes: Uint8Array): DraftImage['type'] | undefined {
  if (startsWith(bytes, '\x89PNG')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 'GIF8')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const head = new TextDecoder().decode(bytes.subarray(0, 1000));
  return /<svg[\s>]/i.test(head) ? 'image/svg+xml' : undefined;
}

/** The bytes of a data URI; undefined where it is none. */
function decoded(address: string): Uint8Array | undefined {
  const [head = '', ...rest] = address.split(',');
  try {
    const body = decodeURIComponent(rest.join(','));
    return /;base64$/i.test(head) ? Buffer.from(body, 'base64') : Buffer.from(body, 'utf8');
  } catch {
    return undefined;
  }
}

/** The images of one item: each file once, under a short id. */
export class ImageShelf {
  readonly images: DraftImage[] = [];
  private readonly ids = new Map<string, string>();
  private bytes = 0;

  constructor(private readonly find: FindFile) {}

  /**
   * Takes the image at an address of the markup: a data URI, or a file beside the item.
   * @returns its id, or why it does not come along
   */
  take(address: string): { id: string } | { reason: string } {
    const known = this.ids.get(address);
    if (known) return { id: known };
    if (/^(?:https?:)?\/\//i.test(address)) return { reason: 'the image lies on another server' };
    const bytes = /^data:/i.test(address) ? decoded(address) : this.find(address);
    if (!bytes) return { reason: `the image ${address.slice(0, 80)} is not there` };
    return this.add(address, bytes);
  }

  /** Takes a drawing that stands in the markup itself. */
  draw(svg: string): { id: string } | { reason: string } {
    return this.ids.has(svg) ? { id: this.ids.get(svg)! } : this.add(svg, Buffer.from(svg, 'utf8'));
  }

  private add(name: string, bytes: Uint8Array): { id: string } | { reason: string } {
    const type = typeOf(bytes);
    if (!type) return { reason: 'the image is none of PNG, JPEG, GIF, WebP and SVG' };
    if (bytes.length > LIMITS.image) return { reason: `the image is larger than ${megabytes(LIMITS.image)}` };
    this.bytes += bytes.length;
    if (this.bytes > LIMITS.images) return { reason: `the images of the item exceed ${megabytes(LIMITS.images)}` };
    const clean = type === 'image/svg+xml' ? cleanSvg(new TextDecoder().decode(bytes)) : bytes;
    if (clean === undefined) return { reason: 'the drawing is no sound SVG' };
    const id = String(this.images.length + 1);
    this.images.push({ id, type, data: Buffer.from(clean).toString('base64') });
    this.ids.set(name, id);
    return { id };
  }
}
