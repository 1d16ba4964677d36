import { config } from '../../src/config/config.ts';
import { loadSolver } from '../../src/forms/captcha/load-solver.ts';
import { NO_CAPTCHA } from '../../src/forms/captcha/no-captcha.ts';

/**
 * A token for a call that follows a form's own, which has used up the form's (REG-27).
 *
 * @param place for a service that has to be seen
 * @throws when it cannot be had
 */
export async function prove(purpose: string, place: HTMLElement): Promise<string> {
  const service = config().captchaProvider;
  if (service === 'none') return NO_CAPTCHA;
  const solve = await loadSolver(service);
  const controller = new AbortController();
  // it is used at once: that it could end is of no interest
  const onExpired = () => {};
  return solve({ purpose, place, signal: controller.signal, onExpired }).finally(() => controller.abort());
}
