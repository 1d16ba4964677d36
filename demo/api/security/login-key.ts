/** Returns the key by which attempts at a login are counted, whether or not the account exists. */
export function loginOf({ kind, name }: { kind: 'card' | 'account'; name: string }): string {
  return `${kind} ${name}`;
}

/** Returns the key for an adult, who may have no e-mail. */
export function loginOfAdult({ email }: { email: string | null }): string {
  return loginOf({ kind: 'account', name: email ?? '' });
}
