import { config } from '../../config/config.ts';
import { readDocument } from '../../page/read-document.ts';
import type { Solve } from './captcha.types.ts';

/** The part of the service's script that is used. */
interface Service {
  ready(callback: () => void): void;
  render(
    place: HTMLElement,
    options: Record<'sitekey' | 'size' | 'theme', string> &
      Record<'callback', (token: string) => void> &
      Record<'expired-callback' | 'error-callback', () => void>,
  ): number;
}

type WithService = typeof globalThis & {
  grecaptcha?: Service;
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
};
interface Policy {
  createScriptURL(url: string): string;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=ca';

/** Created once, at the first attempt: the page's policy refuses a second (docs/decisions/captcha.md). */
let policy: Policy | undefined;

/** Width in CSS px below which the usual box does not fit. */
const BOX_WIDTH = 304;

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
  policy ??= page.trustedTypes?.createPolicy('ap-recaptcha', { createScriptURL: () => SCRIPT });
  script.src = policy?.createScriptURL(SCRIPT) ?? SCRIPT;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    readDocument('head').append(script);
  }).finally(() => script.remove());
  const { grecaptcha } = page;
  if (!grecaptcha) throw new Error('no service');
  return new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)));
}

/** reCAPTCHA v2: a checkbox, drawn by Google (REG-15). */
const solve: Solve = async ({ place, signal, onExpired }) => {
  const service = await loadService();
  signal.throwIfAborted();
  const box = document.createElement('div');
  place.append(box);
  signal.addEventListener('abort', () => box.remove());
  const { colorScheme } = getComputedStyle(place);
  return new Promise((resolve, reject) =>
    service.render(box, {
      sitekey: config().captchaKey ?? '',
      size: place.clientWidth < BOX_WIDTH ? 'compact' : 'normal',
      theme: colorScheme === 'dark' ? 'dark' : 'light',
      callback: resolve,
      'expired-callback': onExpired,
      'error-callback': () => {
        box.remove();
        reject(new Error('the service has failed'));
      },
    }),
  );
};

export default solve;
