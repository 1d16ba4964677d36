import type { DemoContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { ApiError, type FieldError } from '../http/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { hashPin } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';
import { type ChildPhoto, makePhoto } from './child-photo.ts';
import { type ChangedChild, childrenRules, type NewChild } from './club.schemas.ts';

/** A child ready for the database: the photo is re-encoded, and the PIN is hashed. */
export interface PreparedChild {
  /** Id of a member. */
  id: string | undefined;
  name: string;
  surname: string;
  birthdate: string;
  /** Undefined: unchanged. */
  pin_hash: string | undefined;
  /** Undefined: unchanged; null: removed. */
  photo: ChildPhoto | null | undefined;
}

/** @throws ApiError INVALID_FIELDS, which names every invalid field */
export async function checkChildren(
  { config }: Pick<DemoContext, 'config'>,
  children: unknown,
): Promise<(NewChild | ChangedChild)[]> {
  const checked = await checkFields(childrenRules, { children }, config.now());
  return checked.children as (NewChild | ChangedChild)[];
}

/** @throws ApiError INVALID_FIELDS that names the invalid photos */
export async function prepareChildren(
  context: Pick<DemoContext, 'db' | 'config'>,
  children: readonly (NewChild | ChangedChild)[],
  caller: Caller,
): Promise<PreparedChild[]> {
  const photos = await makePhotos(children, caller);
  const pepper = await pinPepper(context);
  const prepared: PreparedChild[] = [];
  // one after the other, so that a family does not block the threads that other logins need
  for (const [index, child] of children.entries()) {
    const { name, surname, birthdate, pin } = child;
    const id = 'id' in child ? child.id : undefined;
    const pin_hash = pin === undefined ? undefined : await hashPin(pin, pepper, caller);
    prepared.push({ id, name, surname, birthdate, pin_hash, photo: photos[index] });
  }
  return prepared;
}

async function makePhotos(children: readonly (NewChild | ChangedChild)[], caller: Caller) {
  const photos: PreparedChild['photo'][] = [];
  const errors: FieldError[] = [];
  for (const [index, { photo }] of children.entries()) {
    // an untouched photo field is an empty string
    const made = photo ? await makePhoto(photo, caller) : photo === null ? null : undefined;
    if (photo && !made) errors.push({ errorCode: 'INVALID_FIELD', errorMessage: `children[${index}].photo` });
    photos.push(made);
  }
  if (errors.length > 0) throw new ApiError('INVALID_FIELDS', { errors });
  return photos;
}
