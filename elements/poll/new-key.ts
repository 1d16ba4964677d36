/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on pages without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
