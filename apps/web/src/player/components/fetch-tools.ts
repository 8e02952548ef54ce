import type { SectionName } from '../types';
import { loadPanels } from './test-header';

const nothing = (): void => undefined;

export const loadTools = () => import('./tool-windows');

/**
 * Fetches the tools once the first question is there, so that each opens at once and offline. One after the other: their
 * code never comes all at once between a click and its response.
 */
export const fetchTools = async (section: SectionName): Promise<void> => {
  if (section === 'math')
    await loadTools()
      .then(({ fetchToolContents }) => fetchToolContents())
      .catch(nothing);
  await loadPanels().catch(nothing);
};
