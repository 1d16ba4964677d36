import type { Child, SavedChild } from './child.types.ts';

/** The fields of the form, in the order of the page. */
export interface ChildValues {
  nick: string;
  name: string;
  surname: string;
  birthdate: string;
  pin: string;
  repeatPin: string;
  /** Photo value as src/forms/rules/photo-value.ts defines it. */
  photo: string;
}

/** Values that passed validation. */
export interface CheckedChild extends Pick<ChildValues, 'name' | 'surname' | 'birthdate'> {
  pin?: string;
  photo?: string | null;
}

/** Initial values of a child's form. A member's photo stays an address until another is chosen (CHILD-12). */
export function valuesOf(child: Child | undefined): ChildValues {
  const { id, nick, name, surname, birthdate, pin, photo } = child ?? {};
  return {
    nick: nick ?? '',
    name: name ?? '',
    surname: surname ?? '',
    birthdate: birthdate ?? '',
    pin: pin ?? '',
    repeatPin: pin ?? '',
    photo: id ? '' : (photo ?? ''),
  };
}

/** Data to save, without an empty PIN or an unchanged photo (CHILD-05, CHILD-12, CHILD-21). */
export function toSave(id: string | undefined, checked: CheckedChild): SavedChild {
  const { name, surname, birthdate, pin, photo } = checked;
  const photoEdited = id ? photo !== undefined : Boolean(photo);
  return {
    photoEdited,
    child: {
      ...(id && { id }),
      name,
      surname,
      birthdate,
      ...(pin && { pin }),
      ...(photoEdited && { photo: photo ?? null }),
    },
  };
}
