/** Frames of a page: the preview of the tag and its states. */
export interface Frames {
  /** Frame for trying the tag; null for a tag without a preview. */
  preview: HTMLIFrameElement | null;
  /** Sets a parameter of the address of every frame; a frame reloads only when its address changes. */
  set(parameter: string, value: string): void;
  reload(): void;
  /** Calls back now if the preview has loaded, and after each reload. */
  onPreview(visit: (page: Document) => void): void;
}

export function startFrames(): Frames {
  const all = [...document.querySelectorAll('iframe')];
  const preview = document.querySelector<HTMLIFrameElement>('iframe#mostra');
  for (const frame of all) followHeight(frame);
  return {
    preview,
    set(parameter, value) {
      for (const frame of all) {
        const address = new URL(frame.src);
        address.searchParams.set(parameter, value);
        if (address.href !== frame.src) frame.src = address.href;
      }
    },
    reload() {
      for (const frame of all) frame.contentWindow?.location.reload();
    },
    onPreview(visit) {
      if (preview) onLoaded(preview, visit);
    },
  };
}

/** Resizes a frame to its content, but never below the server's height. */
function followHeight(frame: HTMLIFrameElement): void {
  const least = Number(frame.height);
  onLoaded(frame, ({ body }) => {
    const measure = () => {
      frame.height = String(Math.max(least, Math.ceil(body.getBoundingClientRect().height)));
    };
    new ResizeObserver(measure).observe(body);
  });
}

function onLoaded(frame: HTMLIFrameElement, visit: (page: Document) => void): void {
  const visitPage = () => {
    const page = frame.contentDocument;
    if (page && page.URL !== 'about:blank') visit(page);
  };
  frame.addEventListener('load', visitPage);
  if (frame.contentDocument?.readyState === 'complete') visitPage();
}
