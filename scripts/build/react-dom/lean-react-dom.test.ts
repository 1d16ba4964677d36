// @vitest-environment happy-dom
// biome-ignore-all lint/correctness/noComponentHookFactories: components are tried with one React and with the other
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ReactModule from 'react';
import type { ReactNode } from 'react';
import type * as ReactDomModule from 'react-dom';
import type * as ClientModule from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handlersIn } from './heard-events.ts';
import { leanSource } from './plugin.ts';

const { resolve } = createRequire(import.meta.url);
const asPublished = (code: string) => code;
const inTheBundle = (code: string) =>
  leanSource(code, handlersIn(readFileSync(import.meta.filename, 'utf8')));

/** React as in production, with its client changed or not. */
function loadReact(change: (code: string) => string) {
  const files: Record<string, string> = {
    react: 'react/cjs/react.production.js',
    'react-dom': 'react-dom/cjs/react-dom.production.js',
    'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
    scheduler: 'scheduler/cjs/scheduler.production.js',
  };
  const loaded: Record<string, object> = {};
  const load = (name: string): object => {
    if (loaded[name]) return loaded[name];
    const [folder = '', ...rest] = (files[name] ?? '').split('/');
    const code = readFileSync(join(dirname(resolve(`${folder}/package.json`)), ...rest), 'utf8');
    const exports = {};
    loaded[name] = exports;
    compileFunction(name === 'react-dom/client' ? change(code) : code, ['exports', 'require'])(exports, load);
    return exports;
  };
  return {
    React: load('react') as typeof ReactModule,
    ReactDom: load('react-dom') as typeof ReactDomModule,
    Client: load('react-dom/client') as typeof ClientModule,
  };
}

