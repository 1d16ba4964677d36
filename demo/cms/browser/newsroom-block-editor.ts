import type { Field } from './newsroom-block-types.ts';
import { type BlockDraft, blockType, type FieldsDraft, newCard } from './newsroom-blocks.ts';
import { button, el } from './newsroom-dom.ts';
import { controlsOf } from './newsroom-fields.ts';

export interface BlockEditor {
  element: HTMLElement;
  read(): BlockDraft;
  focus(): void;
  /** @returns where it is shown, if there is a field for the path within the element */
  showProblem(path: string, message: string): HTMLElement | undefined;
}

interface Tools {
  /** By one place; absent where there are no others. */
  move?: (by: -1 | 1) => void;
  remove: () => void;
  changed: () => void;
}

/** The fields of one body element, with the buttons that move it and take it away. */
export function blockEditor(draft: BlockDraft, { move, remove, changed }: Tools): BlockEditor {
  const known = blockType(draft.type);
  const name = known?.name ?? draft.type;
  const fields = controlsOf(known?.fields ?? [], draft.fields);
  const cards = known?.cards ? cardList(known.cards, draft.cards, changed) : undefined;
  const tools = el(
    'div',
    { class: 'nr-block-tools' },
    ...(move
      ? [
          button('↑', () => move(-1), { 'aria-label': `Pugeu: ${name}`, 'data-move': -1 }),
          button('↓', () => move(1), { 'aria-label': `Baixeu: ${name}`, 'data-move': 1 }),
        ]
      : []),
    button('Lleveu', remove, { 'aria-label': `Lleveu: ${name}` }),
  );
  const element = el(
    'fieldset',
    { class: 'nr-block' },
    el('legend', {}, name),
    tools,
    ...fields.elements,
    ...(cards ? [cards.element] : []),
  );
  return {
    element,
    read: () => ({ type: draft.type, base: draft.base, fields: fields.read(), cards: cards?.read() ?? [] }),
    focus: () => (fields.first ?? element.querySelector<HTMLElement>('input, textarea'))?.focus(),
    showProblem: (path, message) => fields.showProblem(path, message) ?? cards?.showProblem(path, message),
  };
}

/** Photos, contents or topics of an element: as many as are wanted, in the order in which they stand. */
function cardList(
  { path, name, fields }: { path: string; name: string; fields: readonly Field[] },
  drafts: FieldsDraft[],
  changed: () => void,
) {
  type Card = { draft: FieldsDraft; controls: ReturnType<typeof controlsOf>; element: HTMLElement };
  let cards: Card[] = [];
  const list = el('ol', { class: 'nr-cards' });
  const adder = button(`Afegiu: ${name.toLowerCase()}`, () => {
    add(newCard()).controls.first?.focus();
    changed();
  });

  function add(draft: FieldsDraft): Card {
    const controls = controlsOf(fields, draft.fields);
    const element = el('li', {}, ...controls.elements);
    const card = { draft, controls, element };
    element.append(
      button(
        'Lleveu-lo d’ací',
        () => {
          cards = cards.filter((one) => one !== card);
          element.remove();
          adder.focus();
          changed();
        },
        { 'aria-label': `Lleveu-lo d’ací: ${name.toLowerCase()}` },
      ),
    );
    cards.push(card);
    list.append(element);
    return card;
  }
  for (const draft of drafts) add(draft);

  return {
    element: el('div', { class: 'nr-card-list' }, list, adder),
    read: () => cards.map(({ draft: { base }, controls }) => ({ base, fields: controls.read() })),
    showProblem(problem: string, message: string): HTMLElement | undefined {
      const [, index, rest = ''] = problem.match(new RegExp(`^${path}(?:\\.(\\d+)(?:\\.(.+))?)?$`)) ?? [];
      if (index === undefined) return undefined;
      const card = cards[Number(index)];
      return (
        card?.controls.showProblem(rest, message) ??
        card?.controls.showProblem(fields[0]?.path ?? '', message)
      );
    },
  };
}
