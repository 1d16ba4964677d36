import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import { renderInHost } from '../../../tests/support/render-in-host.tsx';
import { recaptchaScript, recaptchaSiteKey } from '../../../tests/support/services/recaptcha.ts';
import { createSession } from '../../session/create-session.ts';
import { session } from '../../session/session.ts';
import type { FormModel } from '../form/form.types.ts';
import { FormContext } from '../form/form-context.ts';
import { Captcha } from './captcha.tsx';

/** Services that were contacted, none of which responds. */
let contacted: string[];
/** How a script of the page loads. */
let load: (script: HTMLScriptElement) => void;

beforeEach(() => {
  // a script that has loaded is not loaded again
  vi.resetModules();
  contacted = [];
  load = (script) => script.dispatchEvent(new Event('error'));
  vi.stubGlobal('fetch', async (path: string) => {
    contacted.push(path);
    throw new TypeError('no network');
  });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const script of nodes as HTMLScriptElement[]) {
      contacted.push(new URL(script.src).pathname);
      queueMicrotask(() => load(script));
    }
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

interface Given {
  captchaProvider: string;
  site?: string;
  type?: 'adult' | 'laCollaMember';
  isForClub?: boolean;
  isTouched?: boolean;
  /** The reader has pressed a key in the form. */
  hasActed?: boolean;
}

/** Renders the captcha of a form, and returns the functions that receive its token and its state. */
function show({ captchaProvider, site = 'apunt', type, isForClub = false, ...form }: Given) {
  const { isTouched = true, hasActed = true } = form;
  givenPage({ captchaProvider, captchaKey: recaptchaSiteKey, site }, { session: createSession() });
  if (type) session().setUser({ id: '7', name: 'N', type }, 'load');
  const setValue = vi.fn();
  const onVerified = vi.fn();
  const formRef = { current: document.body };
  const model = { formRef, register() {}, setValue, setPending() {}, isTouched, refusals: 0, errors: {} };
  const value = { form: model as unknown as FormModel, texts: {}, id: 'f' };
  const { container } = renderInHost(
    <FormContext value={value}>
      <Captcha purpose="contact" isForClub={isForClub} onVerified={onVerified} />
    </FormContext>,
  );
  if (hasActed) fireEvent.keyDown(document.body);
  return { setValue, onVerified, container };
}

test.each([
  ['recaptcha', '/recaptcha/api.js'],
  ['recaptcha-enterprise', '/recaptcha/enterprise.js'],
])(
  'BEY-11 a form for children makes a proof of work where others use %s',
  async (captchaProvider, script) => {
    for (const given of [{ site: 'lacolla' }, { isForClub: true }, { type: 'laCollaMember' as const }]) {
      contacted = [];
      show({ captchaProvider, ...given });
      await waitFor(() =>
        expect(contacted, JSON.stringify(given)).toEqual(['/api/captcha/challenge?action=contact']),
      );
      cleanup();
    }
    contacted = [];
    show({ captchaProvider, type: 'adult' });
    await waitFor(() => expect(contacted).toEqual([script]));
  },
);

test('DEV-02 a page without a captcha has none on the club either', () => {
  const { setValue } = show({ captchaProvider: 'none', site: 'lacolla' });
  expect(setValue).toHaveBeenCalledWith('recaptcha', 'off');
  expect(contacted).toEqual([]);
});

test.each(['altcha', 'recaptcha', 'recaptcha-enterprise'])(
  'REG-13 loads nothing of %s before the form is touched',
  async (captchaProvider) => {
    show({ captchaProvider, isTouched: false });
    await new Promise((resolve) => setTimeout(resolve));
    expect(contacted).toEqual([]);
  },
);

test.each([
  ['altcha', ['/api/captcha/challenge?action=contact']],
  ['recaptcha', []],
  ['recaptcha-enterprise', []],
])('REG-13 with %s a form that the page has filled in asks for %j', async (captchaProvider, asked) => {
  show({ captchaProvider, hasActed: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(contacted).toEqual(asked);
});

test('BEY-11 the box of Google and its token go when a child logs in while the form is open', async () => {
  load = (script) => {
    new Function(recaptchaScript())();
    script.dispatchEvent(new Event('load'));
  };
  const { setValue, onVerified, container } = show({ captchaProvider: 'recaptcha' });
  await waitFor(() => (container.querySelector('[role="checkbox"]') as HTMLElement).click());
  await waitFor(() => expect(setValue).toHaveBeenLastCalledWith('recaptcha', expect.stringMatching('valid')));

  act(() => session().setUser({ id: '7', name: 'N', type: 'laCollaMember' }, 'load'));
  expect(container.querySelector('[role="checkbox"]')).toBeNull();
  await waitFor(() => expect(contacted).toContain('/api/captcha/challenge?action=contact'));
  expect(setValue).toHaveBeenLastCalledWith('recaptcha', '');
  expect(onVerified.mock.calls).toEqual([[true], [false]]);
});
