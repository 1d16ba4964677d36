import DOMPurify, { type Config } from 'dompurify';
import {
  attributeNames,
  cardAttributes,
  cardElements,
  droppedElements,
  elements,
  opensWindow,
  plainAttributes,
  safeAttribute,
} from './html-rules.ts';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(): string }): Policy;
}

/** The policy only serves parsing, in a document that runs and loads nothing; its output is never inserted. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
const policy = trustedTypes?.createPolicy('ap-html', {
  createHTML: (text) => text,
  createScriptURL: () => '',
});

const config = {
  ALLOWED_TAGS: [...elements],
  ALLOWED_ATTR: attributeNames,
  // texts may look like an address: «Nota: …»
  ADD_URI_SAFE_ATTR: [...plainAttributes],
  FORBID_CONTENTS: [...droppedElements],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
} satisfies Config;

/** Configuration for list cards; its additions are allowed in no other html. */
const cardConfig = {
  ...config,
  ALLOWED_TAGS: [...config.ALLOWED_TAGS, ...cardElements],
  ALLOWED_ATTR: [...config.ALLOWED_ATTR, ...cardAttributes],
  ADD_URI_SAFE_ATTR: [...config.ADD_URI_SAFE_ATTR, ...cardAttributes],
  FORBID_CONTENTS: config.FORBID_CONTENTS.filter((name) => name !== 'svg'),
  ALLOWED_NAMESPACES: [...config.ALLOWED_NAMESPACES, 'http://www.w3.org/2000/svg'],
} satisfies Config;

/** Returns a purifier with a fixed configuration: DOMPurify would read one given with each call anew. */
function purifierWith(fixed: Config): typeof DOMPurify {
  const purifier = DOMPurify(window);
  purifier.setConfig(fixed);
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    // the configuration's own list, which is checked later, decides about attributes of cards
    if (attribute.attrName === 'target' || cardAttributes.has(attribute.attrName)) return;
    const safe = safeAttribute(attribute.attrName, attribute.attrValue);
    attribute.keepAttr = safe !== undefined;
    attribute.attrValue = safe ?? '';
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    const opens = opensWindow(element.getAttribute('target'), element.getAttribute('href'));
    element.removeAttribute('target');
    if (!opens) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
}

const ofTexts = purifierWith(config);
const ofCards = purifierWith(cardConfig);

/** Returns the safe part of html, as nodes that have run and loaded nothing yet. The option only selects the type. */
export default (html: string, isCard: boolean): DocumentFragment =>
  (isCard ? ofCards : ofTexts).sanitize(html, { RETURN_DOM_FRAGMENT: true });
