import type { DemoContext } from '../context.ts';

/** Address of a page for a mail. */
export function pageUrl({ config }: Pick<DemoContext, 'config'>, path: string, token?: string): string {
  return `${config.publicUrl}${config.basePath}${path}${token === undefined ? '' : `?token=${token}`}`;
}
