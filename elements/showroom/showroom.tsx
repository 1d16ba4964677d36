import { useId } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { fill } from '../../src/i18n/texts.ts';
import { isChild, session } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { contract } from './showroom.element.ts';
import styles from './showroom.module.css';
import { texts as ownTexts } from './showroom.texts.ts';

/** Switches the current user in this document only; the server's session is unchanged (DEV-01, ROLE-09). */
export function Showroom({ users }: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const group = useId();
  const currentId = useUser((user) => user?.id ?? '');
  const choose = (id: string) => session().setUser(users.find((user) => user.id === id) ?? null, 'showroom');
  const options = [
    { id: '', name: texts['showroom.anonymous'] },
    ...users.map((user) => ({
      id: user.id,
      name: isChild(user)
        ? fill(texts['showroom.child'], { initial: user.initial ?? '?' })
        : (user.name ?? user.id),
    })),
  ];
  return (
    <fieldset className={styles.switch}>
      <legend>{texts['showroom.label']}</legend>
      {options.map(({ id, name }) => (
        <label key={id}>
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === currentId}
            onChange={() => choose(id)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

export default defineElement(contract, Showroom);
