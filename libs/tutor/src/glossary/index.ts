import { ALGEBRA_TERMS } from './algebra.js';
import { DATA_TERMS } from './data.js';
import type { GlossaryEntry } from './entry.js';
import { GEOMETRY_TERMS } from './geometry.js';
import { GRAMMAR_TERMS } from './grammar.js';
import { READING_TERMS } from './reading.js';

/** Every term that the tutor can define. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  ...ALGEBRA_TERMS,
  ...GEOMETRY_TERMS,
  ...DATA_TERMS,
  ...READING_TERMS,
  ...GRAMMAR_TERMS,
];
