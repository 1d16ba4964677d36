interface WindowSize {
  width: number;
  height: number;
}

/** Opens a page in a window of its own (PLAY-27, PLAY-35). @returns whether the browser has let it */
export function openWindow(href: string, name: string, { width, height }: WindowSize): boolean {
  const opened = window.open(href, name, `width=${width},height=${height}`);
  if (!opened) return false;
  try {
    // what is shown there has no hold of this page
    opened.opener = null;
  } catch {
    // a window of that name shows another host's page already
  }
  opened.focus();
  return true;
}
