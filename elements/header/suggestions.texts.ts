export const texts = {
  'header.suggestions': 'Propostes de cerca',
  'header.suggestions-count': '{n} propostes. Es trien amb les fletxes.',
  'header.suggestions-one': '1 proposta. Es tria amb les fletxes.',
};
