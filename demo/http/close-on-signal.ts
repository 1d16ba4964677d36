import { standardLog } from './log-destination.ts';

interface Stoppable {
  /** Serves requests until those who send them know that the server is ending. */
  drain?(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds to close; docker kills a container ten seconds after SIGTERM, which include those of the drain. */
const longestClose = 4_500;
/** Milliseconds to write the log lines that wait. */
const longestFlush = 500;

/**
 * Ends the process on SIGTERM, after a drain, and on SIGINT at once. Each may come twice: from npm, which forwards it,
 * and from the terminal or service manager, which sends it to every process.
 */
export function closeOnSignal(starting: Promise<Stoppable>): void {
  let demo: Stoppable | undefined;
  starting.then(
    (started) => {
      demo = started;
    },
    () => {}, // who started it reports that
  );
  let isClosing = false;
  const close = () => {
    if (!isClosing) void closeAndExit(demo);
    isClosing = true;
  };
  let isDraining = false;
  const drain = () => {
    if (!isDraining) void Promise.resolve(demo?.drain?.()).finally(close);
    isDraining = true;
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', drain);
}

async function closeAndExit(demo: Stoppable | undefined): Promise<void> {
  // exit() would wait for a thread that is stuck in a file system
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestClose).unref();
  try {
    await demo?.close();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await standardLog().end(longestFlush);
  process.exit();
}
