import { ChildForm } from '../../src/club/child-form.tsx';
import { Membership } from '../../src/club/membership.tsx';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { Alert } from '../../src/ui/alert.tsx';
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
  const { index, removable, maxAge, child } = props;
  const texts = useTexts(ownTexts);
  const { form, outcome, emit } = useChildCard(props);
  const { isKnown } = form;
  const done = isKnown ? texts['child-card.saved'] : texts['child-card.added'];
  return (
    <div className={styles.card}>
      {child.id && (
        <Membership
          id={child.id}
          child={child}
          cardUrl={props.cardUrl}
          maxAge={maxAge}
          onPrint={() => emit('ap-child-print', { index })}
        >
          <ServerContent name="card-logo" />
        </Membership>
      )}
      <ChildForm
        form={form}
        index={index}
        name={isKnown ? child.name : undefined}
        maxAge={maxAge}
        photoSize={props.photoSize}
        onRemove={removable && index > 0 ? () => emit('ap-child-remove', { index }) : undefined}
      >
        {outcome === 'refused' && <Alert key={form.attempts}>{texts['child-card.error-save']}</Alert>}
        <SubmitButton label={texts[isKnown ? 'child-card.save' : 'child-card.add']} />
        <p className={styles.done} role="status">
          {outcome === 'saved' ? done : ''}
        </p>
      </ChildForm>
    </div>
  );
}

export default defineElement(contract, ChildCard);
