import sharp from 'sharp';
import { createFairQueue } from './fair-queue.ts';

// a picture that is drawn on several threads is no sooner there when others wait, and each thread takes its memory
sharp.concurrency(1);

/** Everything that makes or reads pictures: two at a time, so that memory is bounded and logins have threads left. */
export const pictureQueue = createFairQueue({ atOnce: 2, waiting: 120, waitingEach: 60, retryAfter: 5 });
