/** Types of elements that may open a message (LIVE-06), offered by the newsroom and accepted by the server. */
export const openingTypes = [
  'image',
  'photo-gallery',
  'video',
  'audio',
  'audio-fragment',
  'youtube',
  'tiktok',
  'embed',
];
