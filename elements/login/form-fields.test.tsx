import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../../src/config/config.types.ts';
import { CommonContext, HostContext } from '../../src/element/host.ts';
import { type FieldKind, type FieldName, fieldKinds } from '../../src/forms/fields/fields.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';
import { Login } from './login.tsx';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

beforeEach(() => {
  happyDOM.setURL('https://web.example/acces');
  const config = createStore(
    () =>
      ({
        basePath: '',
        socialClients: {},
        registerUrl: '/',
        clubRegisterUrl: '/',
        adultsRegisterUrl: '/',
        profileUrl: '/',
      }) as unknown as Config,
  );
  const session = { store: createStore(() => ({ user: null })) };
  installRegistry({ shared: { config }, session } as unknown as Registry);
});
afterEach(cleanup);

const props = {
  variant: undefined,
  email: undefined,
  alert: undefined,
  redirect: 'true',
  successUrl: undefined,
  providers: undefined,
  embedded: false,
} as const;

type Changed = Partial<Parameters<typeof Login>[0]> & { site?: string };

function fieldsOf({ site, ...changed }: Changed) {
  const host = document.createElement('ap-login');
  const { container } = render(
    <HostContext value={host}>
      <CommonContext value={{ site, langOverrides: {} }}>
        <Login {...props} {...changed} />
      </CommonContext>
    </HostContext>,
  );
  return [...container.querySelectorAll('input')];
}

/** What the DOM says of a field, in the words of the table. */
const inTable = (input: HTMLInputElement): FieldKind => ({
  name: input.name,
  type: input.type,
  autoComplete: input.getAttribute('autocomplete') as FieldKind['autoComplete'],
  ...(input.hasAttribute('inputmode') && {
    inputMode: input.getAttribute('inputmode') as NonNullable<FieldKind['inputMode']>,
  }),
  ...(input.hasAttribute('enterkeyhint') && {
    enterKeyHint: input.getAttribute('enterkeyhint') as NonNullable<FieldKind['enterKeyHint']>,
  }),
  ...(input.spellcheck === false || input.getAttribute('spellcheck') === 'false' ? { isVerbatim: true } : {}),
});

const forms: [string, Changed, string, FieldName[]][] = [
  ['adult', {}, '', ['accountEmail', 'currentPassword']],
  ['parent', { variant: 'parent', site: 'lacolla' }, '', ['accountEmail', 'currentPassword']],
  ['child', { site: 'lacolla' }, '', ['memberNumber', 'pin']],
  ['recovery', {}, '#recuperar', ['accountEmail']],
];

test.each(forms)('BEY-10 the %s form has the fields of the table', (_name, changed, hash, kinds) => {
  happyDOM.setURL(`https://web.example/acces${hash}`);
  const fields = fieldsOf(changed);
  expect(fields.map(inTable)).toEqual(kinds.map((kind) => fieldKinds[kind]));
  for (const field of fields) {
    expect(field.labels?.[0]?.textContent).toMatch(/\S/);
    expect(field.getAttribute('autocapitalize')).toBe('none');
    expect(field.readOnly || field.disabled).toBe(false);
  }
});
