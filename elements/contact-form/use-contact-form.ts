import { codesOf } from '../../src/account/forms/server-errors.ts';
import { useProblem } from '../../src/account/forms/use-problem.ts';
import { useServerErrors } from '../../src/account/forms/use-server-errors.ts';
import { type ContactMessage, postContact } from '../../src/api/contact.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { serverField } from '../../src/element/server-form.ts';
import { loadContactRules } from '../../src/forms/form/load-rules.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import { useLeaveWarning } from '../../src/ui/use-leave-warning.ts';
import { contract } from './contact-form.element.ts';

const written = ['name', 'email', 'subject', 'text'];

/** Initial values in page order, including those already typed into the server form. */
function initialValues(host: HTMLElement): Record<string, unknown> {
  return {
    name: serverField(host, 'name'),
    email: serverField(host, 'email'),
    subject: serverField(host, 'subject'),
    text: serverField(host, 'text'),
    terms: serverField(host, 'terms') !== '',
    commercial: serverField(host, 'commercial') !== '',
    recaptcha: '',
  };
}

/** Form state, request and response (CONT-03..07). */
export function useContactForm(onSent: () => void) {
  const host = useHost();
  const emit = useEmit(contract);
  /** Reasons of the server's rejection, as text. */
  const [problem, report] = useProblem<string[]>();
  const reasonsOf = useServerErrors();

  const form = useForm<Record<string, unknown>>({
    initial: initialValues(host),
    loadCheck: loadContactRules,
    async send(values) {
      report(null);
      try {
        await postContact({ ...values, terms: true } as ContactMessage);
      } catch (error) {
        const codes = codesOf(error);
        report(reasonsOf(error));
        emit('ap-contact-error', { codes });
        return codes.length > 0 ? false : 'failed';
      }
      emit('ap-contact-success', {});
      onSent();
      return true;
    },
  });
  // a written message is easily lost; the captcha alone needs no warning
  useLeaveWarning(form.isDirty && written.some((name) => form.watch(name) !== ''));

  return {
    form,
    refusal: form.isRefused ? null : problem,
    tellCaptcha: (verified: boolean) => emit('ap-captcha', { verified }),
  };
}
