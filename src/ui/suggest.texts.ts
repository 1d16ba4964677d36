export const texts = {
  'suggest.list': 'Propostes',
  'suggest.count': '{n} propostes. Es trien amb les fletxes.',
  'suggest.one': '1 proposta. Es tria amb les fletxes.',
};
