import { useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { serverLabel } from '../../src/element/server-label.ts';
import { Button } from '../../src/ui/button.tsx';
import { contract } from './logout.element.ts';
import { texts as ownTexts } from './logout.texts.ts';
import { useLogout } from './use-logout.ts';

export function Logout(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const [label] = useState(() => serverLabel(host));
  const { step, leave } = useLogout(props);
  if (props.auto)
    return <p role="status">{step === 'left' ? texts['logout.left'] : label || texts['logout.leaving']}</p>;
  return (
    <>
      <Button quiet isBusy={step === 'leaving'} onClick={leave}>
        {label || texts['logout.leave']}
      </Button>
      <span className="ap-visually-hidden" role="status">
        {step === 'in' ? '' : texts[`logout.${step}`]}
      </span>
    </>
  );
}

export default defineElement(contract, Logout);
