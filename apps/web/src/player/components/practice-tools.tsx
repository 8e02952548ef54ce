import { useLayoutEffect } from 'react';
import type { ToolWindows as Tools } from '../hooks/use-tool-windows';
import { keepFromWindows } from '../windows/window-store';
import { AnnouncerProvider } from './announcer';
import { ToolWindows } from './tool-windows';

export { fetchToolContents } from './tool-windows';

/** From this width on question, tool and tutor have room next to each other. */
const WIDE_PX = 1200;
const TUTOR_PX = 360;
const PHONE_PX = 768;

/** Up to this height a phone's tutor bar is low. */
const LOW_PX = 420;
const TUTOR_BAR_PX = { low: 44, usual: 64 };

/** A phone keeps the tutor's bar in reach, a wide screen the tutor. A tablet's tools stand where the tutor is. */
const kept = (asideFrom: number) => () => ({
  footer: window.innerWidth >= PHONE_PX ? 0 : TUTOR_BAR_PX[window.innerHeight <= LOW_PX ? 'low' : 'usual'],
  aside: window.innerWidth >= asideFrom ? TUTOR_PX : 0,
});

interface PracticeToolsProps {
  tools: Tools;
  /** The tutor has the screen's right edge; in the trial it's in the middle of a page. */
  tutorAtEdge: boolean;
}

/** The tool windows of a practice session, which leave its tutor in reach. */
export function PracticeTools({ tools, tutorAtEdge }: PracticeToolsProps) {
  useLayoutEffect(() => keepFromWindows(kept(tutorAtEdge ? WIDE_PX : Number.POSITIVE_INFINITY)), [tutorAtEdge]);
  return (
    <AnnouncerProvider>
      <ToolWindows tools={tools} />
    </AnnouncerProvider>
  );
}
