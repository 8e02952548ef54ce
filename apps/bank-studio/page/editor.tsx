import { useEffect, useState, type ReactNode } from 'react';
import { Button, Chip, Segmented } from '@aivy/web-ui';
import { ArrowLeft, ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { misconceptions } from './api';
import { FaultNotes } from './edit-field';
import styles from './editor.module.css';
import { AnswersPart } from './form-answers';
import { MistakesPart } from './form-mistakes';
import { PlacePart } from './form-place';
import { QuestionPart } from './form-question';
import { ExplanationPart, HintsPart } from './form-words';
import { goToField, goToNextFault, goToPart } from './go-to-field';
import { useNeighbours } from './neighbours';
import { counted, openCount } from './parts';
import { PartsNav } from './parts-bar';
import { Preview } from './preview';
import { SaveNote } from './save-note';
import { ThemeChoice } from './theme-choice';
import { useDraft } from './use-draft';
import type { Misconceptions, Part } from './wire';

const NOTHING_KNOWN: Record<Part, number> = {
  place: 0,
  question: 0,
  answers: 0,
  mistakes: 0,
  hints: 0,
  explanation: 0,
};

function useMisconceptions(): Misconceptions {
  const [known, setKnown] = useState<Misconceptions>({});
  useEffect(() => {
    misconceptions().then(setKnown, () => undefined);
  }, []);
  return known;
}

const isKey = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === key;

/** Undo and redo of the whole form, where the browser would undo in one field alone; save; the next thing to do. */
function useShortcuts(actions: {
  undo: () => void;
  redo: () => void;
  saveNow: () => void;
  nextFault: () => void;
}): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action =
        isKey(event, 'y') || (isKey(event, 'z') && event.shiftKey)
          ? actions.redo
          : isKey(event, 'z')
            ? actions.undo
            : isKey(event, 's')
              ? actions.saveNow
              : event.key === 'F8'
                ? actions.nextFault
                : null;
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const Neighbour = ({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) =>
  to ? (
    <a className={styles.icon} href={`#/${to}`} aria-label={label} title={label}>
      {children}
    </a>
  ) : (
    <span className={styles.icon} aria-hidden>
      {children}
    </span>
  );

/** One draft: its form, and beside it the item that it would be. */
export function Editor({ draftKey }: { draftKey: string }) {
  const draft = useDraft(draftKey);
  const known = useMisconceptions();
  const { before, after, nextOpen } = useNeighbours(draftKey);
  const [pane, setPane] = useState<'form' | 'preview'>('form');
  const { stored, fields, look, save, news } = draft;
  const faults = look?.faults ?? [];
  const open = look?.open ?? NOTHING_KNOWN;
  const left = openCount(open);

  const move = (step: (() => string | null) | null): void => {
    const field = step?.();
    // The field of a choice or slip that came back is drawn first.
    if (field) requestAnimationFrame(() => goToField(field));
  };
  const nextFault = (): void => {
    setPane('form');
    requestAnimationFrame(() => goToNextFault(faults));
  };
  useShortcuts({
    undo: () => move(draft.undo),
    redo: () => move(draft.redo),
    saveNow: draft.saveNow,
    nextFault,
  });
  useEffect(() => {
    document.title = `${draftKey}: draft`;
  }, [draftKey]);

  if (draft.missing !== null)
    return (
      <main className={styles.nothing}>
        <h1>{draftKey}</h1>
        <p>{draft.missing}</p>
        <a href="#/">All drafts</a>
      </main>
    );
  if (!stored || !fields) return <main className={styles.nothing} aria-busy />;

  const form = { fields, faults, onEdit: draft.edit };
  const isReleased = stored.released !== null;
  return (
    <div className={styles.page} data-pane={pane}>
      <header className={styles.top}>
        <div className={styles.bar}>
          <a className={styles.back} href="#/">
            <ArrowLeft size={18} aria-hidden /> Drafts
          </a>
          <div className={styles.name}>
            <h1>{draftKey}</h1>
            <p>
              {stored.origin.file}, {stored.origin.format}
              {stored.scoring.points !== 1 && `, ${counted(stored.scoring.points, 'point')} in the source`}
            </p>
          </div>
          <SaveNote save={save} />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.icon}
              aria-label="Undo"
              title="Undo (Ctrl+Z)"
              aria-keyshortcuts="Control+Z"
              disabled={!draft.undo}
              onClick={() => move(draft.undo)}
            >
              <Undo2 size={18} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.icon}
              aria-label="Redo"
              title="Redo (Ctrl+Shift+Z)"
              aria-keyshortcuts="Control+Shift+Z"
              disabled={!draft.redo}
              onClick={() => move(draft.redo)}
            >
              <Redo2 size={18} aria-hidden />
            </button>
            <Neighbour to={before} label="Draft before">
              <ChevronLeft size={18} aria-hidden />
            </Neighbour>
            <Neighbour to={after} label="Draft after">
              <ChevronRight size={18} aria-hidden />
            </Neighbour>
            <ThemeChoice />
          </div>
          {isReleased ? (
            <Chip tone="correct">Released as {stored.released!.key}</Chip>
          ) : left > 0 ? (
            <Button variant="outline" onClick={nextFault} title="F8" aria-keyshortcuts="F8">
              {counted(left, 'thing')} left: next
            </Button>
          ) : (
            <Button pendingLabel={draft.isReleasing ? 'Releasing…' : undefined} onClick={() => void draft.release()}>
              Release
            </Button>
          )}
        </div>
        <PartsNav
          open={open}
          onGo={(part) => {
            setPane('form');
            requestAnimationFrame(() => goToPart(part));
          }}
        />
        {draft.theirs && (
          <div className={styles.news} data-tone="bad" role="alert">
            <p>Another window has saved this draft since. Nothing of yours is saved until you choose.</p>
            <Button variant="outline" onClick={draft.takeTheirs}>
              Take theirs
            </Button>
            <Button variant="outline" onClick={draft.keepMine}>
              Keep mine
            </Button>
          </div>
        )}
        {news && (
          <div className={styles.news} data-tone={news.tone} role={news.tone === 'bad' ? 'alert' : 'status'}>
            <p>{news.text}</p>
            <FaultNotes faults={news.faults} />
            {news.tone === 'good' && nextOpen && <a href={`#/${nextOpen}`}>Next open draft</a>}
          </div>
        )}
        <div className={styles.panes}>
          <Segmented
            label="Side"
            value={pane}
            options={[
              { value: 'form', label: 'Form' },
              { value: 'preview', label: 'Preview' },
            ]}
            onChange={setPane}
          />
        </div>
      </header>
      <div className={styles.sides}>
        <main className={styles.form} aria-label="Form">
          <PlacePart {...form} />
          <QuestionPart {...form} draftKey={draftKey} images={stored.images} />
          <AnswersPart {...form} />
          <MistakesPart {...form} known={known[fields.skill ?? 0] ?? []} />
          <HintsPart {...form} />
          <ExplanationPart {...form} />
        </main>
        <Preview look={look} />
      </div>
    </div>
  );
}
