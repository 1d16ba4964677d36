import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { dataName } from '../../src/element/host-values.ts';
import { ChildNote } from '../../src/embeds/child-note.tsx';
import { texts as embedTexts } from '../../src/embeds/embeds.texts.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { Content } from './content.tsx';
import { ProviderSwitch } from './provider-switch.tsx';
import { contract } from './social-embed.element.ts';
import { texts as ownTexts } from './social-embed.texts.ts';
import type { Texts } from './social-embed.types.ts';

const allTexts = { ...embedTexts, ...ownTexts };

type Props = ElementProps<typeof contract>;

export function SocialEmbed(props: Props) {
  const isForChildren = useIsForChildren();
  const host = useHost();
  const texts: Texts = useTexts(allTexts);
  if (isForChildren) return <ChildNote texts={texts} />;
  // one that is wrong is no switch
  if (!host.hasAttribute('url') && !host.hasAttribute(dataName('url')))
    return <ProviderSwitch provider={props.provider} texts={texts} />;
  // another address is another content: that one had been asked for says nothing of it
  return <Content key={props.url} {...props} texts={texts} />;
}

export default defineElement(contract, SocialEmbed);
