import { fieldsOf, text } from '../page/read-unknown.ts';
import { callApi, ShapeError } from './client.ts';
import type { NextChapter, NextContent } from './next-content.types.ts';

const textOrNull = (value: unknown): string | null => text(value) || null;

function readChapter(value: unknown): NextChapter | null {
  if (!(value instanceof Object)) return null;
  const { title, episode, duration, resume, downloadFile } = value as Record<string, unknown>;
  const url = text(fieldsOf(downloadFile).url);
  return {
    title: text(title),
    episode: text(episode),
    duration: typeof duration === 'number' ? duration : 0,
    resume: (Array.isArray(resume) ? resume : []).map((one) => ({ html: text(one?.html) })),
    downloadFile: url ? { url } : null,
  };
}

function readNext(answer: unknown): NextContent {
  if (!(answer instanceof Object)) throw new ShapeError('next content');
  const { nextContentUrl, nextContentId, nextContentBcId, chapter } = answer as Record<string, unknown>;
  return {
    nextContentUrl: textOrNull(nextContentUrl),
    nextContentId: textOrNull(nextContentId),
    nextContentBcId: textOrNull(nextContentBcId),
    chapter: readChapter(chapter),
  };
}

/** API-22: the content that plays next (PLAY-08, PLAY-13). @throws {ApiError} */
export const fetchNextContent = (id: string, signal: AbortSignal): Promise<NextContent> =>
  callApi(`/api/front/next-content/${encodeURIComponent(id)}`, { signal }, readNext);
