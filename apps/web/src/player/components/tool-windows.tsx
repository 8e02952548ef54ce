import { loadSite } from '../../config/site';
import { useSite } from '../../config/use-site';
import { CalculatorTool, loadGraphing } from '../calculator/calculator-tool';
import { loadReferenceSheet, ReferenceTool } from '../reference/reference-tool';
import type { ToolWindows as Tools } from '../hooks/use-tool-windows';

/** The open tools of a Math section. A chunk of its own: nobody waits for it before the first question. */
export function ToolWindows({ tools }: { tools: Tools }) {
  const { calculatorUrl } = useSite();
  return (
    <>
      {tools.open.has('calculator') ? (
        <CalculatorTool url={calculatorUrl} onClose={() => tools.toggle('calculator')} />
      ) : null}
      {tools.open.has('reference') ? <ReferenceTool onClose={() => tools.toggle('reference')} /> : null}
    </>
  );
}

/** What the windows show is fetched apart from them, and whose calculator it is. */
export const fetchToolContents = (): Promise<unknown> =>
  Promise.all([loadGraphing(), loadReferenceSheet(), loadSite()]);
