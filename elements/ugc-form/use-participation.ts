import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codesOf, textOfCode } from '../../src/account/forms/server-errors.ts';
import { replaceValue, useFieldsOfUser } from '../../src/account/forms/use-fields-of-user.ts';
import { useProblem } from '../../src/account/forms/use-problem.ts';
import { useServerErrors } from '../../src/account/forms/use-server-errors.ts';
import { ApiError } from '../../src/api/client.ts';
import { postParticipation } from '../../src/api/participation.ts';
import type { FileFamily, Participation } from '../../src/api/participation.types.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { serverField } from '../../src/element/server-form.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { loadParticipationRules } from '../../src/forms/form/load-rules.ts';
import { useForm } from '../../src/forms/form/use-form.ts';
import { reloadSession, withSession } from '../../src/session/reload-session.ts';
import { session } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import type { User } from '../../src/session/user.types.ts';
import { useLeaveWarning } from '../../src/ui/use-leave-warning.ts';
import { contract } from './ugc-form.element.ts';
import { texts as ownTexts } from './ugc-form.texts.ts';
import { judgeSize, KILOBYTE } from './upload/describe-file.ts';
import type { Access } from './use-access.ts';
import { useUpload } from './use-upload.ts';

type Props = ElementProps<typeof contract>;

/** Initial values, and those that stay after a submission (UGC-11). */
export interface Kept {
  name: string;
  email: string;
  checkCommercialCommunications: boolean;
}

interface Options {
  access: Access;
  kept: Kept | null;
  onSent(kept: Kept): void;
  onSending(isSending: boolean): void;
}

interface Values extends Kept {
  text: string;
  recaptcha: string;
}

/** Uploaded file that waits for its text. It is not sent again when the text fails. */
interface Arrived {
  file: File;
  fileId: string;
  /** Token that the server has tied to the file (UGC-32). */
  captcha: string;
}

const fieldsOfUser = ['name', 'email'] as const;

export const idOf = (user: User | null) => user?.id ?? null;

/** Kind of file that the type requires beside the text. */
export const familyOf = (type: Props['type']): FileFamily | null =>
  type === 'text' ? null : type === 'text_image' ? 'image' : 'video';

/** Values typed into the server form while the widget loaded. */
function initialValues(host: HTMLElement, type: Props['type'], kept: Kept | null) {
  const isTicked = (name: string) => serverField(host, name) !== '';
  return {
    name: kept?.name ?? serverField(host, 'name'),
    email: kept?.email ?? serverField(host, 'email'),
    text: serverField(host, 'text'),
    ...(type !== 'text' && { file: '' }),
    checkPrivacyPolicy: isTicked('checkPrivacyPolicy'),
    checkCommercialCommunications:
      kept?.checkCommercialCommunications ?? isTicked('checkCommercialCommunications'),
    recaptcha: '',
  };
}

