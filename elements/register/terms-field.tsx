import { withBase } from '../../src/config/config.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { CheckField } from '../../src/forms/check-field.tsx';
import type { Texts } from '../../src/i18n/texts.ts';

interface Props {
  text: string;
  termsUrl: string;
  privacyUrl: string;
  texts: Texts;
}

/** What is accepted, with the ways to read it: in another tab, so that what has been typed stays (REG-12). */
export function TermsField({ text, termsUrl, privacyUrl, texts }: Props) {
  const links: Record<string, [url: string, label: string]> = {
    '{terms}': [termsUrl, texts['register.terms-link'] ?? ''],
    '{privacy}': [privacyUrl, texts['register.privacy-link'] ?? ''],
  };
  const pieces = text.split(/(\{terms\}|\{privacy\})/).map((piece) => {
    const [url, label] = links[piece] ?? [];
    if (url === undefined) return <span key={piece}>{piece}</span>;
    return (
      <a key={piece} href={withBase(url)} target="_blank" rel="noopener">
        <span>{label}</span>
        <span className="ap-visually-hidden">{` ${texts['register.new-tab']}`}</span>
      </a>
    );
  });
  return (
    <CheckField field="terms">
      <ServerContent name="terms">
        <span>{pieces}</span>
      </ServerContent>
    </CheckField>
  );
}
