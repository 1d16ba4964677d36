import { fieldsOf, textsOf } from '../page/read-unknown.ts';
import { existingRegistry, shared } from '../storage/registry.ts';
import { localStore } from '../storage/safe-storage.ts';
import { createStore, type StoreApi } from '../storage/store.ts';

/** STOR-05. Names of providers and nothing of the reader. */
const KEY = 'ap-embed-consent';

export interface EmbedConsent {
  /** Choices of the reader by provider: show all content, or none. */
  choices: Readonly<Record<string, boolean>>;
  /** Last report of the site's consent tool, in any tab. */
  site: readonly string[];
  /** True if the tool has reported to this page; otherwise the list does not count. */
  hasSiteSpoken: boolean;
}

type Kept = Pick<EmbedConsent, 'choices' | 'site'>;

function read(): Kept {
  const { choices, site } = fieldsOf(localStore.json(KEY));
  const said = Object.entries(fieldsOf(choices)).filter(([, is]) => typeof is === 'boolean');
  return { choices: Object.fromEntries(said) as Record<string, boolean>, site: textsOf(site) };
}

/** Applies the site's list. If it has changed for a provider, the reader's earlier choice is dropped. */
function heed({ choices, site }: Kept, list: readonly string[]): Kept {
  const isAsBefore = (name: string) => site.includes(name) === list.includes(name);
  return {
    choices: Object.fromEntries(Object.entries(choices).filter(([name]) => isAsBefore(name))),
    site: list,
  };
}

function createEmbedConsent(): StoreApi<EmbedConsent> {
  const store = createStore<EmbedConsent>(() => ({ ...read(), hasSiteSpoken: false }));
  store.subscribe(({ choices, site }) => {
    const text = JSON.stringify({ choices, site });
    if (text !== localStore.get(KEY)) localStore.set(KEY, text);
  });
  const hearSite = () => {
    const said = existingRegistry()?.shared.consent as { embeds?: unknown } | undefined;
    // the stored value of another tab is newer than the one here
    if (said) store.setState({ ...heed(read(), textsOf(said.embeds)), hasSiteSpoken: true });
  };
  hearSite();
  document.addEventListener('ap-consent-change', hearSite);
  // another tab has chosen, or all has been cleared
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && store.setState(read()));
  // so may another page have done, before this one was restored
  addEventListener('pageshow', ({ persisted }) => persisted && store.setState(read()));
  return store;
}

/** Consent by provider, shared by all embeds of the page and by other tabs (BEY-20, W-21). */
export const embedConsent = (): StoreApi<EmbedConsent> => shared('embedConsent', createEmbedConsent);

/** Stores the reader's choice for a provider. */
export function choose(provider: string, isAllowed: boolean): void {
  const { choices } = { ...embedConsent().getState(), ...read() };
  embedConsent().setState({ choices: { ...choices, [provider]: isAllowed } });
}

/**
 * Checks consent for a provider. Pasted embeds may come from anybody and never have lasting consent
 * (docs/decisions/embeds.md).
 * @param isGranted the page itself grants consent
 */
export const isAllowed = (
  { choices, site, hasSiteSpoken }: EmbedConsent,
  provider: string,
  isGranted = false,
): boolean =>
  provider === 'embed'
    ? isGranted && choices[provider] !== false
    : (choices[provider] ?? (isGranted || (hasSiteSpoken && site.includes(provider))));
