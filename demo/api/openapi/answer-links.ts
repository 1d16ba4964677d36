/**
 * Link to an operation that needs a value from another response, as in OpenAPI. Values are pointers into that
 * response.
 */
interface AnswerLink {
  /** By place and name, as in `path.id`. */
  parameters?: Record<string, string>;
  requestBody?: Record<string, string>;
}

const id = '$response.body#/response/id';

/** By the operation that answers, and the one that goes on from there. */
const links: Record<string, Record<string, AnswerLink>> = {
  readProfile: { toggleBulletin: { requestBody: { userId: id } } },
  beginUpload: {
    signPart: { parameters: { 'path.fileId': id } },
    abortUpload: { parameters: { 'path.fileId': id } },
  },
};

/** The links of the answer of an operation that has done what it was asked. */
export function answerLinks(operationId = ''): { links?: object } {
  const { [operationId]: own } = links;
  if (!own) return {};
  const named = Object.entries(own).map(([to, link]) => [to, { operationId: to, ...link }]);
  return { links: Object.fromEntries(named) };
}
