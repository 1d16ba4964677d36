import { openingTypes } from '../../api/live/opening-types.ts';
import { type BlockEditor, blockEditor } from './newsroom-block-editor.ts';
import { blockTypes } from './newsroom-block-types.ts';
import { type BlockDraft, newBlock } from './newsroom-blocks.ts';
import { button, el, freshId } from './newsroom-dom.ts';

/** Elements of a message's body, which can be added, removed and reordered. */
export function blockList(drafts: BlockDraft[], changed: () => void) {
  let editors: BlockEditor[] = [];
  const list = el('div', { class: 'nr-blocks' });
  const typeId = freshId();
  const type = el(
    'select',
    { id: typeId },
    ...blockTypes.map(({ type: value, name }) => el('option', { value }, name)),
  );
  const adder = button('Afegiu', () => {
    add(newBlock(type.value)).focus();
    changed();
  });

  function add(draft: BlockDraft): BlockEditor {
    const editor: BlockEditor = blockEditor(draft, {
      changed,
      move: (by) => move(editor, by),
      remove: () => remove(editor),
    });
    editors.push(editor);
    list.append(editor.element);
    return editor;
  }

  /** The button that was pressed keeps the focus, wherever its block goes. */
  function move(editor: BlockEditor, by: -1 | 1): void {
    const from = editors.indexOf(editor);
    const to = from + by;
    const other = editors[to];
    if (!other) return;
    editors[to] = editor;
    editors[from] = other;
    if (by < 0) other.element.before(editor.element);
    else other.element.after(editor.element);
    editor.element.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
    changed();
  }

  function remove(editor: BlockEditor): void {
    const index = editors.indexOf(editor);
    editors = editors.filter((one) => one !== editor);
    editor.element.remove();
    const next = editors[index] ?? editors[index - 1];
    if (next) next.focus();
    else type.focus();
    changed();
  }
  for (const draft of drafts) add(draft);

  return {
    element: el(
      'section',
      { class: 'nr-body', 'aria-label': 'Cos del missatge' },
      list,
      el('div', { class: 'nr-add' }, el('label', { for: typeId }, 'Un bloc més'), type, adder),
    ),
    read: () => editors.map((editor) => editor.read()),
    showProblem(path: string, message: string): HTMLElement | undefined {
      const [, index, rest = ''] = path.match(/^(\d+)\.?(.*)$/) ?? [];
      return index === undefined ? undefined : editors[Number(index)]?.showProblem(rest, message);
    },
  };
}

/** Choice of the opening element of a message: one, or none. */
export function openingChoice(draft: BlockDraft | undefined, changed: () => void) {
  let editor: BlockEditor | undefined;
  const id = freshId();
  const place = el('div', {});
  const choice = el(
    'select',
    { id },
    el('option', { value: '' }, 'Res'),
    ...openingTypes.map((value) =>
      el('option', { value }, blockTypes.find(({ type }) => type === value)?.name ?? value),
    ),
  );
  const show = (block: BlockDraft | undefined) => {
    editor = block && blockEditor(block, { changed, remove: () => clear() });
    place.replaceChildren(...(editor ? [editor.element] : []));
  };
  const clear = () => {
    choice.value = '';
    show(undefined);
    choice.focus();
    changed();
  };
  choice.addEventListener('change', () => {
    show(choice.value === '' ? undefined : newBlock(choice.value));
    changed();
  });
  choice.value = draft?.type ?? '';
  show(draft);
  return {
    element: el(
      'div',
      { class: 'nr-opening' },
      el('div', { class: 'nr-field' }, el('label', { for: id }, 'Obri el missatge'), choice),
      place,
    ),
    read: () => editor?.read(),
    showProblem: (path: string, message: string) => editor?.showProblem(path, message),
  };
}