/** Form state, request and response (UGC-09..16, UGC-25, UGC-26). */
export function useParticipation(props: Props, { access, kept, onSent, onSending }: Options) {
  const { ugcId = '', type } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const texts = useTexts(ownTexts, false);
  const [problem, report] = useProblem<string[]>();
  const reasonsOf = useServerErrors();
  const [isLoginAsked, setIsLoginAsked] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const picked = useRef<File>(undefined);
  const arrived = useRef<Arrived>(undefined);
  const userId = useUser(idOf);
  const family = familyOf(type);
  const mostBytes = KILOBYTE * (type === 'text_image' ? props.maxImageKb : props.maxVideoKb);

  const upload = useUpload({
    ugcId,
    partSize: props.partSize,
    mostBytes,
    onProgress: (percent) => emit('ap-ugc-progress', { percent }),
    onFail(cause) {
      emit('ap-ugc-error', { codes: ['ugc.error-uploading-file'] });
      if (cause === 'session') loginAgain();
    },
  });

  /** Resolves to the uploaded file; null if the reader cancelled. */
  async function sendFile(chosen: File, captcha: string): Promise<Arrived | null> {
    if (arrived.current?.file === chosen) return arrived.current;
    const fileId = await upload.start(chosen, {
      type: family as FileFamily,
      captcha,
      context: { sourceCode: props.sourceCode, siteId: props.siteId },
    });
    if (fileId === null) return null;
    arrived.current = { file: chosen, fileId, captcha };
    return arrived.current;
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const codes = codesOf(error);
    // after a rejection the next submission uploads the file again
    if (codes.length > 0) arrived.current = undefined;
    if (error.status === 404) warnAttribute(host, 'ugc-id', ugcId, 'una participació oberta');
    if (error.status === 401) askLogin();
    else report(reasonsOf(error, textOf(error)));
    emit('ap-ugc-error', { codes });
  }

  const textOf = (error: ApiError) => (code: string) => {
    if (error.status === 404) return texts['ugc.error-missing'];
    return code === 'ADULT_REQUIRED' ? texts['ugc.error-adult'] : textOfCode(code);
  };

  function askLogin() {
    const isOurs = emit('ap-login-required', { reason: 'ugc', backUrl: location.href });
    setIsLoginAsked(isOurs);
  }

  /** Asks for a login when the session has ended during an upload (UGC-41). */
  async function loginAgain() {
    if (!(await reloadSession())) askLogin();
  }

  /** Rejects a user other than the one who pressed: their input and file must not be sent in another name. */
  function refuseUser(user: User | null) {
    if (user) {
      arrived.current = undefined;
      report([texts['ugc.error-user']]);
    } else askLogin();
    emit('ap-ugc-error', { codes: [] });
  }

  const form = useForm<Record<string, unknown>>({
    initial: initialValues(host, type, kept),
    loadCheck: () => loadParticipationRules(type),
    async send(checked) {
      const { name, email, text, checkCommercialCommunications, recaptcha } = checked as unknown as Values;
      report(null);
      if (!access.mayTakePart) {
        askLogin();
        return 'failed';
      }
      try {
        const sent = file && (await withSession(() => sendFile(file, recaptcha)));
        if (file && !sent) return 'failed';
        // during a long upload another user may log in, in another tab
        const { user } = session().store.getState();
        if (idOf(user) !== userId) {
          refuseUser(user);
          return 'failed';
        }
        const participation: Participation = {
          type,
          name,
          email,
          text,
          checkPrivacyPolicy: true,
          checkCommercialCommunications,
          captcha: sent?.captcha ?? recaptcha,
          ...(sent && { uploadFileId: sent.fileId }),
        };
        await withSession(() => postParticipation(ugcId, participation));
      } catch (error) {
        refuse(error);
        return 'failed';
      } finally {
        upload.end();
      }
      emit('ap-ugc-success', {});
      onSent({ name, email, checkCommercialCommunications });
      return true;
    },
  });
  useFieldsOfUser(form, fieldsOfUser, form.isTouched || kept !== null);
  // a logout also removes the sent name and e-mail from an open form (BEY-07)
  const forget = useEffectEvent((of: Kept) => {
    for (const name of fieldsOfUser) replaceValue(form, name, of[name], '');
    // the consent must not apply to the next user
    form.setSilently('checkCommercialCommunications', false);
  });
  useEffect(() => {
    if (kept) return () => forget(kept);
  }, [kept]);
  const tellSending = useEffectEvent(onSending);
  useEffect(() => tellSending(form.isSending), [form.isSending]);
  useLeaveWarning(form.isSending);
  useExpose('status', form.isSending ? 'waiting' : 'idle');
  useExpose('progress', upload.state.step === 'sending' ? upload.state.percent : 0);

  return {
    form,
    upload,
    file,
    mostBytes,
    async pick(chosen: File) {
      // another file is a new attempt: the failed upload waits no longer (UGC-31)
      if (upload.state.step === 'failed') upload.cancel();
      setFile(chosen);
      picked.current = chosen;
      // submitting is possible at once: the content is checked again before the upload
      const said = judgeSize(chosen, mostBytes);
      form.setValue('file', said);
      const part = await import('./upload/judge-file.part.ts').catch(() => undefined);
      const judged = (await part?.default(chosen, family as FileFamily, mostBytes)) ?? said;
      if (judged !== said && picked.current === chosen) form.setValue('file', judged);
    },
    refusal: form.isRefused ? null : problem,
    isLoginAsked,
    closeLogin: () => setIsLoginAsked(false),
  };
}
