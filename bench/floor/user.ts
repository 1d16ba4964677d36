import type { BenchSession } from '../in-page/page.types.ts';

/** Minimal session; subscribers are called at each change. */
let user: { name: string; bulletin: boolean } | null = null;
const listeners = new Set<() => void>();

/** `<ap-bench-user>` of the floor: the name of the user. */
class BenchUser extends HTMLElement {
  #draw = () => {
    const name = user?.name ?? '';
    if (this.textContent !== name) this.textContent = name;
  };

  connectedCallback() {
    this.#draw();
    this.dataset.apState = 'ready';
    listeners.add(this.#draw);
  }

  disconnectedCallback() {
    listeners.delete(this.#draw);
  }
}

customElements.define('ap-bench-user', BenchUser);

const session: BenchSession = {
  setUser(name, bulletin) {
    user = { name, bulletin };
    for (const listener of listeners) listener();
  },
};
Object.assign(window, { benchSession: session });
