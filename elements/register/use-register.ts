import { useRef, useState } from 'react';
import { codesOf, textOfCode } from '../../src/account/forms/server-errors.ts';
import { useProblem } from '../../src/account/forms/use-problem.ts';
import { useServerErrors } from '../../src/account/forms/use-server-errors.ts';
import { postAdultsRegistration, postRegistration } from '../../src/api/account.ts';
import { isUnclear } from '../../src/api/client.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose } from '../../src/element/host.ts';
import { isEmail } from '../../src/forms/email-shape.ts';
import { loadRegistrationRules } from '../../src/forms/form/load-rules.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { contract } from './register.element.ts';

/** Rejection as text for the reader. */
interface Refusal {
  /** Shows that no account was created, above the reasons (REG-18, REG-19). */
  isGeneral: boolean;
  reasons: string[];
}

/** Initial values in page order. */
const initialValues = {
  standard: {
    name: '',
    surname: '',
    email: '',
    birthdate: '',
    password: '',
    repeatPassword: '',
    terms: false,
    recaptcha: '',
  },
  adults: { email: '', password: '', repeatPassword: '', terms: false, recaptcha: '' },
};

type Values = (typeof initialValues)['standard'];

const isTaken = (code: string) => code.endsWith('EMAIL_ALREADY_IN_USE');

const emailOfAddress = () => new URLSearchParams(location.search).get('email') ?? undefined;

/** Uses one text for all data errors on the club, as families could not act on details (REG-21, REG-22, REG-24). */
function textOnClub(code: string, texts: Texts): string {
  if (code === 'ADULT_REQUIRED') return textOfCode(code);
  const any = 'register-lacolla-adults.error-server.UNKNOWN_ERROR';
  return texts[`register-lacolla-adults.error-server.${code}`] ?? texts[any] ?? '';
}

/** Form state, request and response (REG-04..06, REG-17..24). */
export function useRegister(props: ElementProps<typeof contract>, texts: Texts) {
  const { variant, origin } = props;
  const emit = useEmit(contract);
  const [fromAddress] = useState(emailOfAddress);
  const email = (props.email ?? fromAddress ?? '').trim();
  const isAdults = variant === 'adults';
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, report] = useProblem<Refusal>();
  /** E-mail of an attempt without a response, which may have created the account. */
  const unclear = useRef<string>(undefined);
  const reasonsOf = useServerErrors();

  const form = useForm<Record<string, unknown>>({
    initial: { ...initialValues[variant], email },
    loadCheck: () => loadRegistrationRules(isAdults ? 'adultsRegistrationForm' : 'registrationForm'),
    async send(checked) {
      const values = checked as Values;
      report(null);
      try {
        await (isAdults ? sendAdults(values) : sendStandard(values, origin));
      } catch (error) {
        const codes = codesOf(error);
        const said = reasonsOf(error, isAdults ? (code) => textOnClub(code, texts) : undefined);
        // a server that rejects the password has not checked the e-mail address
        const reasons = isAdults && said.length > 1 ? said.slice(-1) : said;
        const mayBeDone = unclear.current === values.email && codes.some(isTaken);
        if (isUnclear(error)) unclear.current = values.email;
        report({
          isGeneral: !isAdults || codes.length === 0,
          reasons: mayBeDone ? [...reasons, texts['register.may-be-done'] ?? ''] : reasons,
        });
        emit('ap-register-error', { codes });
        return codes.length > 0 ? false : 'failed';
      }
      setSentTo(values.email);
      emit('ap-register-success', {});
      return true;
    },
  });

  const status = sentTo !== null ? 'success' : form.isSending ? 'waiting' : problem ? 'error' : 'idle';
  useExpose('status', status);

  return {
    form,
    isAdults,
    /** Locks only a valid e-mail: a wrong one could not be corrected (REG-25). */
    isEmailLocked: (isAdults || props.lockEmail) && isEmail(email),
    /** recipient of the validation mail */
    sentTo,
    refusal: form.isRefused ? null : problem,
    tellCaptcha: (verified: boolean) => emit('ap-captcha', { verified }),
  };
}

function sendStandard(values: Values, origin: string): Promise<void> {
  const { name, surname, email, password, recaptcha } = values;
  const birthdate = values.birthdate || null;
  return postRegistration({ name, surname, email, birthdate, password, terms: true, origin, recaptcha });
}

const sendAdults = ({ email, password, recaptcha }: Values) =>
  postAdultsRegistration(email, password, recaptcha);
