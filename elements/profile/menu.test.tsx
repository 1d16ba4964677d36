import { expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Menu } from './menu.tsx';
import { texts } from './profile.texts.ts';

const adult = { id: '7', type: 'adult' };
const social = { id: '9', type: 'social' };
const child = { id: '30', type: 'laCollaMember' };

test.each(['apunt', 'lacolla', 'apunts'])('PROF-09 on %s everybody has the way out, last', (site) => {
  givenPage({ basePath: '/web', routes: {} });
  for (const user of [adult, social, child]) {
    const { container, unmount } = renderInHost(
      <Menu user={user} site={site} current="favourites" loginUrl="/acces" texts={texts} />,
    );
    const last = container.querySelector('li:last-child > ap-logout');
    expect(last?.getAttribute('redirect-url'), user.type).toBe('/acces');
    expect(last?.querySelector('a')?.getAttribute('href'), user.type).toBe('/web/logout');
    unmount();
  }
});
