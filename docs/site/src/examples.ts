/** Height of a taller example, in px: it scrolls inside its frame. */
const tallest = 720;

/**
 * Shows the examples near the window in the theme of the page, and as tall as their content. A frame is hidden while it
 * loads: Chromium would lay its page out before the styles have come.
 */
export function startExamples(): void {
  const root = document.documentElement;
  const load = (frame: HTMLIFrameElement) => {
    const address = new URL(frame.dataset.example ?? '', location.href);
    address.searchParams.set('tema', root.dataset.theme === 'dark' ? 'dark' : 'light');
    if (frame.src === address.href) return;
    frame.hidden = true;
    frame.src = address.href;
  };
  const boxes = [...document.querySelectorAll<HTMLElement>('.example-frame')];
  const frameIn = (box: Element) => box.querySelector('iframe') as HTMLIFrameElement;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(frameIn(target));
      }
    },
    { rootMargin: '50%' },
  );
  for (const box of boxes) {
    near.observe(box);
    frameIn(box).addEventListener('load', () => show(box, frameIn(box)));
  }
  new MutationObserver(() => {
    for (const frame of boxes.map(frameIn)) if (frame.src) load(frame);
  }).observe(root, { attributeFilter: ['data-theme'] });
}

/** Shows a loaded frame. Its box grows with the content, but only below the window: the text in sight stays. */
function show(box: HTMLElement, frame: HTMLIFrameElement): void {
  if (!frame.src) return;
  frame.hidden = false;
  const body = frame.contentDocument?.body;
  if (!body) return;
  const measure = () => {
    const needed = Math.min(tallest, Math.ceil(body.getBoundingClientRect().height));
    const { bottom, height } = box.getBoundingClientRect();
    if (needed > height && bottom > innerHeight) box.style.height = `${needed}px`;
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
