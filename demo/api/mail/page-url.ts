import type { DemoConfig } from '../../config.ts';

interface Context {
  config: Pick<DemoConfig, 'publicUrl' | 'basePath'>;
}

/** Returns the absolute address of a page, for a mail. */
export function pageUrl({ config }: Context, path: string, token?: string): string {
  return `${config.publicUrl}${config.basePath}${path}${token === undefined ? '' : `?token=${token}`}`;
}
