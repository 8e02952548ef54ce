import { Popover, PopoverClose } from '@aivy/web-ui';
import { ArrowLeft, LayoutGrid } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ToolButton } from './tool-button';
import styles from './test-header.module.css';

export interface MenuTool {
  label: string;
  icon: ReactNode;
  /** Of a window: it is open now. */
  pressed: boolean;
  onPress(): void;
}

export interface MenuPanel {
  /** On its line in the menu. */
  label: string;
  icon: ReactNode;
  /** What the panel is called. */
  title: string;
  content: ReactNode;
}

/** All that the header of a wide screen has beside the clock, behind one button: windows first, then panels to step into. */
export function ToolsMenu({ tools, panels }: { tools: readonly MenuTool[]; panels: readonly MenuPanel[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const panel = panels.find(({ label }) => label === shown);
  return (
    <Popover
      label={panel?.title ?? 'Tools'}
      align="end"
      onOpenChange={() => setShown(null)}
      trigger={<ToolButton icon={LayoutGrid} label="Tools" data-tool="menu" />}
    >
      {panel ? (
        <>
          {/* The focus was on the line that has gone. */}
          <button type="button" className={styles.back} autoFocus onClick={() => setShown(null)}>
            <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.9} /> Tools
          </button>
          {panel.content}
        </>
      ) : (
        <ul className={styles.menu}>
          {tools.map(({ label, icon, pressed, onPress }) => (
            <li key={label}>
              <PopoverClose>
                <button type="button" className={styles.line} aria-pressed={pressed} onClick={onPress}>
                  {icon} {label}
                </button>
              </PopoverClose>
            </li>
          ))}
          {panels.map(({ label, icon }) => (
            <li key={label}>
              <button type="button" className={styles.line} onClick={() => setShown(label)}>
                {icon} {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
