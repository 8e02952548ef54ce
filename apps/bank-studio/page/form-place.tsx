import { useState } from 'react';
import { CATEGORIES, SKILLS } from '@aivy/exam';
import { EditField, FaultNotes } from './edit-field';
import { FormPart, type FormProps } from './form-part';
import styles from './form.module.css';
import { faultsAt } from './parts';
import type { Band } from './wire';

const SECONDS = { min: 20, max: 240 } as const;
const BANDS: readonly Band[] = ['easy', 'medium', 'hard'];
const SUBJECT_NAMES = { english: 'Reading & Writing', math: 'Math' } as const;

function SkillField({ fields, faults, onEdit }: FormProps) {
  return (
    <EditField field="skill" label="Skill" faults={faultsAt(faults, 'skill', 'key')}>
      {(control) => (
        <select
          {...control}
          value={fields.skill ?? ''}
          onChange={({ target }) =>
            onEdit({ ...fields, skill: target.value === '' ? null : Number(target.value) }, 'skill')
          }
        >
          <option value="">Choose one of thirty</option>
          {CATEGORIES.map((category) => (
            <optgroup key={category.id} label={`${SUBJECT_NAMES[category.subject]}: ${category.name}`}>
              {SKILLS.filter((skill) => skill.category === category.id).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </EditField>
  );
}

function BandField({ fields, faults, onEdit }: FormProps) {
  const own = faultsAt(faults, 'difficulty');
  return (
    <fieldset className={styles.band} aria-describedby={own.length > 0 ? 'band-faults band-hint' : 'band-hint'}>
      <legend className={styles.label}>Band</legend>
      <div>
        {BANDS.map((band) => (
          <label key={band}>
            <input
              type="radio"
              name="band"
              data-field={band === (fields.difficulty ?? 'easy') ? 'difficulty' : undefined}
              checked={fields.difficulty === band}
              onChange={() => onEdit({ ...fields, difficulty: band }, 'difficulty')}
            />
            <span>{band}</span>
          </label>
        ))}
      </div>
      <FaultNotes faults={own} id="band-faults" />
      <p className={styles.hint} id="band-hint">
        Of all who sit the exam, more than 75 % get an easy one right, fewer than 45 % a hard one.
      </p>
    </fieldset>
  );
}

const readSeconds = (text: string): number | null => {
  const seconds = Number(text);
  return /^\d+$/.test(text) && seconds >= SECONDS.min && seconds <= SECONDS.max ? seconds : null;
};

function SecondsField({ fields, faults, onEdit }: FormProps) {
  const [typed, setTyped] = useState('');
  // What is typed stays on the page until it is a time; what is stored is one or none.
  const shown = fields.seconds === readSeconds(typed) ? typed : String(fields.seconds ?? '');
  const isOdd = shown !== '' && readSeconds(shown) === null;
  const own = isOdd
    ? [{ field: 'seconds', rule: 'range', message: `${SECONDS.min} to ${SECONDS.max} seconds` }]
    : faultsAt(faults, 'seconds');
  return (
    <EditField field="seconds" label="Expected time, seconds" hint="With reading: 20 to 240." faults={own}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onEdit({ ...fields, seconds: readSeconds(target.value) }, 'seconds');
          }}
        />
      )}
    </EditField>
  );
}

/** Where the item belongs: its skill, its band and its time. */
export const PlacePart = (props: FormProps) => (
  <FormPart part="place">
    <SkillField {...props} />
    <div className={styles.pair}>
      <BandField {...props} />
      <SecondsField {...props} />
    </div>
  </FormPart>
);
