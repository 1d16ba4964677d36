import type { PlaybackSource, PlaybackTrack, PlaybackVideo } from '../../../src/api/playback.types.ts';
import { demoAccount, type LibraryVideo, mediaPath } from '../../cms/content/media-library.ts';
import { illustrationId } from '../../cms/pictures/clip.ts';

const h264 = 'avc1.4d401f';
const aac = 'mp4a.40.2';

const codecsOf = ({ kind }: LibraryVideo) => (kind.endsWith('video') ? `${h264},${aac}` : aac);

function sources(video: LibraryVideo, address: (file: string) => string): PlaybackSource[] {
  const codecs = codecsOf(video);
  const list: PlaybackSource[] = [{ type: 'application/x-mpegURL', src: address('master.m3u8'), codecs }];
  if (video.hasDash) list.push({ type: 'application/dash+xml', src: address('manifest.mpd') });
  if (video.file) {
    const type = video.kind === 'audio' ? 'audio/mp4' : 'video/mp4';
    list.push({ type, container: 'MP4', src: address(video.file), codecs });
  }
  return list;
}

function tracks(video: LibraryVideo, address: (file: string) => string): PlaybackTrack[] {
  const track = (kind: PlaybackTrack['kind'], file: string, label: string): PlaybackTrack => ({
    id: `${video.id}-${kind}`,
    src: address(file),
    srclang: 'ca',
    label,
    kind,
    mime_type: 'text/vtt',
    default: false,
  });
  return [
    ...(video.hasCaptions ? [track('captions', 'captions-ca.vtt', 'Valencià')] : []),
    ...(video.hasThumbnails ? [track('metadata', 'thumbnails.vtt', 'thumbnails')] : []),
  ];
}

/** Converts a video of the library to a response of the Playback API. */
export function playbackVideo(video: LibraryVideo, basePath: string): PlaybackVideo {
  const address = (file: string) => basePath + mediaPath(video, file);
  const picture = (width: number) =>
    `${basePath}/clip/${illustrationId(video.poster)}_${video.posterRatio ?? '16-9'}-aspect-ratio_${width}.webp`;
  const { id, name, seconds, chapters = [], isRound = false } = video;
  return {
    id,
    account_id: demoAccount,
    name,
    description: null,
    duration: seconds === undefined ? -1 : seconds * 1000,
    poster: picture(1200),
    thumbnail: picture(160),
    projection: isRound ? 'equirectangular' : null,
    sources: sources(video, address),
    text_tracks: tracks(video, address),
    cue_points: chapters.map(([time, title], index) => ({
      id: `${id}-${index + 1}`,
      name: title,
      type: 'CODE',
      time,
    })),
  };
}
