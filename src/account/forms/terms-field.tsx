import { withBase } from '../../config/config.ts';
import { useTexts } from '../../config/use-texts.ts';
import { ServerContent } from '../../element/server-content.tsx';
import { CheckField } from '../../forms/fields/check-field.tsx';
import type { FieldName } from '../../forms/fields/fields.ts';
import type { Texts } from '../../i18n/texts.ts';
import { NewWindow } from '../../ui/new-window.tsx';
import { texts as ownTexts } from './terms.texts.ts';

interface Props {
  field?: FieldName;
  /** Text with `{terms}` and `{privacy}` in place of the links. */
  text: string;
  termsUrl?: string;
  privacyUrl: string;
}

/** Consent with links to the terms, which open in another tab so that typed values stay (REG-12). */
export function TermsField({ field = 'terms', text, termsUrl = '', privacyUrl }: Props) {
  const texts: Texts = useTexts(ownTexts);
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
        <NewWindow />
      </a>
    );
  });
  return (
    <CheckField field={field}>
      <ServerContent name="terms">
        <span>{pieces}</span>
      </ServerContent>
    </CheckField>
  );
}
