import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../../tests/support/given-page.ts';
import { renderInHost } from '../../../tests/support/render-in-host.tsx';
import { createSession } from '../../session/create-session.ts';
import { session } from '../../session/session.ts';
import type { FormModel } from '../form/form.types.ts';
import { FormContext } from '../form/form-context.ts';
import { Captcha } from './captcha.tsx';

/** Services that were contacted, none of which responds. */
let contacted: string[];

beforeEach(() => {
  contacted = [];
  vi.stubGlobal('fetch', async (path: string) => {
    contacted.push(path);
    throw new TypeError('no network');
  });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const script of nodes as HTMLScriptElement[]) {
      contacted.push(new URL(script.src).pathname);
      queueMicrotask(() => script.dispatchEvent(new Event('error')));
    }
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Given {
  captchaProvider: string;
  site?: string;
  type?: 'adult' | 'laCollaMember';
  isForClub?: boolean;
  isTouched?: boolean;
}

/** Renders the captcha of a form, and returns the function that receives its token. */
function show({ captchaProvider, site = 'apunt', type, isForClub = false, isTouched = true }: Given) {
  givenPage({ captchaProvider, site }, { session: createSession() });
  if (type) session().setUser({ id: '7', name: 'N', type }, 'load');
  const setValue = vi.fn();
  const form = { register() {}, setValue, setPending() {}, isTouched, refusals: 0, errors: {} };
  const value = { form: form as unknown as FormModel, texts: {}, id: 'f' };
  renderInHost(
    <FormContext value={value}>
      <Captcha purpose="contact" isForClub={isForClub} />
    </FormContext>,
  );
  return setValue;
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
  const setValue = show({ captchaProvider: 'none', site: 'lacolla' });
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
