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
  /** Everything but what says so is required. */
  isOptional?: boolean | undefined;
  /** Beside the message, e.g. where to go instead. */
  after?: ReactNode;
}

export interface FieldModel {
  name: string;
  inputId: string;
  labelId: string;
  hintId: string;
  hasError: boolean;
  /** Everything of the table, the form and its messages that an input carries. */
  inputProps: InputHTMLAttributes<HTMLInputElement> & { ref: RefCallback<HTMLInputElement> };
  /** The same for a list to choose from, which has no keyboard. */
  selectProps: SelectHTMLAttributes<HTMLSelectElement> & { ref: RefCallback<HTMLSelectElement> };
  /** The same for several lines, which are sentences. */
  areaProps: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref: RefCallback<HTMLTextAreaElement> };
}

/** A field of the table in the form around it. */
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
    // it may stand outside of its form
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
