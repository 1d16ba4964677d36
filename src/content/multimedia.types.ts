import type { MenuLink } from '../ui/link-menu.types.ts';
import type { Image } from './image.ts';

/** PLAY-24: what an opening block or a player shows. */
export interface MultimediaCard {
  type: 'video' | 'audio' | 'videoEmbed';
  title: string;
  mediaType?: string;
  video360?: boolean;
  player?: {
    bcId: string;
    bcPlayer: string;
    bcEmbed: string;
    poster?: Image;
    /** Seconds. */
    duration?: number;
    /** The track that plays first, where there is one of it. */
    audioTrackLanguage?: string;
  };
  videoEmbed?: {
    poster?: Image;
    /** Page of the video, or the html of the provider's frame. */
    embed: string;
  };
}

/** PLAY-25: an item of a playlist. */
export interface PlaylistItem extends Pick<MultimediaCard, 'type' | 'title' | 'player' | 'videoEmbed'> {
  id: string;
  link: Pick<MenuLink, 'href' | 'target' | 'rel'>;
}

/** PLAY-25: what plays one after the other. */
export interface Playlist {
  name: string;
  items: PlaylistItem[];
}
