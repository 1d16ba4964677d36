import { callApi, nothing } from './client.ts';
import type { ClubRegistration } from './club.types.ts';

/** API-09, of the club. @throws {ApiError} with the codes of the club (CLUB-25); 401 when the tutor's session has ended */
export const postClubRegistration = (registration: ClubRegistration): Promise<void> =>
  callApi('/api/front/user/register', { body: { ...registration } }, nothing);
