import facebook from 'virtual:icon/brand/facebook';
import whatsapp from 'virtual:icon/brand/whatsapp';
import x from 'virtual:icon/brand/x';
import { mainNetworks, type NetworkLink } from './main-networks.ts';

export interface Network extends NetworkLink {
  icon: string;
}

const icons = { facebook, x, whatsapp };

export const networks: readonly Network[] = mainNetworks.map((network) => ({
  ...network,
  icon: icons[network.id],
}));
