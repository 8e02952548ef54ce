import { useState } from 'react';
import { readSettings, writeSettings, type ReadingSettings } from '../layout';

/** The reader's settings, kept on this device. */
export function useReadingSettings(): [ReadingSettings, (settings: ReadingSettings) => void] {
  const [settings, setSettings] = useState(readSettings);
  return [
    settings,
    (next) => {
      setSettings(next);
      writeSettings(next);
    },
  ];
}
