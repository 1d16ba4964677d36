/** Key by which tries at a login are counted, whether the account exists or not. */
export function loginOf({ kind, name }: { kind: 'card' | 'account'; name: string }): string {
  return `${kind} ${name}`;
}

/** The same of an adult, who may have no e-mail. */
export function loginOfAdult({ email }: { email: string | null }): string {
  return loginOf({ kind: 'account', name: email ?? '' });
}
