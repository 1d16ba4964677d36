import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { AdjacentPortal, useNodeEdits, useServerNodes } from './server-nodes.tsx';

const host = document.createElement('ap-menu');
beforeEach(() => {
  host.dataset.apState = 'ready';
  host.innerHTML = '<ul><li id="a" class="x">A</li><li id="b">B</li></ul><div data-ap-mount=""></div>';
  document.body.append(host);
});

const container = () => host.querySelector('[data-ap-mount=""]') as HTMLElement;
const html = () => host.querySelector('ul')?.outerHTML;
const draw = (element: React.ReactElement) => renderInHost(element, host, { container: container() });

function Current({ wanted, onPress }: { wanted: string; onPress?: () => void }) {
  const nodes = useServerNodes('li');
  useNodeEdits(
    nodes,
    (node, { attribute, listen }) => {
      attribute('aria-current', node.id === wanted ? 'page' : null);
      attribute('class', null);
      if (onPress) listen('click', onPress);
    },
    [wanted, onPress],
  );
  return nodes.map((node) => (
    <AdjacentPortal key={node.id} node={node} place="beforeend">
      <button type="button">{node.id}</button>
    </AdjacentPortal>
  ));
}

test('DEL-04 BEY-28 changes the server nodes while mounted and restores them on unmount', () => {
  const before = html();
  const nodes = [...host.querySelectorAll('li')];
  const { unmount } = draw(<Current wanted="b" />);
  expect([...host.querySelectorAll('li')]).toEqual(nodes);
  expect(nodes[1]?.getAttribute('aria-current')).toBe('page');
  expect(nodes[0]?.hasAttribute('class')).toBe(false);
  expect(nodes.map((node) => node.querySelector('button')?.textContent)).toEqual(['a', 'b']);
  unmount();
  expect(html()).toBe(before);
});

test('replaces the previous value, and adds listeners once', () => {
  const onPress = vi.fn();
  const { rerender, unmount } = draw(<Current wanted="a" onPress={onPress} />);
  rerender(<Current wanted="b" onPress={onPress} />);
  const [a, b] = host.querySelectorAll('li');
  expect([a?.getAttribute('aria-current'), b?.getAttribute('aria-current')]).toEqual([null, 'page']);
  a?.click();
  expect(onPress).toHaveBeenCalledOnce();
  unmount();
  a?.click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('includes nodes that the CMS adds later, but not those of widgets', async () => {
  draw(<Current wanted="c" />);
  await act(async () => {
    const late = document.createElement('li');
    late.id = 'c';
    host.querySelector('ul')?.append(late);
    const drawn = document.createElement('li');
    container().append(drawn);
  });
  await vi.waitFor(() => expect(host.querySelector('#c')?.getAttribute('aria-current')).toBe('page'));
  expect(host.querySelectorAll('[data-ap-mount="beside"]')).toHaveLength(3);
});

test('LIST-05 adds listeners to new nodes before a press can happen', async () => {
  const onPress = vi.fn();
  draw(<Current wanted="a" onPress={onPress} />);
  const late = document.createElement('li');
  await outsideAct(async () => {
    host.querySelector('ul')?.append(late);
    // microtasks alone: no task, no frame and no press comes between them
    for (let i = 0; i < 10; i++) await null;
  });
  late.click();
  expect(onPress).toHaveBeenCalledOnce();
});

/** Runs without `act`, so that React schedules its renders as in a browser. */
async function outsideAct(run: () => Promise<void>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await run();
  vi.unstubAllGlobals();
}
