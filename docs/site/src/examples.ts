/** Height of a taller example, in px: it scrolls inside its frame. */
const tallest = 720;

/** Shows the examples in the theme of the page, and as tall as their content. */
export function startExamples(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-example]')];
  if (frames.length === 0) return;
  const root = document.documentElement;
  const dress = () => {
    for (const frame of frames) {
      const address = new URL(frame.src || frame.dataset.example || '', location.href);
      address.searchParams.set('tema', root.dataset.theme === 'dark' ? 'dark' : 'light');
      if (frame.src !== address.href) frame.src = address.href;
    }
  };
  dress();
  new MutationObserver(dress).observe(root, { attributeFilter: ['data-theme'] });
  for (const frame of frames) frame.addEventListener('load', () => followHeight(frame));
}

/** Grows a frame with its content, but only below the window: the text in sight stays where it is. */
function followHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const measure = () => {
    const needed = Math.min(tallest, Math.ceil(body.getBoundingClientRect().height));
    const { bottom, height } = frame.getBoundingClientRect();
    if (needed > height && bottom > innerHeight) frame.style.height = `${needed}px`;
  };
  new ResizeObserver(measure).observe(body);
}

/** Makes tables that scroll sideways reachable by keyboard. */
export function startTables(): void {
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of document.querySelectorAll('.sl-markdown-content table')) resized.observe(table);
}
