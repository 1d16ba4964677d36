import { ChildForm } from '../../src/club/child-form.tsx';
import { withBase } from '../../src/config/config.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { SubmitButton } from '../../src/forms/submit-button.tsx';
import { formatDate } from '../../src/i18n/dates.ts';
import { parseDate } from '../../src/i18n/parse-date.ts';
import { fill } from '../../src/i18n/texts.ts';
import { contract } from './child-card.element.ts';
import styles from './child-card.module.css';
import { texts as ownTexts } from './child-card.texts.ts';
import { useChildCard } from './use-child-card.ts';

type Props = ElementProps<typeof contract>;

/** Another child is another form: nothing typed for one is carried over to the next. */
export function ChildCard(props: Props) {
  return <OneChild key={props.child.id ?? ''} {...props} />;
}

function OneChild(props: Props) {
  const { index, removable, maxAge, child, langOverrides } = props;
  const texts = { ...ownTexts, ...langOverrides };
  const { form, outcome, emit } = useChildCard(props);
  const { isKnown } = form;
  const done = isKnown ? texts['child-card.saved'] : texts['child-card.added'];
  return (
    <div className={styles.card}>
      {child.id && (
        <Membership
          {...props}
          id={child.id}
          texts={texts}
          onPrint={() => emit('ap-child-print', { index })}
        />
      )}
      <ChildForm
        form={form}
        index={index}
        maxAge={maxAge}
        langOverrides={langOverrides}
        onRemove={removable && index > 0 ? () => emit('ap-child-remove', { index }) : undefined}
      >
        {outcome === 'refused' && (
          <p key={form.attempts} className="ap-alert" role="alert">
            {texts['child-card.error-save']}
          </p>
        )}
        <SubmitButton label={texts[isKnown ? 'child-card.save' : 'child-card.add']} />
        <p className={styles.done} role="status">
          {outcome === 'saved' ? done : ''}
        </p>
      </ChildForm>
    </div>
  );
}

type MembershipProps = Props & {
  id: string;
  texts: typeof ownTexts;
  /** Answers false where the page has another way to show the card. */
  onPrint: () => boolean;
};

/** The card of a member: how long it is good for, and the page that prints it (CHILD-04, CHILD-13, CHILD-17). */
function Membership({ id, child, cardUrl, maxAge, texts, onPrint }: MembershipProps) {
  const validUntil = parseDate(child.validUntil ?? undefined);
  const address = withBase(cardUrl.replaceAll('{id}', encodeURIComponent(id)));
  return (
    <div className={styles.membership}>
      <ServerContent name="card-logo" />
      {validUntil && <p>{fill(texts['child-card.valid-until'], { maxAge, date: formatDate(validUntil) })}</p>}
      <a
        className="ap-button ap-quiet"
        href={`${address}#imprimeix`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          if (!onPrint()) event.preventDefault();
        }}
      >
        <span>{texts['child-card.print']}</span>
        <span className="ap-visually-hidden">{texts['child-card.new-tab']}</span>
      </a>
    </div>
  );
}

export default defineElement(contract, ChildCard);
