import { createContext, useContext } from 'react';
import type { Texts } from '../i18n/texts.ts';
import type { FormModel } from './use-form.ts';

interface FormContextValue {
  form: FormModel;
  texts: Texts;
  /** Start of the ids of fields and messages; two forms of a page may have the same fields. */
  id: string;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form that a field is in. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('not inside a <Form>');
  return context;
}
