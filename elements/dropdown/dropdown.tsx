import chevron from 'virtual:icon/line/chevron-down';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { ServerContent, slotNodes } from '../../src/element/server-content.tsx';
import { fill } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { LinkMenu } from '../../src/ui/link-menu.tsx';
import { contract } from './dropdown.element.ts';
import styles from './dropdown.module.css';
import { texts as ownTexts } from './dropdown.texts.ts';
import type { DropdownOption } from './dropdown.types.ts';
import { Listbox } from './listbox.tsx';
import { useDropdown } from './use-dropdown.ts';

/** Maximum number of chosen options that the button names; more are counted. */
const MOST_NAMED = 2;

export function Dropdown(props: ElementProps<typeof contract>) {
  const { multiple, label, name, open, closeOnScroll } = props;
  const texts = useTexts(ownTexts);
  const dropdown = useDropdown(props);
  const labelId = useId();
  const { links, options, chosen } = dropdown;

  if (links.length > 0)
    return (
      <LinkMenu
        buttonClass={styles.button}
        links={links}
        isOpen={open}
        closesOnScroll={closeOnScroll}
        onToggle={dropdown.toggle}
        onChoose={({ href }) => dropdown.follow(href)}
      >
        <span>
          <Label>{label ?? texts['dropdown.label']}</Label>
        </span>
        <Icon path={chevron} line />
      </LinkMenu>
    );

  return (
    <div className={styles.field}>
      <div className={styles.label} id={labelId}>
        <Label>{label ?? texts['dropdown.label']}</Label>
      </div>
      <Listbox
        labelId={labelId}
        shown={shownOf(options, chosen, texts)}
        options={options}
        chosen={chosen}
        isMultiple={multiple}
        isOpen={open}
        closesOnScroll={closeOnScroll}
        onToggle={dropdown.toggle}
        onChoose={dropdown.choose}
      />
      {name !== undefined &&
        !dropdown.hasOwnField &&
        (multiple ? chosen : chosen.slice(0, 1)).map((value) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
    </div>
  );
}

/** Label of the server, or else of the attribute. */
function Label({ children }: { children: ReactNode }) {
  const host = useHost();
  const isServers = slotNodes(host, 'label').length > 0;
  return isServers ? <ServerContent name="label" /> : <span>{children}</span>;
}

function shownOf(
  options: readonly DropdownOption[],
  chosen: readonly string[],
  texts: typeof ownTexts,
): string {
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ name }) => name);
  if (names.length === 0) return texts['dropdown.choose'];
  return names.length > MOST_NAMED ? fill(texts['dropdown.count'], { n: names.length }) : names.join(', ');
}

export default defineElement(contract, Dropdown);
