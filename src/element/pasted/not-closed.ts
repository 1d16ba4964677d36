/** Finds tags that have more start tags than end tags in the source. */
export function notClosedIn(source: string): string[] {
  const markup = source.replace(/<!--.*?-->|<(script|style|textarea|template)\b.*?<\/\1>/gs, '');
  const open = new Map<string, number>();
  for (const [, slash, tag = ''] of markup.matchAll(/<(\/?)(ap-[a-z-]+)/g))
    open.set(tag, (open.get(tag) ?? 0) + (slash ? -1 : 1));
  return [...open].filter(([, count]) => count > 0).map(([tag]) => tag);
}
