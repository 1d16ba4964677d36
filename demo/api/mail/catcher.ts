import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Db } from '../database/database.types.ts';
import { keepMail } from './inbox.ts';

export interface Catcher {
  /** For nodemailer. */
  url: string;
  close(): Promise<void>;
}

const maxBytes = 1024 * 1024;

/** Starts a local mail server that delivers nothing and stores mails for the inbox page. */
export async function startCatcher(db: Db, now: () => Date): Promise<Catcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    closeTimeout: 1000,
    onData(stream, session, done) {
      keep(db, now(), stream, session).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // without a listener, a broken connection would end the process
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // only the web server must keep the process running
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    // reuses connections: a new one is greeted only after a tenth of a second
    url: `smtp://127.0.0.1:${port}/?pool=true`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(
  db: Db,
  receivedAt: Date,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stream.sizeExceeded) throw Object.assign(new Error('too large'), { responseCode: 552 });
  const { from, subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
  for (const { address } of session.envelope.rcptTo)
    await keepMail(db, { sender: from?.address ?? '', recipient: address, subject, text, html, receivedAt });
}
