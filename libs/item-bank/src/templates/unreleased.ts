import type { Template } from './template.js';

/**
 * Templates that are written, and whose items no bank has yet: nobody but their author has solved them. They are
 * released by moving their list to the end of `TEMPLATES`, so that what is released already keeps its place. None waits
 * now.
 */
export const UNRELEASED_TEMPLATES: readonly Template[] = [];
