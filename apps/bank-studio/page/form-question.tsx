import { imageAddress } from './api';
import { figureText, imageText, withFigureText, withImageText, withPassageApart } from './changes';
import { LongText, ShortText } from './edit-field';
import { FormPart, type FormProps } from './form-part';
import styles from './form.module.css';
import { faultsAt } from './parts';

const MARKUP = (
  <>
    HTML with <code>p em strong u sub sup ul ol li table</code>, formulas between <code>\(</code> and <code>\)</code>.
  </>
);

interface QuestionProps extends FormProps {
  draftKey: string;
  images: readonly { id: string; type: string }[];
}

function Images({ draftKey, images, fields, faults, onEdit }: QuestionProps) {
  return images.map(({ id }, index) => {
    const text = imageText(fields, id);
    const alone = images.length === 1;
    return (
      <div className={styles.image} key={id}>
        <img src={imageAddress(draftKey, id)} alt={`Image ${index + 1} of the draft`} />
        {text === null ? (
          <p className={styles.hint}>
            No text of the draft shows this image. Where it belongs, write{' '}
            <code>{`<img src="image:${id}" alt="">`}</code>.
          </p>
        ) : (
          <LongText
            field={`images.${id}`}
            label={alone ? 'Text in place of the image' : `Text in place of image ${index + 1}`}
            hint="What somebody needs to know who cannot see it."
            faults={faultsAt(faults, `images.${id}`)}
            value={text}
            onText={(typed) => onEdit(withImageText(fields, id, typed), `images.${id}`)}
          />
        )}
      </div>
    );
  });
}

/** What is asked, and about what. */
export function QuestionPart({ draftKey, images, ...props }: QuestionProps) {
  const { fields, faults, onEdit } = props;
  const lost = fields.lost;
  const apart = withPassageApart(fields);
  return (
    <FormPart part="question">
      {lost.length > 0 && (
        <ul className={styles.lost} aria-label="What the source had and the draft does not">
          {lost.map(({ field, reason }, index) => (
            <li key={`${field} ${reason}`}>
              <span>
                {field}: {reason}
              </span>
              <button
                type="button"
                data-field={`lost.${index}`}
                onClick={() => onEdit({ ...fields, lost: lost.filter((_, at) => at !== index) }, `lost.${index}`)}
              >
                Looked after
              </button>
            </li>
          ))}
        </ul>
      )}
      <LongText
        field="passage"
        label="Passage"
        hint="Reading & Writing: 25 to 150 words. In Math it goes above the question."
        faults={faultsAt(faults, 'passage')}
        value={fields.passage}
        onText={(passage) => onEdit({ ...fields, passage }, 'passage')}
      />
      {apart && (
        <button type="button" className={styles.add} onClick={() => onEdit(apart, 'passage')}>
          Make all but the last paragraph of the question the passage
        </button>
      )}
      <LongText
        field="question"
        label="Question"
        hint={MARKUP}
        faults={faultsAt(faults, 'question')}
        value={fields.question}
        onText={(question) => onEdit({ ...fields, question }, 'question')}
      />
      <Images {...props} draftKey={draftKey} images={images} />
      {fields.img !== '' && (
        <>
          <ShortText
            field="img.text"
            label="Text in place of the figure"
            faults={faultsAt(faults, 'img')}
            value={figureText(fields.img)}
            onText={(text) => onEdit({ ...fields, img: withFigureText(fields.img, text) }, 'img.text')}
          />
          <LongText
            field="img"
            label="Figure, SVG"
            faults={[]}
            value={fields.img}
            onText={(img) => onEdit({ ...fields, img }, 'img')}
          />
        </>
      )}
    </FormPart>
  );
}
