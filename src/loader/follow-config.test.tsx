import { afterEach, expect, test, vi } from 'vitest';
import { createConfig } from '../config/create-config.ts';
import { followConfig } from './follow-config.ts';

vi.stubGlobal('__AP_BASE_PATH__', '');
afterEach(() => document.body.replaceChildren());

function tag(attributes: Record<string, string>): Element {
  const element = document.createElement('ap-config');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function followed() {
  const store = createConfig();
  followConfig(store);
  return store;
}

test('SITE-14 reads changes from before it observes the tag', () => {
  document.body.append(tag({ site: 'apunts' }));
  const store = createConfig();
  document.body.replaceChildren(tag({ site: 'lacolla' }));
  followConfig(store);
  expect(store.getState().site).toBe('lacolla');
});

test('SITE-14 follows the tag of another body, and keeps the last one while the page has none', async () => {
  document.body.append(tag({ site: 'lacolla' }));
  const store = followed();
  document.body.replaceChildren(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().site).toBe('lacolla');

  const other = tag({ site: 'apunts' });
  document.body.replaceChildren(other, tag({ site: 'lacolla' }));
  await vi.waitFor(() => expect(store.getState().site).toBe('apunts'));
  other.setAttribute('site', 'lacolla');
  await vi.waitFor(() => expect(store.getState().site).toBe('lacolla'));
});

test('SITE-14 follows a tag that comes before the first, or after it has been read', async () => {
  const store = followed();
  document.body.append(tag({ site: 'apunts' }));
  await vi.waitFor(() => expect(store.getState().site).toBe('apunts'));
  document.body.prepend(tag({ site: 'lacolla' }));
  await vi.waitFor(() => expect(store.getState().site).toBe('lacolla'));
});

test('SITE-14 follows changes of the tag', async () => {
  const element = tag({ site: 'apunt' });
  document.body.append(element);
  const store = followed();
  element.setAttribute('site', 'lacolla');
  await vi.waitFor(() => expect(store.getState().site).toBe('lacolla'));
});
