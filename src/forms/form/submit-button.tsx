import { fieldId, useFormContext } from './form-context.ts';

interface Props {
  label: string;
  /** Stops showing progress while a submit waits for the user. */
  isWaiting?: boolean;
}

/**
 * "Disabled until valid" is `aria-disabled`: the button stays in the tab order and its description names the missing
 * fields. A press announces them and focuses the first (VAL-37, W-27).
 */
export function SubmitButton({ label, isWaiting = false }: Props) {
  const { form, texts, id } = useFormContext();
  const isBusy = form.isSending && !isWaiting;
  const missingId = fieldId(id, '', 'missing');
  const missing = [missingId, ...form.missing.map((name) => fieldId(id, name, '-label'))].join(' ');
  return (
    <>
      <button
        type="submit"
        className="ap-button"
        aria-disabled={!form.isReady || form.isSending || undefined}
        aria-describedby={form.isReady || form.missing.length === 0 ? undefined : missing}
        data-ap-busy={isBusy || undefined}
      >
        <span>{isBusy ? texts['form.sending'] : label}</span>
      </button>
      <span id={missingId} hidden>
        {texts['form.missing']}
      </span>
    </>
  );
}
