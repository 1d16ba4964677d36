import { useRef } from 'react';
import type { FileFamily } from '../../src/api/participation.types.ts';
import { Field } from '../../src/forms/fields/field.tsx';
import { useField } from '../../src/forms/fields/use-field.ts';
import { formatFileSize } from '../../src/i18n/file-sizes.ts';
import { fill, type Texts } from '../../src/i18n/texts.ts';
import styles from './ugc-form.module.css';
import { KILOBYTE } from './upload/describe-file.ts';

interface Props {
  family: FileFamily;
  file: File | null;
  /** Disables the field. */
  isOff: boolean;
  /** As the form says it. */
  limit: string;
  texts: Texts;
  onPick(file: File): void;
}

/** Chooses a file, from a phone's camera too. The form holds whether it fits, and the widget the file. */
export function FileField({ family, file, isOff, limit, texts, onPick }: Props) {
  const label = texts[`ugc.${family}`] ?? '';
  const hint = fill(texts[`ugc.${family}-hint`] ?? '', { size: limit });
  const model = useField('file', { hint });
  const { ref, onChange, ...input } = model.inputProps;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Field model={model} label={label} hint={hint}>
      <div className={styles.file}>
        <input
          {...input}
          ref={field}
          className="ap-visually-hidden"
          accept={`${family}/*`}
          disabled={isOff}
          onClick={({ currentTarget }) => {
            currentTarget.value = ''; // so that the same file can be picked again, once it has been mended
          }}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // an empty choice keeps the previous file
            if (chosen) onPick(chosen);
          }}
        />
        <label className="ap-button ap-quiet" htmlFor={model.inputId} aria-disabled={isOff || undefined}>
          {texts[file ? `ugc.change-${family}` : `ugc.pick-${family}`]}
        </label>
        <p className={styles.chosen} role="status">
          {file ? `${file.name || texts['ugc.unnamed']} · ${formatFileSize(file.size, KILOBYTE)}` : ''}
        </p>
      </div>
    </Field>
  );
}
