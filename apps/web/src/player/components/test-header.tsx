import { Popover, PopoverClose, Spinner } from '@aivy/web-ui';
import {
  BookOpenText,
  Calculator as CalculatorIcon,
  ALargeSmall,
  ChevronDown,
  Ellipsis,
  Highlighter,
} from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import type { ReadingSettings } from '../layout';
import { lazyTool } from '../lazy-tool';
import type { TestLimit } from '../time';
import type { SectionName } from '../types';
import { PaceStrip } from './pace-strip';
import { Timer } from './timer';
import { ToolButton } from './tool-button';
import styles from './test-header.module.css';

/** Opened rarely, so not part of the first load. */
export const loadPanels = () => import('./panels');
const MorePanel = lazyTool(async () => (await loadPanels()).MorePanel);
const TextSettings = lazyTool(async () => (await loadPanels()).TextSettings);
const Directions = lazyTool(async () => (await loadPanels()).Directions);

export type ToolName = 'calculator' | 'reference' | 'notes';

export interface TestHeaderProps {
  title: string;
  section: SectionName;
  /** Null in modes without a timer. */
  limit: TestLimit | null;
  /** What leaving means for the clock. */
  leaveNote: string;
  /** What ends this part of the test before its time. */
  until: string;
  openTools: ReadonlySet<ToolName>;
  onTool(tool: ToolName): void;
  settings: ReadingSettings;
  onSettings(settings: ReadingSettings): void;
  onLeave(): void;
  onShortcuts(): void;
  onLineReader: (() => void) | null;
}

/** Memoised: neither an answer nor a step changes what it shows. */
export const TestHeader = memo(function TestHeader({
  title,
  section,
  limit,
  leaveNote,
  until,
  openTools,
  onTool,
  settings,
  onSettings,
  onLeave,
  onShortcuts,
  onLineReader,
}: TestHeaderProps) {
  const [timerHidden, setTimerHidden] = useState(false);
  return (
    <header className={styles.header} aria-label="Test controls">
      <div className={styles.row} data-untimed={limit === null}>
        <div className={styles.section}>
          <h1 className={styles.title}>{title}</h1>
          <Popover
            label="Directions"
            align="start"
            trigger={
              <button type="button" className={styles.directions}>
                Directions <ChevronDown aria-hidden="true" size={18} />
              </button>
            }
          >
            <Suspense fallback={<Spinner />}>
              <Directions
                section={section}
                title={title}
                until={limit === null ? until : `the time is up or ${until}`}
              />
            </Suspense>
            <PopoverClose>
              <button type="button" className={styles.closeDirections}>
                Close
              </button>
            </PopoverClose>
          </Popover>
        </div>
        {limit === null ? <span /> : <Timer limit={limit} hidden={timerHidden} onHide={setTimerHidden} />}
        <div className={styles.tools} role="group" aria-label="Test tools">
          {section === 'math' ? (
            <>
              <ToolButton
                icon={CalculatorIcon}
                label="Calculator"
                data-tool="calculator"
                aria-pressed={openTools.has('calculator')}
                onClick={() => onTool('calculator')}
              />
              <ToolButton
                icon={BookOpenText}
                label="Reference"
                data-tool="reference"
                aria-pressed={openTools.has('reference')}
                onClick={() => onTool('reference')}
              />
            </>
          ) : (
            <ToolButton
              icon={Highlighter}
              label="Annotate"
              data-tool="notes"
              aria-pressed={openTools.has('notes')}
              onClick={() => onTool('notes')}
            />
          )}
          <Popover label="Text settings" align="end" trigger={<ToolButton icon={ALargeSmall} label="Text" />}>
            <Suspense fallback={<Spinner />}>
              <TextSettings settings={settings} onChange={onSettings} />
            </Suspense>
          </Popover>
          <Popover label="More" align="end" trigger={<ToolButton icon={Ellipsis} label="More" />}>
            <Suspense fallback={<Spinner />}>
              <MorePanel
                settings={settings}
                onChange={onSettings}
                leaveNote={leaveNote}
                onLeave={onLeave}
                onShortcuts={onShortcuts}
                onLineReader={onLineReader}
              />
            </Suspense>
          </Popover>
        </div>
      </div>
      {timerHidden ? <div className={styles.noPace} /> : <PaceStrip />}
    </header>
  );
});
