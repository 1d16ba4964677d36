import face from 'virtual:icon/line/scan-face';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Field } from '../fields/field.tsx';
import { type Labels, useField } from '../fields/use-field.ts';
import { useFormContext } from '../form/form-context.ts';
import styles from './photo-field.module.css';
import { texts as ownTexts } from './photo-field.texts.ts';
import { usePhoto } from './use-photo.ts';

/** The longest side of a photo, in pixels (CHILD-11). */
const LONGEST_SIDE = 150;

interface Props extends Labels {
  /** Address of the saved photo. */
  saved?: string | undefined;
  /** Grows when the picked photo has been saved. */
  saves?: number;
  /** Longest side, in pixels. */
  size?: number;
}

/**
 * Picks a photo, from a phone's camera too, and shows it. Its form value is a data URL (see `photo-value.ts`). It is
 * always optional.
 */
export function PhotoField({ saved, saves = 0, size = LONGEST_SIDE, ...labels }: Props) {
  const { form, texts: overrides } = useFormContext();
  const texts = { ...ownTexts, ...overrides };
  const model = useField('photo', labels);
  const { name, inputId, inputProps } = model;
  const { value, step, isRefused, pick, remove, discard } = usePhoto(form, name, {
    size,
    hasSaved: Boolean(saved),
    saves,
  });
  const input = useRef<HTMLInputElement>(null);

  const isNew = value.startsWith('data:');
  const shown = isNew ? value : value === '' ? saved : undefined;
  const [way, act] = isRefused
    ? [texts['photo.discard'], discard]
    : shown
      ? [texts['photo.remove'], remove]
      : [];
  const isTrue = { idle: false, working: true, ready: isNew, removed: !shown }[step];

  return (
    <Field model={model} {...labels} isOptional>
      <div className={styles.photo} data-step={step}>
        <div className={styles.frame}>
          {shown ? (
            <img
              className={styles.picture}
              src={shown}
              alt={isNew ? texts['photo.preview'] : texts['photo.saved']}
            />
          ) : (
            <Icon path={face} line />
          )}
        </div>
        <div className={styles.ways}>
          <input
            className="ap-visually-hidden"
            ref={input}
            id={inputId}
            name={name}
            type={inputProps.type}
            autoComplete={inputProps.autoComplete}
            accept="image/*"
            aria-invalid={inputProps['aria-invalid']}
            aria-describedby={inputProps['aria-describedby']}
            onChange={(event) => {
              const { files } = event.target;
              const [file] = files ?? [];
              event.target.value = ''; // so that the same file can be picked again
              if (file) pick(file);
            }}
          />
          <label className="ap-button ap-quiet" htmlFor={inputId}>
            {shown ? texts['photo.change'] : texts['photo.pick']}
          </label>
          {act && (
            <Button
              plain
              className={styles.remove}
              onClick={() => {
                act();
                input.current?.focus(); // this button goes
              }}
            >
              {way}
            </Button>
          )}
          <p className={styles.said} role="status">
            {step !== 'idle' && isTrue ? texts[`photo.${step}`] : ''}
          </p>
        </div>
      </div>
    </Field>
  );
}
