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

/** Grows a frame with its content; it never shrinks, so that the text below stays where it is. */
function followHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const measure = () => {
    const needed = Math.min(tallest, Math.ceil(body.getBoundingClientRect().height));
    if (needed > frame.clientHeight) frame.style.height = `${needed}px`;
  };
  new ResizeObserver(measure).observe(body);
}
