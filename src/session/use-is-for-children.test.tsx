import { expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderHookInHost } from '../../tests/support/render-in-host.tsx';
import { createSession } from './create-session.ts';
import { useIsForChildren } from './use-is-for-children.ts';

const hostIn = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector('ap-ad') as HTMLElement;
};

test.each([
  ['a page of the club', 'lacolla', '<ap-ad></ap-ad>', true],
  ['a tag of another site on a page of the club', 'lacolla', '<ap-ad site="apunt"></ap-ad>', true],
  ['a tag in a tag of the club', 'apunt', '<ap-opening site="lacolla"><ap-ad></ap-ad></ap-opening>', true],
  [
    'a tag in one of the club by a data attribute',
    'apunt',
    '<i data-ap-site="lacolla"><ap-ad></ap-ad></i>',
    true,
  ],
  ['a tag beside one of the club', 'apunt', '<ap-poll site="lacolla"></ap-poll><ap-ad></ap-ad>', false],
  ['a page of adults', 'apunt', '<ap-ad></ap-ad>', false],
])('BEY-11 %s: for children or not', (_place, site, html, isForChildren) => {
  givenPage({ site }, { session: createSession() });
  const { result } = renderHookInHost(useIsForChildren, hostIn(html));
  expect(result.current).toBe(isForChildren);
});
