import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key, which makes Chromium trust it: ignoring certificate errors would turn its cache off. */
  keyHash: string;
}

const program = 'openssl';

/**
 * Creates a temporary certificate for localhost, since browsers speak HTTP/2 only over TLS. Uses openssl, since Node
 * cannot create one; undefined if it is not installed.
 */
export function makeCertificate(): Certificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      program,
      // biome-ignore format: an option and its value on one line
      ['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1',
        '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile],
      { stdio: 'ignore' },
    );
    const cert = readFileSync(certFile, 'utf8');
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const keyHash = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(keyFile, 'utf8'), cert, keyHash };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
