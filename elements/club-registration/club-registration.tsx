import check from 'virtual:icon/line/check';
import { useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import { usePart } from '../../src/element/use-part.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { Retry } from '../../src/ui/retry.tsx';
import { contract } from './club-registration.element.ts';
import styles from './club-registration.module.css';
import { type ClubTexts, texts as ownTexts } from './club-registration.texts.ts';
import type { Step } from './club-registration.types.ts';
import { AccountStep, Ended, FinalStep, ForAdults } from './screens.tsx';
import { useWizard, type WizardModel } from './use-wizard.ts';

type Props = ElementProps<typeof contract>;
export function ClubRegistration(props: Props) {
  const texts: ClubTexts = useTexts(ownTexts, false);
  const wizard = useWizard(props);
  const { access, owner, step, start, isClosed } = wizard;
  const [isTouched, setIsTouched] = useState(false);
  // the first interaction prefetches the next step
  useListener(useHost(), 'focusin pointerover', () => setIsTouched(true), { isOn: !isTouched });
  const title = titleOf(wizard, texts);
  return (
    <div className={styles.wizard}>
      <StepList step={step} texts={texts} />
      {step === start && !isClosed && <ServerContent name="intro" />}
      <div className={styles.heading} ref={wizard.headingRef} tabIndex={-1}>
        {!isClosed && <p className={styles.position}>{fill(texts['club.position'], { n: step })}</p>}
        <h2 className="ap-heading ap-large">{title}</h2>
      </div>
      {access === 'child' && <ForAdults texts={texts} />}
      {access === 'ended' && (
        <Ended email={owner?.tutor.email ?? ''} texts={texts} onLeave={wizard.leaveAccount} />
      )}
      {access === 'loading' && <Loading text={texts['club.loading-profile']} />}
      {access === 'failed' && (
        <TryAgain text={texts['club.error-profile']} texts={texts} wizard={wizard} of={wizard} />
      )}
      {wizard.isOtherOwner && <p role="status">{texts['club.other-account']}</p>}
      {step === 1 && access === 'anonymous' && <AccountStep texts={texts} onCreate={wizard.goToData} />}
      {step < 4 && (
        <Data
          {...props}
          wizard={wizard}
          enabled={isTouched || step > 1 || access === 'ready'}
          texts={texts}
        />
      )}
      {step === 3 && !isClosed && <Summary {...props} wizard={wizard} texts={texts} />}
      {step === 4 && wizard.registered && (
        <FinalStep
          registered={wizard.registered}
          adultsRegisterUrl={props.adultsRegisterUrl}
          profileUrl={props.profileUrl}
          texts={texts}
        />
      )}
    </div>
  );
}

const titles = { 1: 'club.step-1', 2: 'club.step-2', 3: 'club.step-3', 4: 'club.step-4' } as const;

function titleOf({ access, step }: WizardModel, texts: ClubTexts): string {
  if (access === 'child') return texts['club.child-title'];
  if (access === 'ended') return texts['club.ended-title'];
  return texts[titles[step]];
}

const steps = [
  [1, 'club.short-1'],
  [2, 'club.short-2'],
  [3, 'club.short-3'],
  [4, 'club.short-4'],
] as const;

/** List of steps with the current and the completed ones. */
export function StepList({ step, texts }: { step: Step; texts: ClubTexts }) {
  return (
    <ol className={styles.steps} aria-label={texts['club.progress']}>
      {steps.map(([one, name]) => {
        const isDone = one < step;
        return (
          <li key={one} data-done={isDone || undefined} aria-current={one === step ? 'step' : undefined}>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Icon path={check} line /> : <span>{one}</span>}
            </span>
            <span className={styles.stepName}>{texts[name]}</span>
            {isDone && <span className="ap-visually-hidden">{` ${texts['club.done']}`}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface PartProps extends Props {
  wizard: WizardModel;
  texts: ClubTexts;
}

/** Stays mounted but hidden during the summary, so that no input is lost (CLUB-04). */
function Data({ wizard, enabled, texts, ...props }: PartProps & { enabled: boolean }) {
  const part = usePart(() => import('./data-step.part.tsx'), enabled);
  const { part: Step, hasFailed, isRetrying } = part;
  const { step, access, isClosed } = wizard;
  const isShown = step === 2 && !isClosed;
  const isReady = access === 'anonymous' || access === 'ready';
  if (!Step && !isShown) return null;
  if (!Step && (hasFailed || isRetrying))
    return <TryAgain text={texts['club.error-load']} texts={texts} wizard={wizard} of={part} />;
  if (!Step) return <Loading text={texts['club.loading']} />;
  return (
    <div hidden={!isShown} inert={!isReady} data-veiled={!isReady || undefined} className={styles.veil}>
      <Step
        key={wizard.round}
        owner={wizard.owner}
        handle={wizard.dataRef}
        maxChildren={props.maxChildren}
        termsUrl={props.termsUrl}
        privacyUrl={props.privacyUrl}
        texts={texts}
        onDirty={wizard.setIsDirty}
        onNext={wizard.next}
      />
    </div>
  );
}

function Summary({ wizard, texts }: PartProps) {
  const { filled, owner } = wizard;
  const part = usePart(() => import('./summary-step.part.tsx'), true);
  const { part: Step, hasFailed, isRetrying } = part;
  if (hasFailed || isRetrying)
    return <TryAgain text={texts['club.error-load']} texts={texts} wizard={wizard} of={part} />;
  if (!Step || !filled) return <Loading text={texts['club.loading']} />;
  return (
    <Step
      filled={filled}
      owner={owner}
      texts={texts}
      unclear={wizard.unclear}
      onUnclear={wizard.setUnclear}
      onModify={wizard.goToData}
      onStatus={wizard.setStatus}
      onError={wizard.fail}
      onDone={wizard.finish}
    />
  );
}

function Loading({ text }: { text: string }) {
  return (
    <p className={styles.hint} role="status">
      {text}
    </p>
  );
}

interface TryAgainProps {
  text: string;
  texts: ClubTexts;
  wizard: WizardModel;
  /** Resource that failed to load. */
  of: { isRetrying: boolean; retry(): void };
}

function TryAgain({ text, texts, wizard, of }: TryAgainProps) {
  return (
    <Retry
      className={styles.parts}
      text={text}
      label={texts['club.retry']}
      isRetrying={of.isRetrying}
      onRetry={of.retry}
      passFocus={wizard.focusHeading}
    />
  );
}

export default defineElement(contract, ClubRegistration);
