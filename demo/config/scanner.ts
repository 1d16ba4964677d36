/** Address of a scanner with the protocol of clamd. */
export interface ScannerAddress {
  host: string;
  port: number;
}

/** @throws Error with a readable message when the address is invalid */
export function readScanner(value: string | undefined): ScannerAddress | undefined {
  if (!value) return undefined;
  const [, bracketed, plain, port = ''] = /^(?:\[([\da-f:.]+)\]|([^\s:/]+)):(\d{1,5})$/i.exec(value) ?? [];
  const host = bracketed ?? plain;
  if (!host || Number(port) < 1 || Number(port) > 65535)
    throw new Error(`SCANNER must look like clamd.example.cat:3310, not "${value}".`);
  return { host, port: Number(port) };
}
