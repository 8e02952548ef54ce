import { LIMITS } from './limits.js';
import { Unreadable } from './unreadable.js';

/** An element of XML or HTML as the readers walk it: without namespaces, comments and instructions. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Node[];
  /** Where it begins in its file, from 1; 0 where nobody counted. */
  line: number;
}

/** A run of text, or an element. */
export type Node = string | Tag;

export const isTag = (node: Node): node is Tag => typeof node !== 'string';

/** Elements directly within. */
export const tagsOf = (tag: Tag): Tag[] => tag.children.filter(isTag);

/** The first child of that name. */
export const child = (tag: Tag, name: string): Tag | undefined => tagsOf(tag).find((each) => each.name === name);

export const childrenOf = (tag: Tag, name: string): Tag[] => tagsOf(tag).filter((each) => each.name === name);

/** Every element within, itself not, in the order of the file. */
export function descendants(tag: Tag): Tag[] {
  return tagsOf(tag).flatMap((each) => [each, ...descendants(each)]);
}

export const within = (tag: Tag, name: string): Tag[] => descendants(tag).filter((each) => each.name === name);

/** All text within, as it stands. */
export const textOf = (node: Node): string => (isTag(node) ? node.children.map(textOf).join('') : node);

/** @throws Unreadable beyond the bound, before anything recursive is done with what is read */
export function checkDepth(depth: number): void {
  if (depth > LIMITS.depth) throw new Unreadable(`more than ${LIMITS.depth} elements stand inside one another`);
}
