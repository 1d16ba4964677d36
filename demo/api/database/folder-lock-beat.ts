/** Thread that shows other servers that this one holds the folder (folder-lock.ts). */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { file, every }: { file: number; every: number } = workerData;
let count = 0;

function beat(): void {
  count += 1;
  try {
    writeSync(file, String(count).padStart(12, '0'), 0);
  } catch {
    // a full or broken disk; the owner notices when another server takes over
  }
}

beat();
setInterval(beat, every);
