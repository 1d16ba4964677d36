import { type ReactNode, useId, useMemo, useState } from 'react';
import { Refusal } from '../../src/account/forms/refusal.tsx';
import type { ClubChild } from '../../src/api/club.types.ts';
import { usePart } from '../../src/element/use-part.ts';
import { Captcha } from '../../src/forms/captcha/captcha.tsx';
import { Form } from '../../src/forms/form/form.tsx';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { formatDate, parseDate } from '../../src/i18n/dates.ts';
import { fill } from '../../src/i18n/texts.ts';
import { countryNames } from '../../src/places/country-names.ts';
import { texts as placeTexts } from '../../src/places/places.texts.ts';
import { provinceName } from '../../src/places/province-names.ts';
import { Button } from '../../src/ui/button.tsx';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';
import type { Filled } from './club-registration.types.ts';
import { Entrance } from './screens.tsx';
import { type SendProps, useSend } from './use-send.ts';

interface Props extends SendProps {
  texts: ClubTexts;
  onModify(): void;
}

/** Step 3: summary of all data, and submission. */
export default function SummaryStep(props: Props) {
  const { filled, owner, texts, onModify } = props;
  const entranceId = useId();
  const [isEntering, setIsEntering] = useState(false);
  const { form, needsCaptcha, problem } = useSend(props);
  // lets an owner of an existing account log in (ERR-02)
  const canEnter = problem?.code.hasAccount === true && !owner;
  return (
    <div className={styles.parts}>
      <p className={styles.hint}>{texts['club.summary-text']}</p>
      <Tutor filled={filled} texts={texts} />
      <section className={styles.children}>
        <h3 className="ap-heading">{texts['club.children']}</h3>
        <ul className={styles.cards}>
          {filled.children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two children may have the same data (CLUB-39)
            <Child key={index} child={child} texts={texts} />
          ))}
        </ul>
      </section>
      <Form form={form}>
        {needsCaptcha && <Captcha purpose="register" isForClub />}
        {problem && (
          <Refusal key={problem.count} reasons={problem.code.reasons} title={texts['club.error']} />
        )}
        {canEnter && (
          <div>
            <Button
              aria-expanded={isEntering}
              aria-controls={entranceId}
              onClick={() => setIsEntering(!isEntering)}
            >
              {texts['club.log-in']}
            </Button>
          </div>
        )}
        <div className="ap-actions">
          <SubmitButton label={texts['club.send']} />
          <Button quiet isBusy={form.isSending} onClick={() => form.isSending || onModify()}>
            {texts['club.modify']}
          </Button>
        </div>
      </Form>
      <div id={entranceId}>
        {canEnter && isEntering && <Entrance email={filled.tutor.email} texts={texts} />}
      </div>
    </div>
  );
}

/** Entered values of the tutor under their field names. */
function Tutor({ filled: { tutor }, texts }: { filled: Filled; texts: ClubTexts }) {
  const { part: places } = usePart(() => import('../../src/places/places.part.ts'), true);
  const country = useMemo(() => countryNames(places).get(tutor.country), [places, tutor.country]);
  const newsletters = [
    tutor.bulletin && texts['club.bulletin-apunt'],
    tutor.laCollaBulletin && texts['club.bulletin-la-colla'],
  ].filter(Boolean);
  return (
    <section className={styles.sheet}>
      <h3 className="ap-heading">{texts['club.you']}</h3>
      <dl className={styles.facts}>
        <Fact name={texts['club.full-name']}>{`${tutor.name} ${tutor.surname}`}</Fact>
        <Fact name={texts['club.birthdate']}>{longDate(tutor.birthdate)}</Fact>
        <Fact name={texts['club.nif']}>{tutor.nif}</Fact>
        <Fact name={texts['club.phone']}>{tutor.phone}</Fact>
        {tutor.email && <Fact name={texts['club.email']}>{tutor.email}</Fact>}
        <Fact name={placeTexts['address.address']}>
          {`${tutor.address}, ${tutor.zip} ${tutor.city} (${provinceName(tutor.province)}), ${country ?? tutor.country}`}
        </Fact>
        <Fact name={texts['club.yes-bulletin']}>{newsletters.join(', ') || texts['club.no-bulletin']}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Child({ child, texts }: { child: ClubChild; texts: ClubTexts }) {
  const { name, surname, birthdate, photo } = child;
  return (
    <li className={styles.card}>
      {photo ? (
        <img className={styles.face} src={photo} alt={fill(texts['club.photo-of'], { name })} />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {name.slice(0, 1).toLocaleUpperCase('ca')}
        </span>
      )}
      <div>
        <p className="ap-heading">{`${name} ${surname}`}</p>
        <p>{fill(texts['club.born'], { date: longDate(birthdate) })}</p>
        <p className={styles.hint}>{texts['club.pin-chosen']}</p>
      </div>
    </li>
  );
}

function longDate(day: string): string {
  const date = parseDate(day);
  return date ? formatDate(date) : day;
}
