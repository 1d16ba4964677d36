import type { UserProps } from '../profile.types.ts';

/** What the user may change of the own account, and its end. */
export function UserTab({ user }: UserProps) {
  return <p>{user.name}</p>;
}
