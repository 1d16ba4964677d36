import type { InputHTMLAttributes, Ref } from 'react';
import { fieldId } from './field-id.ts';
import { type FieldKind, type FieldName, fieldKinds } from './fields.ts';
import { useFormContext } from './form-context.ts';

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> };

export interface FieldModel {
  name: string;
  inputId: string;
  hintId: string;
  hasError: boolean;
  /** Everything of the table, the form and its messages that an input carries. */
  inputProps: InputProps;
}

/** A field of the table in the form around it. */
export function useField(kind: FieldName, hasHint: boolean): FieldModel {
  const { form, id } = useFormContext();
  const { name, type, isVerbatim, ...hints }: FieldKind = fieldKinds[kind];
  const hasError = name in form.errors;
  const hintId = fieldId(id, name, '-hint');
  const describedBy = [hasError && fieldId(id, name, '-error'), hasHint && hintId].filter(Boolean).join(' ');
  return {
    name,
    inputId: fieldId(id, name),
    hintId,
    hasError,
    inputProps: {
      ...form.register(name),
      ...hints,
      ...(isVerbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
      id: fieldId(id, name),
      type,
      'aria-invalid': hasError || undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
