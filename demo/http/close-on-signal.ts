const longestWait = 10_000;

/** Finishes current requests and closes the database on a termination signal. */
export function closeOnSignal(demo: { close(): Promise<void> }): void {
  const close = async () => {
    setTimeout(() => process.exit(1), longestWait).unref();
    await demo.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
