import { useEffect, useEffectEvent } from 'react';
import { adviceOn } from '../../src/account/forms/server-errors.ts';
import { useProblem } from '../../src/account/forms/use-problem.ts';
import { postAdultsRegistration } from '../../src/api/account.ts';
import { isUnclear } from '../../src/api/client.ts';
import { postClubRegistration } from '../../src/api/club.ts';
import type { ClubRegistration } from '../../src/api/club.types.ts';
import type { Child } from '../../src/club/child.types.ts';
import { config } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { captchaService } from '../../src/forms/captcha/captcha-service.ts';
import { loadSolver } from '../../src/forms/captcha/load-solver.ts';
import { NO_CAPTCHA } from '../../src/forms/captcha/no-captcha.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import { fetchOwnProfile } from '../../src/session/current-profile.ts';
import { reloadAfterWrite, withSession } from '../../src/session/reload-session.ts';
import { clubErrorOf, clubErrorTexts } from './club-error.ts';
import type { Filled, Owner, Registered } from './club-registration.types.ts';
import type { Status } from './wizard-machine.ts';

/**
 * Solves a captcha for the second call: the form's own token was used up by the first (REG-27). On the club the service
 * has no visible controls.
 * @throws when there is no token
 */
async function prove(purpose: string): Promise<string> {
  const service = captchaService(true);
  if (service === 'none') return NO_CAPTCHA;
  const solve = await loadSolver(service);
  const controller = new AbortController();
  const place = document.createElement('div');
  // the token is used at once, so it cannot expire
  const onExpired = () => {};
  return solve({ purpose, place, signal: controller.signal, onExpired }).finally(() => controller.abort());
}

export interface SendProps {
  filled: Filled;
  owner: Owner | null;
  /** Request of a first attempt with an unknown outcome. It outlives a return to the data. */
  unclear: string | undefined;
  onUnclear(request: string): void;
  onStatus(status: Status): void;
  onError(code: string): void;
  onDone(registered: Registered): void;
}

/** Rejection of the club as text for the reader. */
interface Refusal {
  reasons: string[];
  hasAccount: boolean;
}

/** Sends the registration, then the password of a new tutor (CLUB-03, CLUB-07, CLUB-25..31, CLUB-37). */
export function useSend(options: SendProps) {
  const { filled, owner, unclear, onUnclear, onStatus, onError, onDone } = options;
  const [problem, report] = useProblem<Refusal>();
  const texts = useTexts(clubErrorTexts, false);
  const needsCaptcha = !owner && config().captchaProvider !== 'none';

  const form = useForm<Record<string, unknown>>({
    initial: { recaptcha: '' },
    loadCheck: async () => async (values) =>
      needsCaptcha && !values.recaptcha
        ? { values: {}, errors: { recaptcha: { type: 'required', message: 'form.captcha-required' } } }
        : { values, errors: {} },
    async send({ recaptcha }) {
      report(null);
      onStatus('waiting');
      let isKept = true;
      try {
        await register(toBody(filled, owner, needsCaptcha ? String(recaptcha) : undefined), owner);
        if (!owner) isKept = await handOver(filled);
      } catch (error) {
        const { code, text, hasAccount, isThere } = clubErrorOf(error, texts);
        const sent = JSON.stringify([filled.tutor, filled.children]);
        const isFound = () => (owner ? areTheirs(filled) : unclear === sent && handOver(filled));
        const isByUs = unclear !== undefined && isThere && (await isFound());
        if (isUnclear(error)) onUnclear(sent);
        if (!isByUs) {
          report({ reasons: [...new Set([text, ...adviceOn(error, texts)])], hasAccount });
          onStatus('error');
          onError(code);
          return false;
        }
      }
      if (owner) await reloadAfterWrite('update');
      onDone({
        email: owner ? undefined : filled.tutor.email,
        childrenCount: filled.children.length,
        hasNoPassword: !isKept,
      });
      return true;
    },
  });

  // the visitor has typed for a while: start the captcha now
  const begin = useEffectEvent(() => form.touch());
  useEffect(() => begin(), []);

  return {
    form,
    needsCaptcha,
    problem: form.isSending || form.isRefused ? null : problem,
  };
}

const register = (body: ClubRegistration, owner: Owner | null) =>
  owner ? withSession(() => postClubRegistration(body)) : postClubRegistration(body);

function toBody(
  { tutor: { email, ...tutor }, children }: Filled,
  owner: Owner | null,
  recaptcha: string | undefined,
): ClubRegistration {
  return {
    ...(owner && { id: owner.id }),
    ...tutor,
    ...(email && { email }),
    children,
    terms: true,
    ...(recaptcha && { recaptcha }),
  };
}

/** Tests whether the current user already has all of these children. */
async function areTheirs({ children }: Filled): Promise<boolean> {
  const profile = await fetchOwnProfile().catch(() => undefined);
  const known = profile?.children?.map(dataOf);
  return children.every((child) => known?.includes(dataOf(child)));
}

const dataOf = ({ name, surname, birthdate }: Child): string => JSON.stringify([name, surname, birthdate]);

/** Saves the password by a second call for adults known to the club, since the first takes none (CLUB-30). */
async function handOver({ tutor, password = '' }: Filled): Promise<boolean> {
  try {
    await postAdultsRegistration(tutor.email, password, await prove('register-adults'));
    return true;
  } catch {
    return false;
  }
}
