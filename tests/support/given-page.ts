import type { Config } from '../../src/config/config.types.ts';
import { createErrorList } from '../../src/errors/error-list.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';

/**
 * What `ap.js` would have left for the code under test.
 *
 * @param config what it asks of the page's configuration; the rest is missing
 * @param parts of the registry that it asks for besides
 */
export function givenPage(
  config: Partial<Record<keyof Config, unknown>> = {},
  { shared, ...parts }: Partial<Registry> = {},
): void {
  const page = { basePath: '', httpTimeout: 10_000, ...config } as Config;
  installRegistry({
    errors: createErrorList(),
    shared: { config: createStore(() => page), ...shared },
    ...parts,
  } as Registry);
}
