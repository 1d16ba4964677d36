import type { MenuLink } from '../ui/link-menu.types.ts';
import type { Image } from './image.ts';

/** PLAY-24: media of an opening block or a player. */
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
    /** Language of the audio track that plays first, if the video has it. */
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

/** PLAY-25: items that play one after the other. */
export interface Playlist {
  name: string;
  items: PlaylistItem[];
}
