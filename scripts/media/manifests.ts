import type { Rendition } from './encode.ts';

interface Track extends Rendition {
  codecs: string;
}

export interface VideoTrack extends Track {
  width: number;
  height: number;
}

export interface AudioTrack extends Track {
  language: string;
  name: string;
}

export interface Manifest {
  seconds: number;
  videos: VideoTrack[];
  audios: AudioTrack[];
  /** File of the captions, and the playlist that wraps it. */
  captions: { language: string; name: string; file: string; playlist: string };
}

/** Bits a second: of the heaviest segment, and of all. */
function bitRate({ segments }: Rendition): { peak: number; average: number } {
  const rates = segments.map(({ length, seconds }) => (length * 8) / seconds);
  const bytes = segments.reduce((sum, { length }) => sum + length, 0);
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  return { peak: Math.ceil(Math.max(...rates)), average: Math.ceil((bytes * 8) / seconds) };
}

const playlistOf = ({ file }: Rendition) => file.replace(/\.\w+$/, '.m3u8');

/** The master playlist of HLS. */
export function masterPlaylist({ videos, audios, captions }: Manifest): string {
  const [first] = audios;
  const sound = Math.max(...audios.map((audio) => bitRate(audio).peak));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...audios.map(
      (audio) =>
        `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="so",LANGUAGE="${audio.language}",NAME="${audio.name}",DEFAULT=${audio === first ? 'YES' : 'NO'},AUTOSELECT=YES,CHANNELS="1",URI="${playlistOf(audio)}"`,
    ),
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",LANGUAGE="${captions.language}",NAME="${captions.name}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog",URI="${captions.playlist}"`,
  ];
  for (const video of videos) {
    const { peak, average } = bitRate(video);
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak + sound},AVERAGE-BANDWIDTH=${average + sound},CODECS="${video.codecs},${first?.codecs}",RESOLUTION=${video.width}x${video.height},FRAME-RATE=12.000,AUDIO="so",SUBTITLES="text"`,
      playlistOf(video),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The master playlist of one file with picture and sound, or sound alone. */
export function plainMaster(
  track: Rendition,
  codecs: string,
  playlist = playlistOf(track),
  size?: { width: number; height: number },
): string {
  const { peak, average } = bitRate(track);
  const resolution = size ? `,RESOLUTION=${size.width}x${size.height},FRAME-RATE=12.000` : '';
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${codecs}"${resolution}\n${playlist}\n`;
}

/** A playlist of captions: one segment as long as the film. */
export function captionsPlaylist(seconds: number, file: string): string {
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${Math.ceil(seconds)}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds},\n${file}\n#EXT-X-ENDLIST\n`;
}

const timescale = 1000;

/** The segments of a file, as DASH names them. */
function segmentList({ file, header, segments }: Rendition): string {
  const timeline = segments.map(({ seconds }) => `<S d="${Math.round(seconds * timescale)}"/>`).join('');
  const ranges = segments
    .map(({ offset, length }) => `<SegmentURL mediaRange="${offset}-${offset + length - 1}"/>`)
    .join('');
  return `<BaseURL>${file}</BaseURL><SegmentList timescale="${timescale}"><Initialization range="0-${header - 1}"/><SegmentTimeline>${timeline}</SegmentTimeline>${ranges}</SegmentList>`;
}

/** The manifest of DASH, over the same files. Codecs that differ are sets of their own: nobody changes from one to the other. */
export function dashManifest({ seconds, videos, audios, captions }: Manifest): string {
  const codecs = [...new Set(videos.map((video) => video.codecs))];
  const videoSets = codecs.map((codec) => {
    const representations = videos
      .filter((video) => video.codecs === codec)
      .map(
        (video) =>
          `<Representation id="${video.file}" bandwidth="${bitRate(video).peak}" width="${video.width}" height="${video.height}" frameRate="12">${segmentList(video)}</Representation>`,
      );
    return `<AdaptationSet contentType="video" mimeType="video/mp4" codecs="${codec}" segmentAlignment="true" startWithSAP="1">${representations.join('')}</AdaptationSet>`;
  });
  const audioSets = audios.map(
    (audio) =>
      `<AdaptationSet contentType="audio" mimeType="audio/mp4" codecs="${audio.codecs}" lang="${audio.language}" segmentAlignment="true" startWithSAP="1"><Label>${audio.name}</Label><Representation id="${audio.file}" bandwidth="${bitRate(audio).peak}" audioSamplingRate="48000"><AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="1"/>${segmentList(audio)}</Representation></AdaptationSet>`,
  );
  const text = `<AdaptationSet contentType="text" mimeType="text/vtt" lang="${captions.language}"><Label>${captions.name}</Label><Role schemeIdUri="urn:mpeg:dash:role:2011" value="caption"/><Representation id="captions" bandwidth="200"><BaseURL>${captions.file}</BaseURL></Representation></AdaptationSet>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-main:2011" type="static" mediaPresentationDuration="PT${seconds}S" minBufferTime="PT4S"><Period id="0" duration="PT${seconds}S">
${[...videoSets, ...audioSets, text].join('\n')}
</Period></MPD>
`;
}
