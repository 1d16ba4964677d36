import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { ApiError, type FieldError } from '../http/api-error.ts';
import { hashPin } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';
import { type ChildPhoto, makePhoto } from './child-photo.ts';
import { type ChangedChild, childrenRules, type NewChild } from './club.schemas.ts';

/** A child as the tables take it: whatever is slow has been done, and no PIN is left. */
export interface PreparedChild {
  /** Of a member. */
  id: string | undefined;
  name: string;
  surname: string;
  birthdate: string;
  /** Undefined: stays as it is. */
  pin_hash: string | undefined;
  /** Undefined: stays as it is; null: none any more. */
  photo: ChildPhoto | null | undefined;
}

/** @throws ApiError INVALID_FIELDS, which names every field that does not hold */
export async function checkChildren(
  { config }: Pick<DemoContext, 'config'>,
  children: unknown,
): Promise<(NewChild | ChangedChild)[]> {
  const checked = await checkFields(childrenRules, { children }, config.now());
  return checked.children as (NewChild | ChangedChild)[];
}

/** @throws ApiError INVALID_FIELDS that names the photos that are none */
export async function prepareChildren(
  context: Pick<DemoContext, 'db' | 'config'>,
  children: readonly (NewChild | ChangedChild)[],
): Promise<PreparedChild[]> {
  const photos = await makePhotos(children);
  const pepper = await pinPepper(context);
  const prepared: PreparedChild[] = [];
  // one after the other: a family must not take every thread from the others who log in
  for (const [index, child] of children.entries()) {
    const { name, surname, birthdate, pin } = child;
    const id = 'id' in child ? child.id : undefined;
    const pin_hash = pin === undefined ? undefined : await hashPin(pin, pepper);
    prepared.push({ id, name, surname, birthdate, pin_hash, photo: photos[index] });
  }
  return prepared;
}

async function makePhotos(children: readonly (NewChild | ChangedChild)[]) {
  const photos: PreparedChild['photo'][] = [];
  const errors: FieldError[] = [];
  for (const [index, { photo }] of children.entries()) {
    // an empty text is what a field holds that nobody has touched
    const made = photo ? await makePhoto(photo) : photo === null ? null : undefined;
    if (photo && !made) errors.push({ errorCode: 'INVALID_FIELD', errorMessage: `children[${index}].photo` });
    photos.push(made);
  }
  if (errors.length > 0) throw new ApiError('INVALID_FIELDS', { errors });
  return photos;
}
