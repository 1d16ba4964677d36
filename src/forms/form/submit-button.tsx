import { useFormContext } from './form-context.ts';

/**
 * "Disabled until valid" is `aria-disabled`: it stays in the tab order, and pressing it says what is missing and goes
 * there (VAL-37, W-27).
 */
export function SubmitButton({ label }: { label: string }) {
  const { form, texts } = useFormContext();
  return (
    <button
      type="submit"
      className="ap-button"
      aria-disabled={!form.isReady || form.isSending || undefined}
      data-ap-busy={form.isSending || undefined}
    >
      <span>{form.isSending ? texts['form.sending'] : label}</span>
    </button>
  );
}
