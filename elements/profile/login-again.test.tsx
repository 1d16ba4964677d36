import { expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { LoginAgain } from './login-again.tsx';
import { texts } from './profile.texts.ts';

test.each([
  ['lacolla', true, 'lacolla'],
  ['lacolla', false, 'apunt'],
  ['apunts', false, 'apunts'],
])('W-12 SOC-06 on %s the login in place has a way in (a password: %s)', (site, hasPassword, shown) => {
  givenPage({ basePath: '', routes: {} });
  const asked = { reason: 'fresh', answer() {}, dismiss() {} } as const;
  const { container } = renderInHost(
    <LoginAgain {...{ asked, hasPassword, site, texts }} user={{ id: '7', type: 'adult' }} />,
  );
  expect(container.querySelector('ap-login')?.getAttribute('site')).toBe(shown);
});
