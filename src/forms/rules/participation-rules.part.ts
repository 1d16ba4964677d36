/** Rules of participation, loaded with the first participation form that is touched. */
import type { ParticipationType } from '../../api/participation.types.ts';
import { checkWith } from './check-with.ts';
import { texts } from './participation.texts.ts';
import { participationForms } from './participation-rules.ts';

export default (type: ParticipationType) => checkWith(participationForms[type], texts);
