import { make, show } from './dom.ts';

type Link = readonly [name: string, address: string];

/** `<ap-share-bar>` of the floor: the server's three links, four more behind a button. */
export class ShareBar extends HTMLElement {
  connectedCallback() {
    const url = this.getAttribute('url') ?? location.href;
    const title = this.getAttribute('share-title') ?? document.title;
    const [address, text] = [encodeURIComponent(url), encodeURIComponent(`${title} ${url}`)];
    const more: Link[] = [
      ['Bluesky', `https://bsky.app/intent/compose?text=${text}`],
      ['Threads', `https://www.threads.net/intent/post?text=${text}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
      ['Telegram', `https://t.me/share/url?url=${address}&text=${encodeURIComponent(title)}`],
    ];
    const links = more.map(([name, href]) =>
      make('li', { hidden: true }, make('a', { className: 'ap-share-item', href, target: '_blank' }, name)),
    );
    const button = make('button', { className: 'ap-share-item', type: 'button', ariaExpanded: 'false' });
    const sign = make('span', {}, '+');
    const label = make('span', {}, 'Més');
    button.append(sign, label);
    button.onclick = () => {
      const open = button.ariaExpanded !== 'true';
      button.ariaExpanded = String(open);
      sign.textContent = open ? '−' : '+';
      label.textContent = open ? 'Menys' : 'Més';
      for (const link of links) link.hidden = !open;
    };
    const first = [...this.querySelectorAll('li')].map((item) => item.cloneNode(true));
    const list = make('ul', { className: 'ap-share-list' }, ...first, ...links, make('li', {}, button));
    show(this, list);
  }
}
