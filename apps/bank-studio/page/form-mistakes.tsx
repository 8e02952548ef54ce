import { Plus, Trash2 } from 'lucide-react';
import { withoutSlip, withSlip } from './changes';
import { LongText, ShortText } from './edit-field';
import { letterAt } from './form-answers';
import { FormPart, type FormProps } from './form-part';
import styles from './form.module.css';
import { faultsAt } from './parts';
import type { Fields, Option, Slip } from './wire';

type ChoiceFields = Extract<Fields, { type: 'choice' }>;
type EntryFields = Exclude<Fields, { type: 'choice' }>;

interface NoteProps extends Pick<FormProps, 'faults'> {
  /** Where it stands: `options.B` or `common_wrong.0`. */
  at: string;
  note: Pick<Option, 'misconception' | 'feedback'>;
  onNote: (note: Pick<Option, 'misconception' | 'feedback'>, field: string) => void;
}

const Note = ({ at, note, faults, onNote }: NoteProps) => (
  <>
    <ShortText
      field={`${at}.misconception`}
      label="Misconception"
      list="misconceptions"
      faults={faultsAt(faults, `${at}.misconception`)}
      value={note.misconception}
      onText={(misconception) => onNote({ ...note, misconception }, `${at}.misconception`)}
    />
    <LongText
      field={`${at}.feedback`}
      label="What the student is told"
      faults={faultsAt(faults, `${at}.feedback`)}
      value={note.feedback}
      onText={(feedback) => onNote({ ...note, feedback }, `${at}.feedback`)}
    />
  </>
);

const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

function OfChoices({ fields, faults, onEdit }: FormProps<ChoiceFields>) {
  return fields.options.map((option, index) =>
    option.id === fields.answer ? null : (
      <fieldset className={styles.mistake} key={option.id}>
        <legend>
          <b>{letterAt(index)}</b> {text(option.html)}
        </legend>
        <Note
          at={`options.${option.id}`}
          note={option}
          faults={faults}
          onNote={(note, field) =>
            onEdit(
              {
                ...fields,
                options: fields.options.map((each) => (each.id === option.id ? { ...each, ...note } : each)),
              },
              field,
            )
          }
        />
      </fieldset>
    ),
  );
}

function OfEntries({ fields, faults, onEdit }: FormProps<EntryFields>) {
  const edit = (index: number, change: Partial<Slip>, field: string): void =>
    onEdit(
      {
        ...fields,
        common_wrong: fields.common_wrong.map((each, at) => (at === index ? { ...each, ...change } : each)),
      },
      field,
    );
  return (
    <>
      {fields.common_wrong.map((slip, index) => (
        // Slips have no name of their own; their order is what they are known by.
        <fieldset className={styles.mistake} key={index}>
          <legend>Frequent wrong answer {index + 1}</legend>
          <ShortText
            field={`common_wrong.${index}.value`}
            label="What is typed"
            faults={faultsAt(faults, `common_wrong.${index}.value`)}
            value={slip.value}
            onText={(value) => edit(index, { value }, `common_wrong.${index}.value`)}
          />
          <Note
            at={`common_wrong.${index}`}
            note={slip}
            faults={faults}
            onNote={(note, field) => edit(index, note, field)}
          />
          <button
            type="button"
            className={styles.add}
            onClick={() => onEdit(withoutSlip(fields, index), 'common_wrong')}
          >
            <Trash2 size={16} aria-hidden /> Remove wrong answer {index + 1}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        className={styles.add}
        data-field="common_wrong"
        onClick={() => onEdit(withSlip(fields), 'common_wrong')}
      >
        <Plus size={16} aria-hidden /> Add a frequent wrong answer
      </button>
    </>
  );
}

interface MistakesProps extends FormProps {
  /** Ids that items of this skill have, the most frequent first. */
  known: readonly string[];
}

/** What leads to each wrong answer, and what its student is told. */
export function MistakesPart({ known, ...props }: MistakesProps) {
  const { fields, faults } = props;
  return (
    <FormPart part="mistakes" faults={faultsAt(faults, 'common_wrong')}>
      <p className={styles.hint}>
        The misconception by its id: small letters and hyphens, best one that items of the skill have already. The
        student is told in one or two sentences what went wrong, and not what is right: others may still be tried.
      </p>
      <datalist id="misconceptions">
        {known.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      {fields.type === 'choice' ? <OfChoices {...props} fields={fields} /> : <OfEntries {...props} fields={fields} />}
    </FormPart>
  );
}
