import { useCallback, useState } from 'react';
import { readSettings, writeSettings, type ReadingSettings } from '../layout';

/** The reader's settings, kept on this device. */
export function useReadingSettings(): [ReadingSettings, (settings: ReadingSettings) => void] {
  const [settings, setSettings] = useState(readSettings);
  const keep = useCallback((next: ReadingSettings) => {
    setSettings(next);
    writeSettings(next);
  }, []);
  return [settings, keep];
}
