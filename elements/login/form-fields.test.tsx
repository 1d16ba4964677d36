import { cleanup } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CommonContext } from '../../src/element/host.ts';
import { type FieldKind, type FieldName, fieldKinds } from '../../src/forms/fields/fields.ts';
import { installRegistry, type Registry, registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { texts } from './login.texts.ts';
import { Login } from './login.tsx';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

beforeEach(() => {
  happyDOM.setURL('https://web.example/acces');
  const session = { store: createStore(() => ({ user: null })) };
  givenPage(
    {
      socialClients: {},
      registerUrl: '/',
      clubRegisterUrl: '/',
      adultsRegisterUrl: '/',
      profileUrl: '/',
    },
    { session } as Partial<Registry>,
  );
});

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
  const { container } = renderInHost(
    <CommonContext value={{ site, langOverrides: {} }}>
      <Login {...props} {...changed} />
    </CommonContext>,
    host,
  );
  return [...container.querySelectorAll('input')];
}

/** Attributes of a field, in the format of the table. */
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

test('LOGIN-16 LOGIN-19 shows an adult on a child’s tablet the form and a note on the child’s session', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const said = (user: object, changed: Changed) => {
    const session = { store: createStore(() => ({ user })) };
    installRegistry({ ...registry(), session } as unknown as Registry);
    const fields = fieldsOf({ site: 'lacolla', redirect: 'true', ...changed });
    const isSaid = document.body.textContent.includes(texts['login.child-inside']);
    const isOpen = fields.length > 0 && !document.querySelector('[inert]');
    cleanup();
    return { isSaid, isOpen };
  };
  const child = { id: '30', type: 'laCollaMember' };
  expect(said(child, { variant: 'parent' })).toEqual({ isSaid: true, isOpen: true });
  expect(said({ id: '7', type: 'adult' }, { variant: 'parent' })).toEqual({ isSaid: false, isOpen: false });
  expect(said(child, { variant: 'child' })).toEqual({ isSaid: false, isOpen: false });
  vi.unstubAllGlobals();
});

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
