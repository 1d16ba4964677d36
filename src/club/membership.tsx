import type { ReactNode } from 'react';
import { withBase } from '../config/config.ts';
import { useTexts } from '../config/use-texts.ts';
import { safeUrl } from '../content/safe-url.ts';
import { formatDate, formatWireDate, parseDate, todayInMadrid } from '../i18n/dates.ts';
import { fill } from '../i18n/texts.ts';
import { NewWindow } from '../ui/new-window.tsx';
import type { Child } from './child.types.ts';
import styles from './club.module.css';
import { texts as ownTexts } from './membership.texts.ts';

/** Address of the printable card in the demo; a tag may set another. */
const CARD_URL = '/perfil/carnet/{id}';

/** Detects a child past the 13th birthday, whom the club no longer accepts: nothing of it can be saved. */
export function isExpired({ validUntil }: Child): boolean {
  const last = parseDate(validUntil);
  return last !== undefined && todayInMadrid() >= formatWireDate(last);
}

interface Props {
  id: string;
  child: Child;
  /** Address of the card's page, with `{id}` in place of the id. */
  cardUrl?: string;
  /** Age at which a child is too old for the club. */
  maxAge?: number;
  /** Returns false if the page shows the card in another way. */
  onPrint?: () => boolean;
  /** Content beside the card. */
  children?: ReactNode;
}

/** Membership card with its last day, and a link to the page that prints it (CHILD-04, CHILD-13, CHILD-17). */
export function Membership(props: Props) {
  const { id, child, cardUrl = CARD_URL, maxAge = 13, onPrint, children } = props;
  const texts = useTexts(ownTexts);
  const validUntil = parseDate(child.validUntil);
  const isOver = isExpired(child);
  const addressOf = (template: string) => safeUrl(template.replaceAll('{id}', encodeURIComponent(id)));
  const address = withBase(addressOf(cardUrl) ?? addressOf(CARD_URL) ?? '');
  return (
    <div className={styles.membership}>
      {children}
      {validUntil && (
        <p>
          {fill(texts[isOver ? 'child.expired' : 'child.valid-until'], {
            maxAge,
            date: formatDate(validUntil),
          })}
        </p>
      )}
      {!isOver && (
        <a
          className="ap-button ap-quiet"
          href={`${address}#imprimeix`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            if (onPrint?.() === false) event.preventDefault();
          }}
        >
          <span>{texts['child.print']}</span>
          <NewWindow />
        </a>
      )}
    </div>
  );
}
