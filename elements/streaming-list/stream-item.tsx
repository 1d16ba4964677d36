import type { ReactNode } from 'react';
import type { Stream } from '../../src/api/streaming.types.ts';
import { imageService } from '../../src/config/image-service.ts';
import { pictureOf } from '../../src/content/image.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { fill } from '../../src/i18n/texts.ts';
import { streamLayout } from './stream-layout.ts';
import type { StreamingTexts } from './streaming-list.texts.ts';

/** Item of a stream in the server's markup. A plain function, because it has no state. */
export function drawStream(stream: Stream, texts: StreamingTexts): ReactNode {
  const { id, kicker, title } = stream;
  const video = safeUrl(stream.video?.href);
  const audio = safeUrl(stream.audio?.href);
  const address = video ?? audio;
  return (
    <li key={id} className="ap-stream" data-stream-id={id}>
      <div className="ap-stream-picture">{drawPicture(stream)}</div>
      <div className="ap-stream-text">
        {kicker && <p className="ap-stream-kicker">{kicker}</p>}
        <p className="ap-stream-title">
          {address ? (
            <a href={address} data-kind={video ? 'video' : 'audio'}>
              {title}
            </a>
          ) : (
            <span>{title}</span>
          )}
        </p>
        {address && (
          <p className="ap-stream-kinds">
            <span className="ap-stream-badge">{texts[video ? 'streaming.tv' : 'streaming.radio']}</span>
            {video && audio && (
              <a
                className="ap-stream-other"
                href={audio}
                data-kind="audio"
                aria-label={fill(texts['streaming.listen-to'], { title })}
              >
                {texts['streaming.listen']}
              </a>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function drawPicture({ image }: Stream): ReactNode {
  const picture = image && pictureOf(image.image, streamLayout, imageService());
  if (!picture) return null;
  const { sources, src, alt, width, height } = picture;
  return (
    <picture className="ap-picture" data-ratio={streamLayout.ratio}>
      {sources.map((source) => (
        <source
          key={source.srcset}
          media={source.media}
          type={source.type}
          srcSet={source.srcset}
          sizes={source.sizes}
          width={source.width}
          height={source.height}
        />
      ))}
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
