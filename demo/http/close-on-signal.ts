const longestWait = 10_000;

/** Lets the requests under way finish and closes the database when the process is asked to end. */
export function closeOnSignal(demo: { close(): Promise<void> }): void {
  const close = async () => {
    setTimeout(() => process.exit(1), longestWait).unref();
    await demo.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
