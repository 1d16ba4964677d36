import { config } from '../../config/config.ts';
import { readDocument } from '../../page/read-document.ts';
import type { Solve } from './captcha.types.ts';
import { recaptchaAction } from './recaptcha-rules.ts';

/** The part of the service's script that is used; Enterprise has it as `grecaptcha.enterprise`. */
interface Service {
  ready(callback: () => void): void;
  render(
    place: HTMLElement,
    options: Record<'sitekey' | 'size' | 'theme' | 'action', string> &
      Record<'callback', (token: string) => void> &
      Record<'expired-callback' | 'error-callback', () => void>,
  ): number;
}

type WithService = typeof globalThis & {
  grecaptcha?: Service & { enterprise?: Service };
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
};
interface Policy {
  createScriptURL(url: string): string;
}

const SCRIPTS = 'https://www.google.com/recaptcha/';

const isEnterprise = () => config().captchaProvider === 'recaptcha-enterprise';

/** Created once, at the first attempt: the page's policy refuses a second (docs/decisions/captcha.md). */
let policy: Policy | undefined;

/** Width in CSS px below which the usual box does not fit. */
const BOX_WIDTH = 304;

/** Time limit in ms from the script to a usable service, whose second script may be blocked. */
const READY_TIMEOUT = 10_000;

let service: Promise<Service> | undefined;

/** Loads Google's script: only here, once, and again after a failure. */
function loadService(): Promise<Service> {
  service ??= addScript().catch((error) => {
    service = undefined;
    throw error;
  });
  return service;
}

async function addScript(): Promise<Service> {
  const page = globalThis as WithService;
  const script = document.createElement('script');
  const url = `${SCRIPTS}${isEnterprise() ? 'enterprise' : 'api'}.js?render=explicit&hl=ca`;
  policy ??= page.trustedTypes?.createPolicy('ap-recaptcha', { createScriptURL: () => url });
  script.src = policy?.createScriptURL(url) ?? url;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    readDocument('head').append(script);
  }).finally(() => script.remove());
  const found = isEnterprise() ? page.grecaptcha?.enterprise : page.grecaptcha;
  if (!found) throw new Error('no service');
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the service is not ready')), READY_TIMEOUT);
    found.ready(() => {
      clearTimeout(timer);
      resolve(found);
    });
  });
}

/** reCAPTCHA v2, or Enterprise with a key of type checkbox: a box, drawn by Google (REG-15). */
const solve: Solve = async ({ purpose, place, signal, onExpired }) => {
  const service = await loadService();
  signal.throwIfAborted();
  const box = document.createElement('div');
  place.append(box);
  signal.addEventListener('abort', () => box.remove());
  const { colorScheme } = getComputedStyle(place);
  return new Promise<string>((resolve, reject) => {
    // throws for an unknown key
    service.render(box, {
      sitekey: config().captchaKey ?? '',
      size: place.clientWidth < BOX_WIDTH ? 'compact' : 'normal',
      theme: colorScheme === 'dark' ? 'dark' : 'light',
      // ignored by v2
      action: recaptchaAction(purpose),
      callback: resolve,
      'expired-callback': onExpired,
      'error-callback': () => reject(new Error('the service has failed')),
    });
  }).catch((error) => {
    box.remove();
    throw error;
  });
};

export default solve;