describe.each([
  ['as published', asPublished],
  ['in the bundle', inTheBundle],
])('react-dom %s', (_name, change) => {
  const { React, ReactDom, Client } = loadReact(change);
  const { createElement: h, useEffect, useLayoutEffect, useRef, useState } = React;
  const { flushSync, createPortal } = ReactDom;
  const roots: ClientModule.Root[] = [];
  let place: HTMLElement;

  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => {
    for (const root of roots.splice(0)) root.unmount();
    document.body.replaceChildren();
  });

  function draw(node: ReactNode, options?: ClientModule.RootOptions, container = place) {
    const root = Client.createRoot(container, options);
    roots.push(root);
    flushSync(() => root.render(node));
    return root;
  }
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
  const press = (selector: string) => find(selector).click();
  /** Types as a person does: past what React watches. */
  function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
    const { set } = Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  test('events are heard in their order, each in its own root', () => {
    const heard: string[] = [];
    const note = (text: string) => () => void heard.push(text);
    const other = document.createElement('div');
    document.body.append(other);
    draw(
      h('div', { onClickCapture: note('div down'), onClick: note('div up') }, h('b', { onClick: note('b') })),
    );
    draw(h('i', { onClick: note('i') }), undefined, other);
    press('b');
    expect(heard.splice(0)).toEqual(['div down', 'b', 'div up']);
    press('i');
    expect(heard).toEqual(['i']);
  });

  test('an event that is stopped, in React or by the page, goes no further', () => {
    const outer = vi.fn();
    const onPage = vi.fn();
    document.body.addEventListener('click', onPage);
    draw(
      h(
        'div',
        { onClick: outer },
        h('b', { onClick: (event: ReactModule.MouseEvent) => event.stopPropagation() }),
        h('i', {
          ref: (node: HTMLElement | null) => node?.addEventListener('click', (e) => e.stopPropagation()),
        }),
      ),
    );
    press('b');
    press('i');
    document.body.removeEventListener('click', onPage);
    expect([outer.mock.calls.length, onPage.mock.calls.length]).toEqual([0, 0]);
  });

  test('events that do not bubble, and those of the pointer, are heard', () => {
    const heard: string[] = [];
    const note = (event: ReactModule.SyntheticEvent) => void heard.push(event.type);
    draw([
      h('details', { key: 1, onToggle: note }),
      h('dialog', { key: 2, onCancel: note, onClose: note }),
      h('input', { key: 3, onInvalid: note, onFocus: note, onBlur: note }),
      h('p', { key: 4, onMouseEnter: note, onKeyDown: note, onTouchStart: note, onScroll: note }),
      h('img', { key: 5, onLoad: note, onError: note }),
    ]);
    find('details').dispatchEvent(new Event('toggle'));
    find('dialog').dispatchEvent(new Event('cancel'));
    find('dialog').dispatchEvent(new Event('close'));
    find('input').dispatchEvent(new Event('invalid'));
    find('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    find('input').dispatchEvent(new Event('focusout', { bubbles: true }));
    find('p').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    find('p').dispatchEvent(new Event('keydown', { bubbles: true }));
    find('p').dispatchEvent(new Event('touchstart', { bubbles: true }));
    find('p').dispatchEvent(new Event('scroll'));
    find('img').dispatchEvent(new Event('load'));
    find('img').dispatchEvent(new Event('error'));
    expect(heard.join(' ')).toBe(
      'toggle cancel close invalid focus blur mouseenter keydown touchstart scroll load error',
    );
  });

  test('fields that React controls follow their state, and say only real changes', () => {
    const changes: string[] = [];
    function Form() {
      const [text, setText] = useState('a');
      const [choice, setChoice] = useState('1');
      const radios = ['1', '2'].map((value) =>
        h('input', {
          key: value,
          id: `r${value}`,
          type: 'radio',
          name: 'r',
          value,
          checked: choice === value,
          onChange: () => {
            changes.push(value);
            setChoice(value);
          },
        }),
      );
      return [
        h('input', {
          key: 'text',
          id: 'text',
          value: text,
          onChange: ({ target }: ReactModule.ChangeEvent<HTMLInputElement>) => {
            changes.push(target.value);
            if (target.value.length < 3) setText(target.value);
          },
        }),
        h('textarea', { key: 'area', defaultValue: 'x', onChange: () => changes.push('area') }),
        h(
          'select',
          { key: 'select', defaultValue: 'b' },
          h('option', { value: 'a' }),
          h('option', { value: 'b' }),
        ),
        ...radios,
      ];
    }
    draw(h(Form));
    const text = find<HTMLInputElement>('#text');
    type(text, 'ab');
    type(text, 'ab');
    type(text, 'abc');
    expect(text.value).toBe('ab');
    text.value = 'by script';
    text.dispatchEvent(new Event('input', { bubbles: true }));
    type(find<HTMLTextAreaElement>('textarea'), 'y');
    press('#r2');
    press('#r2');
    press('#r1');
    expect(changes).toEqual(['ab', 'abc', 'area', '2', '1']);
    expect(find<HTMLInputElement>('#r1').checked).toBe(true);
    expect(find<HTMLInputElement>('#r2').checked).toBe(false);
    expect(find<HTMLSelectElement>('select').value).toBe('b');
  });

  test('a form is sent to a function that may refuse', () => {
    const sent = vi.fn((event: ReactModule.FormEvent) => event.preventDefault());
    draw(h('form', { onSubmit: sent }, h('button')));
    press('button');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('effects run in their order and are undone', async () => {
    const log: string[] = [];
    const step = (name: string) => () => {
      log.push(name);
      return () => void log.push(`${name} undone`);
    };
    function Widget({ value }: { value: number }) {
      React.useInsertionEffect(step('insertion'), [value]);
      useLayoutEffect(step('layout'), [value]);
      useEffect(step('effect'), [value]);
      const shown = React.useEffectEvent(() => log.push(`sees ${value}`));
      useEffect(() => void shown(), [value]);
      return null;
    }
    const root = draw(h(Widget, { value: 1 }));
    await vi.waitFor(() => expect(log).toEqual(['insertion', 'layout', 'effect', 'sees 1']));
    log.length = 0;
    flushSync(() => root.render(h(Widget, { value: 2 })));
    await vi.waitFor(() => expect(log).toContain('sees 2'));
    log.length = 0;
    root.unmount();
    await vi.waitFor(() => expect(log).toContain('effect undone'));
    expect(log).toEqual(['insertion undone', 'layout undone', 'effect undone']);
  });

  test('refs, ids, contexts, memos and portals', () => {
    const Name = React.createContext('none');
    const outside = document.createElement('div');
    document.body.append(outside);
    const clicked = vi.fn();
    let renders = 0;
    const Memo = React.memo(function Shown() {
      renders += 1;
      return h('b', { id: React.useId() }, React.useContext(Name));
    });
    const Handle = React.forwardRef<{ focus(): void }>(function Handle(_props, ref) {
      const field = useRef<HTMLInputElement>(null);
      React.useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
      return h('input', { ref: field });
    });
    const handle = React.createRef<{ focus(): void }>();
    const view = (name: string) =>
      h(
        'div',
        { onClick: clicked },
        h(Name, { value: name }, h(Memo), h(Handle, { ref: handle })),
        createPortal(h('i'), outside),
      );
    const root = draw(view('Anna'), { identifierPrefix: 'x' });
    flushSync(() => root.render(view('Anna')));
    expect([renders, find('b').textContent, find('b').id.includes('x')]).toEqual([1, 'Anna', true]);
    flushSync(() => root.render(view('Blanca')));
    expect([renders, find('b').textContent]).toEqual([2, 'Blanca']);
    handle.current?.focus();
    expect(document.activeElement).toBe(find('input'));
    press('i');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('children move by their keys, and markup of SVG and of custom elements is made', () => {
    const list = (keys: string) => h('ul', null, ...[...keys].map((key) => h('li', { key, id: key }, key)));
    const root = draw(list('abc'));
    const first = find('#a');
    flushSync(() => root.render(list('cda')));
    expect([find('ul').textContent, find('#a') === first]).toEqual(['cda', true]);
    flushSync(() =>
      root.render([
        h('svg', { key: 1, viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, strokeLinecap: 'round' })),
        h('x-y', { key: 2, 'data-a': 1, hidden: true }, 'text'),
        h('p', { key: 3, className: 'c', tabIndex: -1, dangerouslySetInnerHTML: { __html: '<u>1</u>' } }),
      ]),
    );
    expect(find('path').namespaceURI).toContain('svg');
    expect(find('path').getAttribute('stroke-width')).toBe('2');
    expect([find('x-y').textContent, find('x-y').hasAttribute('hidden'), find('u').textContent]).toEqual([
      'text',
      true,
      '1',
    ]);
  });

  test('a store, a transition, a deferred value and a reducer draw what they hold', async () => {
    const listeners = new Set<() => void>();
    let stored = 1;
    let start: (value: number) => void = () => {};
    function Widget() {
      const fromStore = React.useSyncExternalStore(
        (listen) => {
          listeners.add(listen);
          return () => listeners.delete(listen);
        },
        () => stored,
      );
      const [sum, add] = React.useReducer((before: number, more: number) => before + more, 0);
      const [isPending, startTransition] = React.useTransition();
      const [moved, setMoved] = useState(0);
      start = (value) => {
        add(value);
        startTransition(() => setMoved(value));
      };
      return h('p', null, [fromStore, sum, moved, React.useDeferredValue(moved), isPending].join());
    }
    const root = draw(h(Widget));
    expect(find('p').textContent).toBe('1,0,0,0,false');
    stored = 2;
    flushSync(() => {
      for (const listen of listeners) listen();
    });
    flushSync(() => start(5));
    await vi.waitFor(() => expect(find('p').textContent).toBe('2,5,5,5,false'));
    root.unmount();
    await vi.waitFor(() => expect(listeners.size).toBe(0));
  });

  test('what is awaited is replaced by a fallback until it comes', async () => {
    let arrive: (value: string) => void = () => {};
    const promise = new Promise<string>((settle) => {
      arrive = settle;
    });
    const Late = React.lazy(async () => ({ default: () => h('i', null, 'code') }));
    const Shown = () => h('b', null, React.use(promise));
    draw(h(React.Suspense, { fallback: h('u') }, h(Shown), h(Late)));
    expect(place.innerHTML).toBe('<u></u>');
    arrive('data');
    await vi.waitFor(() => expect(place.innerHTML).toBe('<b>data</b><i>code</i>'), { timeout: 5000 });
  });

  test('a failure is caught by the boundary around it, and else ends its own root alone', () => {
    class Boundary extends React.Component<{ children: ReactNode }, { failed: boolean }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override render() {
        return this.state.failed ? h('u') : this.props.children;
      }
    }
    const Broken = ({ how }: { how: string }) => {
      useLayoutEffect(() => {
        if (how === 'effect') throw new Error('effect');
      }, [how]);
      if (how === 'render') throw new Error('render');
      return null;
    };
    const caught = vi.fn();
    const uncaught = vi.fn();
    const other = document.createElement('div');
    document.body.append(other);
    draw(h('p'), undefined, other);
    const root = draw(h(Boundary, null, h(Broken, { how: 'render' })), {
      onCaughtError: caught,
      onUncaughtError: uncaught,
    });
    expect([place.innerHTML, caught.mock.calls.length, uncaught.mock.calls.length]).toEqual([
      '<u></u>',
      1,
      0,
    ]);
    flushSync(() => root.render(h(Broken, { how: 'effect' })));
    expect([place.innerHTML, uncaught.mock.calls[0]?.[0]?.message]).toEqual(['', 'effect']);
    expect(other.innerHTML).toBe('<p></p>');
  });

  test('focus and selection survive what is drawn around them', () => {
    const view = (before: boolean) =>
      h('div', null, before && h('p', { key: 'p' }), h('input', { key: 'i', defaultValue: 'text' }));
    const root = draw(view(false));
    find('input').focus();
    find<HTMLInputElement>('input').setSelectionRange(1, 3);
    flushSync(() => root.render(view(true)));
    expect(document.activeElement).toBe(find('input'));
    expect(find<HTMLInputElement>('input').selectionEnd).toBe(3);
  });
});

test('in the bundle a root listens for what components handle, and for nothing else', () => {
  const { Client } = loadReact((code) => leanSource(code, ['onClick', 'onClickCapture', 'onSent']));
  const container = document.createElement('div');
  const listen = vi.spyOn(container, 'addEventListener');
  Client.createRoot(container);
  expect(listen.mock.calls.map(([type]) => type)).toEqual(['click', 'click']);
});
