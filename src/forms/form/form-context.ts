import { createContext, useContext } from 'react';
import { config } from '../../config/config.ts';
import { fill, type Texts } from '../../i18n/texts.ts';
import type { FormModel } from './form.types.ts';

interface FormContextValue {
  form: FormModel;
  texts: Texts;
  /** Prefix of the ids of fields and messages, since two forms of a page may have the same fields. */
  id: string;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the form that surrounds a field. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('not inside a <Form>');
  return context;
}

/** Id of a field; with `part`, of its hint, label or message. */
export const fieldId = (formId: string, name: string, part = ''): string => `${formId}${name}${part}`;

/** Error message of a field. */
export const messageOf = ({ form, texts }: FormContextValue, name: string): string =>
  fill(texts[form.errors[name] ?? ''] ?? '', { minAge: config().minAge });
