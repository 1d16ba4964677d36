/**
 * A valid call of each operation for `npm run contract`; it becomes an example in the document. Ids are those of the
 * demo's initial samples. Values from another call's response are in `openapi.ts`. An operation without an entry
 * has no call that is valid for everybody, as where a token comes by mail.
 */
export interface CallSample {
  /** Parameters of the path, the query and the headers, by name. */
  parameters?: Record<string, unknown>;
  body?: unknown;
  /** True if the call ends the session, or deletes something that cannot be restored. */
  isFinal?: true;
  /** True if the call is refused for sessions of the public. */
  isForStaff?: true;
  /** True if the call also needs a captcha token. */
  needsCaptcha?: true;
}

const feed = { liveId: '1' };
const message = { ...feed, messageId: 'm20' };
const description = [{ type: 'paragraph', html: 'Comença l’acte.' }];
const password = 'Secreta123';

export const callSamples: Record<string, CallSample> = {
  readHealth: {},
  readPoll: { parameters: { id: '1' } },
  castVote: { parameters: { id: '1', optionId: '1' } },
  listNewestMessages: { parameters: feed },
  listMessagesFrom: { parameters: { ...feed, id: 'm05', order: 'DESC' } },
  publishMessage: { parameters: feed, body: { title: 'Comença', description }, isForStaff: true },
  correctMessage: { parameters: message, body: { title: 'Comença', revision: 1 }, isForStaff: true },
  removeMessage: { parameters: message, isForStaff: true },
  restoreMessage: { parameters: message, body: { title: 'Comença', description }, isForStaff: true },
  moveMessage: { parameters: message, body: { before: 'm05' }, isForStaff: true },
  closeFeed: { parameters: feed, body: { closed: false }, isForStaff: true },
  listStreams: {},
  listOtherStreams: { parameters: { excludeId: 'tv' } },
  getNextContent: { parameters: { id: 'la-costera-2-1' } },
  readProfile: { parameters: { fields: 'summary' } },
  updateProfile: { body: { city: 'Burjassot' } },
  deleteAccount: { isFinal: true },
  saveContent: { parameters: { id: 'c1' } },
  forgetContent: { parameters: { id: 'c1' } },
  saveShow: { parameters: { id: 's1' } },
  forgetShow: { parameters: { id: 's1' } },
  listFavouriteContents: {},
  listFavouriteShows: {},
  register: {
    body: {
      name: 'Mostra',
      surname: 'Fictícia',
      email: 'mostra@example.cat',
      birthdate: '1990-01-01',
      password,
      terms: true,
      origin: 'web',
      recaptcha: '',
    },
    needsCaptcha: true,
  },
  recoverPassword: { body: { email: 'anna@example.cat' } },
  resendValidationMail: { body: { userId: 'unknown' } },
  removeChild: { isFinal: true },
  createChallenge: { parameters: { action: 'contact' } },
  logIn: { body: { email: 'anna@example.cat', password } },
  logOut: { isFinal: true },
  startSocialLogin: { parameters: { provider: 'google' } },
  subscribe: { parameters: { id: '1' }, body: { email: 'mostra@example.cat', segments: ['cultura'] } },
  subscribeToEdition: {
    parameters: { id: '1', sub: 'families' },
    body: { email: 'mostra@example.cat', segments: ['cultura'] },
  },
  beginUpload: {
    parameters: { ugcId: '2' },
    body: {
      name: 'foto',
      type: 'image',
      extension: 'png',
      contentType: 'image/png',
      captcha: '',
      context: { sourceCode: 'bCube', siteId: 4 },
    },
    needsCaptcha: true,
  },
  sendContactMessage: {
    body: {
      name: 'Mostra',
      email: 'mostra@example.cat',
      subject: 'Una pregunta',
      text: 'A quina hora comença el programa?',
      terms: true,
      recaptcha: '',
    },
    needsCaptcha: true,
  },
  postParticipation: {
    parameters: { ugcId: '2' },
    body: {
      type: 'text',
      name: 'Mostra',
      email: 'mostra@example.cat',
      text: 'Quan torna el programa?',
      checkPrivacyPolicy: true,
      checkCommercialCommunications: false,
      captcha: '',
    },
    needsCaptcha: true,
  },
  signPart: {
    parameters: { ugcId: '2' },
    body: { uploadId: 'contracte', partNumber: 1, contentLength: 1024 },
  },
  abortUpload: { parameters: { ugcId: '2' }, body: { uploadId: 'contracte' } },
  registerAdult: {
    body: { email: 'tutora@example.cat', password, recaptcha: '' },
    needsCaptcha: true,
  },
  getForecastByIne: { parameters: { ineCode: '46250' } },
  getForecastByZip: { parameters: { zip: '46001', locationName: 'València' } },
  getPlaceAt: { parameters: { lat: 39.47, lng: -0.376 } },
  beginDevSession: { body: { userId: '7' } },
  endDevSession: { isFinal: true },
  listProgrammes: { parameters: { limit: 2, letter: 'A' } },
  listMoreProgrammes: { parameters: { cursorMark: '*' } },
  listAz: { parameters: { limit: 2 } },
  listMoreAz: { parameters: { cursorMark: '*' } },
  listActivities: { parameters: { limit: 2 } },
  listMoreActivities: { parameters: { cursorMark: '*' } },
  listMoreBlogs: { parameters: { cursorMark: '*' } },
};
