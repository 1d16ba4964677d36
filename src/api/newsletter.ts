import { callApi, nothing } from './client.ts';

/**
 * API-21: requests a newsletter. The answer does not reveal whether the e-mail was known.
 * @param sub edition of the newsletter, or undefined @throws {ApiError}
 */
export function postSubscription(
  id: string,
  sub: string | undefined,
  email: string,
  segments: readonly string[],
): Promise<void> {
  const path = [id, sub].flatMap((part) => (part ? [encodeURIComponent(part)] : [])).join('/');
  return callApi(`/api/front/newsletter/${path}`, { body: { email, segments } }, nothing);
}
