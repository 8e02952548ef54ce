import { BookOpenText, Calculator as CalculatorIcon, Highlighter, type LucideIcon } from 'lucide-react';
import type { SectionName } from '../types';

export type ToolName = 'calculator' | 'reference' | 'notes';

/** The tool windows that a section offers. */
export const SECTION_TOOLS: Record<SectionName, readonly { tool: ToolName; label: string; icon: LucideIcon }[]> = {
  math: [
    { tool: 'calculator', label: 'Calculator', icon: CalculatorIcon },
    { tool: 'reference', label: 'Reference', icon: BookOpenText },
  ],
  reading_and_writing: [{ tool: 'notes', label: 'Annotate', icon: Highlighter }],
};
