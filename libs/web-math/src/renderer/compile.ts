import { createCompiler } from '@aivy/typeset/typesetter';
import { browserAdaptor } from 'mathjax-full/js/adaptors/browserAdaptor.js';

export const compile = createCompiler(browserAdaptor());
