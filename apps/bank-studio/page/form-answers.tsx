import { useState } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import {
  exactly,
  isExact,
  LEAST_OPTIONS,
  MOST_OPTIONS,
  movedOption,
  readNumbers,
  withOption,
  withoutOption,
  withType,
} from './changes';
import { EditField, FaultNotes, LongText } from './edit-field';
import { FormPart, type FormProps } from './form-part';
import styles from './form.module.css';
import { faultsAt } from './parts';
import type { Fields } from './wire';

type ChoiceFields = Extract<Fields, { type: 'choice' }>;
type NumericFields = Extract<Fields, { type: 'numeric' }>;
type TextFields = Extract<Fields, { type: 'text' }>;

export const letterAt = (index: number): string => String.fromCharCode(65 + index);

const TYPES: readonly { type: Fields['type']; name: string }[] = [
  { type: 'choice', name: 'Choice of four' },
  { type: 'numeric', name: 'A number that is typed' },
  { type: 'text', name: 'Words that are typed (the exam has none)' },
];

function TypeField({ fields, faults, onEdit }: FormProps) {
  return (
    <EditField field="type" label="Kind of answer" faults={faultsAt(faults, 'type')}>
      {(control) => (
        <select
          {...control}
          value={fields.type}
          onChange={({ target }) => onEdit(withType(fields, target.value as Fields['type']), 'type')}
        >
          {TYPES.filter(({ type }) => type !== 'text' || fields.type === 'text').map(({ type, name }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </select>
      )}
    </EditField>
  );
}

function OptionTools({ fields, onEdit, index }: FormProps<ChoiceFields> & { index: number }) {
  const { id } = fields.options[index]!;
  const letter = letterAt(index);
  return (
    <div className={styles.tools}>
      <button
        type="button"
        aria-label={`Move choice ${letter} up`}
        disabled={index === 0}
        onClick={() => onEdit(movedOption(fields, id, -1), 'options')}
      >
        <ArrowUp size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Move choice ${letter} down`}
        disabled={index === fields.options.length - 1}
        onClick={() => onEdit(movedOption(fields, id, 1), 'options')}
      >
        <ArrowDown size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Remove choice ${letter}`}
        disabled={fields.options.length <= LEAST_OPTIONS}
        onClick={() => onEdit(withoutOption(fields, id), 'options')}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </div>
  );
}

function Choices(props: FormProps<ChoiceFields>) {
  const { fields, faults, onEdit } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>Choices, the right one marked</legend>
      <FaultNotes faults={faultsAt(faults, 'options', 'answer')} />
      {fields.options.map(({ id, html }, index) => (
        <div className={styles.choice} key={id}>
          <label className={styles.key}>
            <input
              type="radio"
              name="answer"
              data-field={fields.answer === id || index === 0 ? 'answer' : undefined}
              checked={fields.answer === id}
              onChange={() => onEdit({ ...fields, answer: id }, 'answer')}
            />
            <span aria-hidden>{letterAt(index)}</span>
            <span className="vh">Choice {letterAt(index)} is right</span>
          </label>
          <LongText
            field={`options.${id}.html`}
            label={<span className="vh">Choice {letterAt(index)}</span>}
            faults={faultsAt(faults, `options.${id}.html`)}
            value={html}
            onText={(typed) =>
              onEdit(
                {
                  ...fields,
                  options: fields.options.map((each) => (each.id === id ? { ...each, html: typed } : each)),
                },
                `options.${id}.html`,
              )
            }
          />
          <OptionTools {...props} index={index} />
        </div>
      ))}
      <button
        type="button"
        className={styles.add}
        disabled={fields.options.length >= MOST_OPTIONS}
        onClick={() => onEdit(withOption(fields), 'options')}
      >
        <Plus size={16} aria-hidden /> Add a choice
      </button>
    </fieldset>
  );
}

function Numbers({ fields, faults, onEdit }: FormProps<NumericFields>) {
  const [typed, setTyped] = useState('');
  const stored = fields.accepted.map(({ value }) => value).join(', ');
  const shown = readNumbers(typed).numbers.join(', ') === stored ? typed : stored;
  const { others } = readNumbers(shown);
  const ranges = fields.accepted.filter((range) => !isExact(range));
  const odd =
    others.length > 0 ? [{ field: 'accepted', rule: 'number', message: `${others.join(', ')} is no number` }] : [];
  return (
    <>
      <EditField
        field="accepted"
        label="Right numbers"
        hint="Separated by commas: 3/2, 1.5. An equal fraction and a decimal that fills the field count as well."
        faults={[...odd, ...faultsAt(faults, 'accepted')]}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              const known = new Map(fields.accepted.map((range) => [range.value, range]));
              const accepted = readNumbers(target.value).numbers.map((value) => known.get(value) ?? exactly(value));
              onEdit({ ...fields, accepted }, 'accepted');
            }}
          />
        )}
      </EditField>
      {ranges.length > 0 && (
        <div className={styles.ranges}>
          <p>{ranges.map(({ value, min, max }) => `${min} to ${max} counted as ${value}`).join('; ')} in the source.</p>
          <button
            type="button"
            onClick={() =>
              onEdit({ ...fields, accepted: fields.accepted.map(({ value }) => exactly(value)) }, 'accepted')
            }
          >
            Take the numbers alone
          </button>
        </div>
      )}
    </>
  );
}

const Words = ({ fields, faults }: FormProps<TextFields>) => (
  <div>
    <p className={styles.label}>Right in the source</p>
    <ul className={styles.words}>
      {fields.accepted.map(({ value, caseSensitive, wildcard }) => (
        <li key={value}>
          {value}
          {caseSensitive && ', written exactly so'}
          {wildcard && ', * for any characters'}
        </li>
      ))}
    </ul>
    <FaultNotes faults={faultsAt(faults, 'accepted')} />
  </div>
);

/** What can be answered, and what is right. */
export function AnswersPart(props: FormProps) {
  const { fields } = props;
  return (
    <FormPart part="answers">
      <TypeField {...props} />
      {fields.type === 'choice' && <Choices {...props} fields={fields} />}
      {fields.type === 'numeric' && <Numbers {...props} fields={fields} />}
      {fields.type === 'text' && <Words {...props} fields={fields} />}
    </FormPart>
  );
}
