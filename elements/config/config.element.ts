/** Read by src/config and never upgraded: every page has one, first in its body. */
export { contract } from '../../src/config/config.contract.ts';
