import { type SyntheticEvent, useId, useState } from 'react';
import { config, withBase } from '../../src/config/config.ts';
import { CLUB } from '../../src/config/sites.ts';
import { useSite } from '../../src/config/use-site.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { fill } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { Confirmation } from './alerts.tsx';
import { Heading } from './heading.tsx';
import { contract } from './login.element.ts';
import styles from './login.module.css';
import { texts as ownTexts } from './login.texts.ts';
import type { LoginTexts, Variant } from './login.types.ts';
import { AdultForm, ChildForm } from './login-forms.tsx';
import { networks } from './networks.ts';
import { PinSetup } from './pin-setup.tsx';
import { Recover } from './recover.tsx';
import { type LoginModel, useLogin } from './use-login.ts';
import { useView, type ViewModel } from './use-view.ts';

type Props = ElementProps<typeof contract>;

/** Allows children's cards only on the club's site (CLOG-02). */
function variantOf({ variant }: Props, site: string): Variant {
  if (variant === 'child' || variant === undefined) return site === CLUB ? 'child' : 'adult';
  return variant;
}

/** Remounts for another kind of login or another user, so that no input carries over. */
export function Login(props: Props) {
  const site = useSite();
  const variant = variantOf(props, site);
  const email = props.email ?? new URLSearchParams(location.search).get('email') ?? '';
  return <OneLogin key={`${variant} ${email}`} {...props} site={site} variant={variant} email={email} />;
}

interface OneProps extends Props {
  site: string;
  variant: Variant;
  email: string;
}

function OneLogin(props: OneProps) {
  const { variant, email, embedded } = props;
  const texts: LoginTexts = useTexts(ownTexts, variant === 'child');
  const view = useView(variant === 'child' ? 'pin-setup' : 'recover');
  const login = useLogin({ ...props, redirect: props.redirect === 'true' });
  /** E-mail or number, kept while another view is shown. */
  const [typed, setTyped] = useState(variant === 'child' ? '' : email);
  return (
    <div
      className={styles.login}
      data-variant={variant}
      data-view={view.view === 'login' ? undefined : 'other'}
    >
      {view.view === 'login' && (
        <Entrance {...props} view={view} login={login} typed={typed} onType={setTyped} texts={texts} />
      )}
      {view.view === 'recover' && <Recover view={view} typed={typed} stay={embedded} texts={texts} />}
      {view.view === 'pin-setup' && <PinSetup view={view} texts={texts} />}
      <div className={styles.footer}>
        <ServerContent name="footer" />
      </div>
    </div>
  );
}

/** Status that the form itself does not show. */
function statusText({ isChecking, status }: LoginModel, texts: LoginTexts): string {
  if (isChecking) return texts['login.checking'];
  return status === 'success' ? texts['login.entered'] : '';
}

interface EntranceProps extends OneProps {
  view: ViewModel;
  login: LoginModel;
  typed: string;
  onType(value: string): void;
  texts: LoginTexts;
}

/** Login form with its surroundings. */
function Entrance({ variant, site, view, login, typed, onType, texts, ...props }: EntranceProps) {
  const titleId = useId();
  const isChild = variant === 'child';
  const parts = { login, typed, titleId, texts };
  const query = props.embedded ? null : new URLSearchParams(location.search).get('alert');
  const providers = props.providers ?? Object.keys(config().socialClients);
  // also on click: password managers may fill without an event
  const remember = ({ currentTarget }: SyntheticEvent) =>
    onType(currentTarget.querySelector('input')?.value ?? '');
  return (
    <>
      <div className={styles.title} id={titleId} ref={view.headingRef} tabIndex={-1}>
        <ServerContent name="title">
          <Heading>{texts[variant === 'parent' ? 'login.title-parent' : 'login.title']}</Heading>
        </ServerContent>
      </div>
      {!login.problem && !login.isMailSent && <Confirmation alert={props.alert ?? query} texts={texts} />}
      {login.isChildInside && (
        <p className={styles.confirmation} role="status">
          {texts['login.child-inside']}
        </p>
      )}
      <p className={login.isChecking ? styles.checking : 'ap-visually-hidden'} role="status">
        {statusText(login, texts)}
      </p>
      <div
        className={styles.form}
        inert={login.isChecking}
        data-veiled={login.isChecking || undefined}
        onInput={remember}
        onClickCapture={remember}
      >
        {isChild ? (
          <ChildForm {...parts} pinHref={view.href} />
        ) : (
          <AdultForm
            {...parts}
            isParent={variant === 'parent'}
            isEmbedded={props.embedded}
            recoverHref={view.href}
          />
        )}
        {variant === 'adult' && site !== CLUB && (
          <SocialButtons providers={providers} site={site} texts={texts} />
        )}
      </div>
    </>
  );
}

interface SocialProps {
  providers: readonly string[];
  site: string;
  texts: LoginTexts;
}

/** Plain links, so that the server starts the social login and no third-party script is loaded (SOC-07). */
function SocialButtons({ providers, site, texts }: SocialProps) {
  const offered = networks.filter(({ id }) => providers.includes(id));
  if (offered.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>{texts['login.or']}</p>
      <ul className={styles.networks}>
        {offered.map(({ id, name, icon }) => (
          <li key={id}>
            <a
              className={`ap-button ap-quiet ${styles.network}`}
              href={withBase(`/api/front/user/login/${id}/start?site=${encodeURIComponent(site)}`)}
            >
              <Icon path={icon} />
              <span>{fill(texts['login.enter-with'], { network: name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default defineElement(contract, Login);
