import { useState } from 'react';
import { RecoveryForm } from '../../src/account/forms/recovery-form.tsx';
import { loginAddress } from '../../src/account/login-address.ts';
import { withBase } from '../../src/config/config.ts';
import { useSite } from '../../src/config/use-site.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit } from '../../src/element/host.ts';
import { contract } from './password.element.ts';
import { ResetForm } from './reset-form.tsx';

type Props = ElementProps<typeof contract>;

export function Password(props: Props) {
  return props.variant === 'reset' ? <Reset {...props} /> : <Request key={props.email ?? ''} {...props} />;
}

function Request({ email, stay, successUrl }: Props) {
  const site = useSite();
  const emit = useEmit(contract);
  return (
    <RecoveryForm
      email={email}
      stay={stay}
      onRequested={() => {
        const goesOn = emit('ap-password-requested', {}) && !stay;
        if (goesOn)
          location.assign(successUrl ? withBase(successUrl) : loginAddress(site, 'password_reset_sent'));
        return goesOn;
      }}
      onError={(code) => emit('ap-password-error', { code })}
    />
  );
}

function Reset({ token, stay, successUrl, recoverUrl }: Props) {
  const site = useSite();
  const emit = useEmit(contract);
  const [isDone, setIsDone] = useState(false);
  return (
    <ResetForm
      token={token}
      recoverUrl={recoverUrl}
      isDone={isDone}
      onChanged={() => {
        const goesOn = emit('ap-password-changed', {}) && !stay;
        if (goesOn)
          location.assign(successUrl ? withBase(successUrl) : loginAddress(site, 'password_changed'));
        else setIsDone(true);
        return goesOn;
      }}
      onError={(code) => emit('ap-password-error', { code })}
    />
  );
}

export default defineElement(contract, Password);
