import sharp from 'sharp';
import { createFairQueue } from './fair-queue.ts';

// several threads do not speed up a picture while others wait, and each thread needs memory
sharp.concurrency(1);

/** Queue for all work that creates or reads pictures. Two at a time bound the memory and leave threads for logins. */
export const pictureQueue = createFairQueue({ atOnce: 2, waiting: 120, waitingEach: 60, retryAfter: 5 });
