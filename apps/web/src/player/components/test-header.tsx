import type { StudentQuestion } from '@aivy/contracts';
import { Popover, PopoverClose, Spinner } from '@aivy/web-ui';
import { ALargeSmall, ChevronDown, Ellipsis, Info } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { useNarrow } from '../../lib/use-narrow';
import type { ReadingSettings } from '../layout';
import { lazyTool } from '../lazy-tool';
import type { TestLimit } from '../time';
import type { SectionName } from '../types';
import { PaceNotice } from './pace-notice';
import { PaceStrip } from './pace-strip';
import { SECTION_TOOLS, type ToolName } from './section-tools';
import { Timer } from './timer';
import { ToolButton } from './tool-button';
import { ToolsMenu } from './tools-menu';
import styles from './test-header.module.css';

/** Opened rarely, so not part of the first load. */
export const loadPanels = () => import('./panels');
const MorePanel = lazyTool(async () => (await loadPanels()).MorePanel);
const TextSettings = lazyTool(async () => (await loadPanels()).TextSettings);
const Directions = lazyTool(async () => (await loadPanels()).Directions);

const LINE_ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.9 } as const;

export interface TestHeaderProps {
  title: string;
  section: SectionName;
  questions: readonly StudentQuestion[];
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
  onReadAloud: (() => void) | null;
}

/** One row. Memoised: neither an answer nor a step changes what it shows. */
export const TestHeader = memo(function TestHeader({
  title,
  section,
  questions,
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
  onReadAloud,
}: TestHeaderProps) {
  const [timerHidden, setTimerHidden] = useState(false);
  const narrow = useNarrow();
  const windows = SECTION_TOOLS[section];
  const directions = (
    <Suspense fallback={<Spinner />}>
      <Directions section={section} title={title} until={limit === null ? until : `the time is up or ${until}`} />
    </Suspense>
  );
  const text = (
    <Suspense fallback={<Spinner />}>
      <TextSettings settings={settings} onChange={onSettings} />
    </Suspense>
  );
  const more = (
    <Suspense fallback={<Spinner />}>
      <MorePanel
        settings={settings}
        onChange={onSettings}
        leaveNote={leaveNote}
        onLeave={onLeave}
        onShortcuts={onShortcuts}
        onLineReader={onLineReader}
        onReadAloud={onReadAloud}
      />
    </Suspense>
  );
  return (
    <header className={styles.header} aria-label="Test controls">
      <div className={styles.row} data-untimed={limit === null}>
        <div className={styles.section}>
          <h1 className={styles.title}>{title}</h1>
          {narrow ? null : (
            <Popover
              label="Directions"
              align="start"
              trigger={
                <button type="button" className={styles.directions}>
                  Directions <ChevronDown aria-hidden="true" size={18} />
                </button>
              }
            >
              {directions}
              <PopoverClose>
                <button type="button" className={styles.closeDirections}>
                  Close
                </button>
              </PopoverClose>
            </Popover>
          )}
        </div>
        {limit === null ? <span /> : <Timer limit={limit} hidden={timerHidden} onHide={setTimerHidden} />}
        <div className={styles.tools} role="group" aria-label="Test tools">
          {narrow ? (
            <ToolsMenu
              tools={windows.map(({ tool, label, icon: Icon }) => ({
                label,
                icon: <Icon {...LINE_ICON} />,
                pressed: openTools.has(tool),
                onPress: () => onTool(tool),
              }))}
              panels={[
                { label: 'Directions', icon: <Info {...LINE_ICON} />, title: 'Directions', content: directions },
                { label: 'Text', icon: <ALargeSmall {...LINE_ICON} />, title: 'Text settings', content: text },
                { label: 'More', icon: <Ellipsis {...LINE_ICON} />, title: 'More', content: more },
              ]}
            />
          ) : (
            <>
              {windows.map(({ tool, label, icon }) => (
                <ToolButton
                  key={tool}
                  icon={icon}
                  label={label}
                  data-tool={tool}
                  aria-pressed={openTools.has(tool)}
                  onClick={() => onTool(tool)}
                />
              ))}
              <Popover label="Text settings" align="end" trigger={<ToolButton icon={ALargeSmall} label="Text" />}>
                {text}
              </Popover>
              <Popover label="More" align="end" trigger={<ToolButton icon={Ellipsis} label="More" />}>
                {more}
              </Popover>
            </>
          )}
        </div>
      </div>
      {timerHidden ? <div className={styles.noPace} /> : <PaceStrip />}
      <PaceNotice key={section} questions={questions} limit={limit} />
    </header>
  );
});
