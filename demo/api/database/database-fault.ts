/**
 * Classes and codes of SQLSTATE for a database that is temporarily unable to respond, whatever the query (PostgreSQL,
 * Appendix A).
 */
const states = [
  /^08/, // The connection is lost, or PgBouncer has no server.
  /^53/, // The disk is full, there are too many connections, or no memory.
  /^57P0[1-5]$/, // The server is stopping, starting, or gone.
  /^57014$/, // A statement took too long, waiting for a lock perhaps.
  /^58/, // The server cannot read or write its files.
  /^40(001|P01)$/, // The transaction was rolled back in favour of another one.
  /^25006$/, // The server is a replica, as a former primary may be after a failover.
];

/** Error codes of a socket whose remote end is unreachable. */
const sockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the socket file of a server that has ended
]);

/** Messages of driver errors that have no code. */
const messages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Returns true if an error means that the database is away, starting, full or a replica. The request itself is then
 * valid, and a retry may succeed in a moment.
 */
export function isDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // several addresses were tried one after the other
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseFault);
  return sockets.has(code) || states.some((state) => state.test(code)) || messages.test(error.message);
}
