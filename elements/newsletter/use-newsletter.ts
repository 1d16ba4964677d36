import { codesOf } from '../../src/account/forms/server-errors.ts';
import { useFieldsOfUser } from '../../src/account/forms/use-fields-of-user.ts';
import { useProblem } from '../../src/account/forms/use-problem.ts';
import { useServerErrors } from '../../src/account/forms/use-server-errors.ts';
import { ApiError } from '../../src/api/client.ts';
import { postSubscription } from '../../src/api/newsletter.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { serverField, serverFields } from '../../src/element/server-form.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { loadNewsletterRules } from '../../src/forms/form/load-rules.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import { contract } from './newsletter.element.ts';
import { texts as ownTexts } from './newsletter.texts.ts';
import { sentSegments } from './segments.ts';

const fieldsOfUser = ['email'] as const;

/** Initial values in page order. */
function initialValues(host: HTMLElement, isLanguage: boolean): Record<string, unknown> {
  const typed = { email: serverField(host, 'email'), terms: serverField(host, 'terms') !== '' };
  return isLanguage ? { segments: serverFields(host, 'segments'), ...typed } : typed;
}

/** Form state, request and response (NEWS-03..07). */
export function useNewsletter(props: ElementProps<typeof contract>, onSent: () => void) {
  const { newsletterId = '', sub, variant } = props;
  const host = useHost();
  const emit = useEmit(contract);
  /** Reasons of the server's rejection, as text. */
  const [problem, report] = useProblem<string[]>();
  const reasonsOf = useServerErrors();
  const texts = useTexts(ownTexts);

  const form = useForm<Record<string, unknown>>({
    initial: initialValues(host, variant === 'language'),
    loadCheck: () => loadNewsletterRules(variant),
    async send({ email, segments }) {
      report(null);
      const names = variant === 'language' ? (segments as string[]) : sentSegments(props.segments);
      try {
        await postSubscription(newsletterId, sub, email as string, names);
      } catch (error) {
        const isMissing = error instanceof ApiError && error.status === 404;
        report(isMissing ? [texts['newsletter.error-missing']] : reasonsOf(error));
        if (isMissing)
          warnAttribute(host, 'newsletter-id', newsletterId, 'un butlletí, que tinga l’edició de «sub»');
        emit('ap-newsletter-error', { codes: codesOf(error) });
        return false;
      }
      emit('ap-newsletter-success', {});
      onSent();
      return true;
    },
  });
  useFieldsOfUser(form, fieldsOfUser);

  return { form, refusal: form.isRefused ? null : problem };
}
