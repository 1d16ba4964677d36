/** Words that transcripts mark, with their definitions. */
export const dictionary: Readonly<Record<string, string>> = {
  plovisquejar: 'Caure una pluja molt fina i suau.',
  ruixat: 'Pluja forta que dura poc.',
  xàfec: 'Ruixat molt fort que ve de colp.',
  'bots i barrals':
    '«Ploure a bots i barrals»: ploure molt fort. Un bot és un odre; un barral, una bóta menuda.',
  escampar: 'Deixar de ploure i aclarir-se el cel.',
  canaleres: 'Canals que arrepleguen l’aigua de les teulades.',
};

export const dictionaryPath = (term: string): string => `/apunts/diccionari/${encodeURIComponent(term)}`;
