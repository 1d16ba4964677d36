import type { PollAnswer, PollOption } from '../../src/api/poll.types.ts';
import { grouped, make, show } from './dom.ts';

/** Cloned for each option: quicker than creating every element. */
const choice = make(
  'label',
  { className: 'ap-poll-option' },
  make('input', { type: 'radio' }),
  make('span', { className: 'ap-poll-title' }),
);
const result = make(
  'div',
  { className: 'ap-poll-option' },
  make('span', { className: 'ap-poll-title' }),
  make('span', { className: 'ap-poll-count' }, make('span'), make('b')),
  make('meter', { max: 100 }),
);

let count = 0;

/** `<ap-poll>` of the floor: choice, confirmation, vote and results. */
export class Poll extends HTMLElement {
  options: PollOption[] = [];
  #id = '';
  #group = `poll-${++count}`;
  #selected = '';
  #voted: string | null = null;
  #question: Node[] = [];
  #list = make('div', { className: 'ap-poll-options' });
  #meta = make('p', { className: 'ap-poll-meta' });
  #button = make('button', { type: 'button', className: 'ap-button' }, 'Voteu');
  #message = make('p', { className: 'ap-alert', role: 'alert', hidden: true });

  connectedCallback() {
    this.#id = this.getAttribute('poll-id') ?? '';
    const json = this.querySelector('script')?.textContent;
    if (json) this.options = JSON.parse(json);
    this.#voted = localStorage.getItem(`floor-poll-${this.#id}`);
    this.#question = [...this.querySelectorAll('[slot="question"]')];
    // keeps the choice from the server's form
    this.#selected = this.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    this.#list.onclick = ({ target }) => target instanceof HTMLInputElement && this.#select(target.value);
    this.#button.onclick = () => this.#ask();
    this.#draw();
    const actions = make('div', { className: 'ap-poll-actions' }, this.#button, this.#message);
    show(this, ...this.#question, this.#meta, this.#list, actions);
    this.#refresh();
  }

  async #refresh() {
    try {
      const answer = await fetch(`/api/front/poll/${this.#id}`);
      const body: { response?: PollAnswer } & PollAnswer = await answer.json();
      this.options = (body.response ?? body).options;
      this.#draw();
    } catch {
      this.#say('Ara no es pot carregar l’enquesta.');
    }
  }

  #draw() {
    const total = this.options.reduce((sum, { votes }) => sum + votes, 0);
    this.#meta.textContent = `${grouped(total)} vots`;
    this.#button.hidden = this.#voted !== null;
    this.#list.replaceChildren(
      ...this.options.map((option) =>
        this.#voted === null ? this.#choice(option) : this.#result(option, total),
      ),
    );
  }

  #choice({ id, title }: PollOption) {
    const label = choice.cloneNode(true) as HTMLLabelElement;
    const input = label.firstChild as HTMLInputElement;
    input.name = this.#group;
    input.value = id;
    input.checked = id === this.#selected;
    (label.lastChild as Element).textContent = title;
    return label;
  }

  #result({ title, votes }: PollOption, total: number) {
    const row = result.cloneNode(true) as HTMLElement;
    const [name, numbers, bar] = row.children as unknown as [Element, Element, HTMLMeterElement];
    const percent = total > 0 ? Math.round((100 * votes) / total) : 0;
    name.textContent = title;
    (numbers.firstChild as Element).textContent = `${grouped(votes)} vots`;
    (numbers.lastChild as Element).textContent = `${percent} %`;
    bar.value = percent;
    return row;
  }

  #select(id: string) {
    this.#selected = id === this.#selected ? '' : id;
    for (const input of this.#list.querySelectorAll('input')) input.checked = input.value === this.#selected;
    this.#message.hidden = true;
  }

  #say(text: string) {
    this.#message.textContent = text;
    this.#message.hidden = false;
  }

  #ask() {
    const option = this.options.find(({ id }) => id === this.#selected);
    if (!option) return this.#say('Heu de triar una opció.');
    const send = make('button', { type: 'button', className: 'ap-button' }, 'Envieu el vot');
    const cancel = make('button', { type: 'button', className: 'ap-button ap-quiet' }, 'Cancel·leu');
    const dialog = make('dialog', {}, make('p', {}, `Votareu «${option.title}».`), send, cancel);
    cancel.onclick = () => dialog.close();
    send.onclick = () => {
      dialog.close();
      this.#vote(option);
    };
    dialog.onclose = () => dialog.remove();
    this.append(dialog);
    dialog.showModal();
  }

  async #vote(option: PollOption) {
    const path = `/api/front/poll/${this.#id}/vote/${option.id}`;
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const ok = await fetch(path, { method: 'POST', headers }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!ok) return this.#say('El vot no s’ha pogut enviar. Torneu-ho a provar.');
    option.votes += 1;
    this.#voted = option.id;
    localStorage.setItem(`floor-poll-${this.#id}`, option.id);
    this.#draw();
  }
}
