/** Live stream (STRM-03): television has `video`, radio `audio`. */
export interface Stream {
  id: string;
  kicker: string;
  title: string;
  video?: { href: string };
  audio?: { href: string };
  image?: { image: { src: string; alt: string } };
}
