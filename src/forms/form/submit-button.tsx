import { fieldId, useFormContext } from './form-context.ts';

/**
 * "Disabled until valid" is `aria-disabled`: the button stays in the tab order and its description names the missing
 * fields. A press announces them and focuses the first (VAL-37, W-27).
 */
export function SubmitButton({ label }: { label: string }) {
  const { form, texts, id } = useFormContext();
  const missingId = fieldId(id, '', 'missing');
  const missing = [missingId, ...form.missing.map((name) => fieldId(id, name, '-label'))].join(' ');
  return (
    <>
      <button
        type="submit"
        className="ap-button"
        aria-disabled={!form.isReady || form.isSending || undefined}
        aria-describedby={form.isReady || form.missing.length === 0 ? undefined : missing}
        data-ap-busy={form.isSending || undefined}
      >
        <span>{form.isSending ? texts['form.sending'] : label}</span>
      </button>
      <span id={missingId} hidden>
        {texts['form.missing']}
      </span>
    </>
  );
}
