import type { SectionName } from '../types';
import { loadPanels } from './test-header';

const nothing = (): void => undefined;

export const loadTools = () => import('./tool-windows');

/**
 * Fetched once the first question stands, so that every tool opens at once and without network; one after the other, so
 * that their code never comes all at once between a click and its answer.
 */
export const fetchTools = async (section: SectionName): Promise<void> => {
  if (section === 'math')
    await loadTools()
      .then(({ fetchToolContents }) => fetchToolContents())
      .catch(nothing);
  await loadPanels().catch(nothing);
};
