import DOMPurify, { type Config } from 'dompurify';
import {
  attributeNames,
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

/** What the policy lets through is only ever parsed, in a document that runs and loads nothing, and never inserted. */
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

DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (attribute.attrName === 'target') return;
  const safe = safeAttribute(attribute.attrName, attribute.attrValue);
  attribute.keepAttr = safe !== undefined;
  attribute.attrValue = safe ?? '';
});

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  const opens = opensWindow(element.getAttribute('target'), element.getAttribute('href'));
  element.removeAttribute('target');
  if (!opens) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** The part of the html that is safe, as nodes that have run and loaded nothing yet. */
export default (html: string): DocumentFragment => DOMPurify.sanitize(html, config);
