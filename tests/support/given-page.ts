import type { Config } from '../../src/config/config.types.ts';
import { createErrorList } from '../../src/errors/error-list.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';

/**
 * Registers the globals that `ap.js` would provide to the code under test.
 * @param config configuration of the page; missing options stay undefined
 * @param parts additional entries of the registry
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
