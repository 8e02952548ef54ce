import { useSyncExternalStore } from 'react';
import { DraftList } from './draft-list';
import { Editor } from './editor';

const ADDRESS = /^#\/([a-z0-9][a-z0-9-]*)$/;

const onAddress = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The list, or the draft that the address names. */
export function App() {
  const hash = useSyncExternalStore(onAddress, () => window.location.hash);
  const key = ADDRESS.exec(hash)?.[1];
  return key === undefined ? <DraftList /> : <Editor key={key} draftKey={key} />;
}
