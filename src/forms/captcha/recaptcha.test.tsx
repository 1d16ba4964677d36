import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import { recaptchaScript, recaptchaSiteKey } from '../../../tests/support/services/recaptcha.ts';

/** Addresses of the scripts that were added, and how each load ends. */
let scripts: string[];
let load: (script: HTMLScriptElement) => void;

beforeEach(() => {
  scripts = [];
  load = (script) => {
    new Function(recaptchaScript({ enterprise: script.src.includes('enterprise') }))();
    script.dispatchEvent(new Event('load'));
  };
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push((script as HTMLScriptElement).src);
    queueMicrotask(() => load(script as HTMLScriptElement));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

async function start(captchaProvider: string, captchaKey = recaptchaSiteKey) {
  givenPage({ captchaProvider, captchaKey });
  const { default: solve } = await import('./recaptcha.part.ts');
  const place = document.createElement('div');
  const onExpired = vi.fn();
  const controller = new AbortController();
  const begin = () => solve({ purpose: 'register-adults', place, signal: controller.signal, onExpired });
  const press = () => vi.waitFor(() => (place.querySelector('button') as HTMLElement).click());
  return { begin, press, place, onExpired, controller };
}

test.each([
  ['recaptcha', 'api.js'],
  ['recaptcha-enterprise', 'enterprise.js'],
])('REG-15 %s has the token of the box of %s, with the action of the form', async (provider, file) => {
  const { begin, press } = await start(provider);
  const token = begin();
  await press();
  expect(await token).toBe('valid.1.register_adults');
  expect(scripts).toEqual([`https://www.google.com/recaptcha/${file}?render=explicit&hl=ca`]);
});

test('REG-15 a token that expires is replaced', async () => {
  const { begin, press, place, onExpired } = await start('recaptcha-enterprise');
  const token = begin();
  await vi.waitFor(() => expect(place.firstElementChild?.childElementCount).toBe(2));
  (place.firstElementChild as HTMLElement).dataset.standIn = 'expire';
  await press();
  await token;
  expect(onExpired).toHaveBeenCalledOnce();
});

test('REG-15 an error of the service fails the attempt, and leaves no box', async () => {
  const { begin, press, place } = await start('recaptcha-enterprise');
  const token = begin();
  await vi.waitFor(() => expect(place.firstElementChild?.childElementCount).toBe(2));
  (place.firstElementChild as HTMLElement).dataset.standIn = 'fail';
  const failed = expect(token).rejects.toThrow('the service has failed');
  await press();
  await failed;
  expect(place.childElementCount).toBe(0);
});

test('a key that the service does not know fails the attempt, and leaves no box', async () => {
  const { begin, place } = await start('recaptcha-enterprise', 'another');
  await expect(begin()).rejects.toThrow('Invalid site key');
  expect(place.childElementCount).toBe(0);
});

test('a script without the service, as a blocker serves, fails the attempt', async () => {
  load = (script) => script.dispatchEvent(new Event('load'));
  const { begin } = await start('recaptcha-enterprise');
  await expect(begin()).rejects.toThrow('no service');
});

test('a script that failed is loaded again by the next attempt', async () => {
  const usual = load;
  load = (script) => script.dispatchEvent(new Event('error'));
  const { begin, press } = await start('recaptcha-enterprise');
  await expect(begin()).rejects.toBeDefined();
  load = usual;
  const token = begin();
  await press();
  expect(await token).toContain('valid');
  expect(scripts).toHaveLength(2);
});

test('a service whose second script is blocked fails the attempt after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const usual = load;
  load = (script) => {
    Object.assign(globalThis, { grecaptcha: { ready() {} } });
    script.dispatchEvent(new Event('load'));
  };
  const { begin, press } = await start('recaptcha');
  const settled = vi.fn();
  const failed = expect(begin().finally(settled)).rejects.toThrow('the service is not ready');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;

  vi.useRealTimers();
  load = usual;
  const token = begin();
  await press();
  expect(await token).toContain('valid');
});

test('leaves no timer once the service is ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  load = (script) => {
    Object.assign(globalThis, { grecaptcha: { ready: (callback: () => void) => callback(), render() {} } });
    script.dispatchEvent(new Event('load'));
  };
  const { begin, place } = await start('recaptcha');
  void begin();
  await vi.waitFor(() => expect(place.childElementCount).toBe(1));
  expect(vi.getTimerCount()).toBe(0);
});

test('the box goes when nobody waits for the token any more', async () => {
  const { begin, place, controller } = await start('recaptcha');
  void begin();
  await vi.waitFor(() => expect(place.childElementCount).toBe(1));
  controller.abort();
  expect(place.childElementCount).toBe(0);
});
