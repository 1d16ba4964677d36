import type {
  InputHTMLAttributes,
  ReactNode,
  RefCallback,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { fieldId, useFormContext } from '../form/form-context.ts';
import { type FieldKind, type FieldName, fieldKinds } from './fields.ts';

/** Texts of a field. */
export interface Labels {
  label: string;
  hint?: string | undefined;
  /** Fields are required by default. */
  isOptional?: boolean | undefined;
  /** Content beside the message, e.g. a link to another page. */
  after?: ReactNode;
}

export interface FieldModel {
  name: string;
  inputId: string;
  labelId: string;
  hintId: string;
  hasError: boolean;
  /** Attributes of an input from the table, the form and its messages. */
  inputProps: InputHTMLAttributes<HTMLInputElement> & { ref: RefCallback<HTMLInputElement> };
  /** Attributes of a select, without those for keyboards. */
  selectProps: SelectHTMLAttributes<HTMLSelectElement> & { ref: RefCallback<HTMLSelectElement> };
  /** Attributes of a text area, whose sentences keyboards may correct. */
  areaProps: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref: RefCallback<HTMLTextAreaElement> };
}

/** Connects a field of the table to the surrounding form. */
export function useField(kind: FieldName, { hint, isOptional }: Partial<Labels>): FieldModel {
  const { form, id } = useFormContext();
  const { name, type, autoComplete, isVerbatim, ...hints }: FieldKind = fieldKinds[kind];
  const hasError = name in form.errors;
  const hintId = fieldId(id, name, '-hint');
  const describedBy = [hasError && fieldId(id, name, '-error'), hint !== undefined && hintId]
    .filter(Boolean)
    .join(' ');
  const common = {
    ...form.register(name),
    autoComplete,
    id: fieldId(id, name),
    // the field may be outside its form element
    form: id,
    'aria-required': !isOptional || undefined,
    'aria-invalid': hasError || undefined,
    'aria-describedby': describedBy || undefined,
  };
  return {
    name,
    inputId: common.id,
    labelId: fieldId(id, name, '-label'),
    hintId,
    hasError,
    inputProps: {
      ...common,
      ...hints,
      ...(isVerbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
      type,
    },
    selectProps: common,
    areaProps: common,
  };
}
