import { useCallback, useEffect, useRef, useState } from 'react';
import { isAway, lookAt, readDraft, Refused, releaseDraft, saveDraft } from './api';
import { Autosave, type Outcome, type SaveState } from './autosave';
import { begin, change, redo, undo, type History } from './history';
import type { DraftFault, Fields, Look, StoredDraft } from './wire';

const LOOK_PAUSE_MS = 150;

/** What a conflict, a release or a fault of the server says; null for nothing. */
export interface News {
  tone: 'good' | 'bad';
  text: string;
  faults: readonly DraftFault[];
}

async function send(
  key: string,
  version: string,
  fields: Fields,
  onConflict: (theirs: StoredDraft) => void,
): Promise<Outcome> {
  try {
    return { kind: 'saved', version: (await saveDraft(key, version, fields)).version };
  } catch (error) {
    if (isAway(error)) return { kind: 'away' };
    if (error instanceof Refused && error.stored) {
      onConflict(error.stored);
      return { kind: 'conflict' };
    }
    const message = error instanceof Error ? error.message : String(error);
    const where = error instanceof Refused ? error.faults.map(({ field, message: said }) => `${field}: ${said}`) : [];
    return { kind: 'refused', message: [message, ...where].join(' ') };
  }
}

/** A draft that is being edited: what is on the page, how it stands to what is stored, and what the checks say of it. */
export function useDraft(key: string) {
  const [stored, setStored] = useState<StoredDraft | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const [history, setHistory] = useState<History<Fields> | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [save, setSave] = useState<SaveState>({ kind: 'saved' });
  const [theirs, setTheirs] = useState<StoredDraft | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [isReleasing, setReleasing] = useState(false);
  const autosave = useRef<Autosave<Fields> | null>(null);
  const latest = useRef<History<Fields> | null>(null);

  const put = useCallback((next: History<Fields>): void => {
    latest.current = next;
    setHistory(next);
  }, []);

  const take = useCallback(
    (draft: StoredDraft): void => {
      autosave.current?.stop();
      autosave.current = new Autosave<Fields>({
        version: draft.version,
        send: (fields, version) => send(key, version, fields, setTheirs),
        onState: setSave,
      });
      setStored(draft);
      setTheirs(null);
      setSave({ kind: 'saved' });
      put(latest.current ? change(latest.current, draft.fields, 'question', 0) : begin(draft.fields));
    },
    [key, put],
  );

  useEffect(() => {
    readDraft(key).then(take, (error: unknown) => setMissing(error instanceof Error ? error.message : String(error)));
    return () => void autosave.current?.flush();
  }, [key, take]);

  const fields = history?.present;
  useEffect(() => {
    if (!fields) return;
    let isOld = false;
    const timer = setTimeout(
      () =>
        void lookAt(key, fields).then(
          (seen) => !isOld && setLook(seen),
          // Away: the save says so. Refused: it says that, too, and the last look stays.
          () => undefined,
        ),
      LOOK_PAUSE_MS,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [key, fields]);

  useEffect(() => {
    // A window that one comes back to may be behind another one.
    const catchUp = (): void => {
      if (document.visibilityState !== 'visible' || autosave.current?.isDirty) return;
      readDraft(key).then(
        (draft) => {
          if (!autosave.current?.isDirty && draft.version !== autosave.current?.version) take(draft);
        },
        () => undefined,
      );
    };
    const leave = (): void => {
      const present = latest.current?.present;
      if (present && autosave.current?.isDirty)
        void saveDraft(key, autosave.current.version, present, true).catch(() => undefined);
    };
    window.addEventListener('focus', catchUp);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('focus', catchUp);
      window.removeEventListener('pagehide', leave);
    };
  }, [key, take]);

  useEffect(() => {
    if (save.kind === 'saved') return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [save.kind]);

  const edit = useCallback(
    (next: Fields, field: string): void => {
      if (!latest.current) return;
      put(change(latest.current, next, field, Date.now()));
      autosave.current?.change(next);
      setNews(null);
      setStored((draft) => draft && { ...draft, released: null });
    },
    [put],
  );

  /** @returns the field that changed */
  const step = useCallback(
    (move: typeof undo): string | null => {
      const made = latest.current && move(latest.current);
      if (!made) return null;
      put(made.history);
      autosave.current?.change(made.history.present);
      setStored((draft) => draft && { ...draft, released: null });
      return made.field;
    },
    [put],
  );

  const release = async (): Promise<void> => {
    await autosave.current?.flush();
    if (!autosave.current || autosave.current.isDirty) return;
    setReleasing(true);
    try {
      const { stored: released, told } = await releaseDraft(key, autosave.current.version);
      autosave.current.version = released.version;
      setStored(released);
      setNews({
        tone: 'good',
        text: `Released as ${released.released?.key} in release ${released.released?.release}. ${told}`,
        faults: [],
      });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      setNews({ tone: 'bad', text, faults: error instanceof Refused ? error.faults : [] });
    } finally {
      setReleasing(false);
    }
  };

  return {
    stored,
    missing,
    fields,
    look,
    save,
    theirs,
    news,
    isReleasing,
    edit,
    release,
    undo: history && history.past.length > 0 ? () => step(undo) : null,
    redo: history && history.future.length > 0 ? () => step(redo) : null,
    saveNow: () => void autosave.current?.flush(),
    /** After a conflict: what the other window stored, or what is here. */
    takeTheirs: () => theirs && take(theirs),
    keepMine: () => {
      if (!theirs || !latest.current) return;
      setTheirs(null);
      void autosave.current?.overwrite(theirs.version, latest.current.present);
    },
  };
}
