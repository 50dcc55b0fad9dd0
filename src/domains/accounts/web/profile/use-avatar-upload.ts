import { useEffect, useRef, useState } from 'react';
import { imageTypes } from '../../../../shared/upload-rules.ts';
import { uploadFile } from '../../../../ui/data/upload.ts';
import { usePickedFiles } from '../../../../ui/forms/use-picked-files.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { CurrentUser } from '../../account-schema.ts';
import { saveProfile } from './api.ts';

export type AvatarUploadState =
  | { readonly kind: 'idle' }
  /** `source` is an address of the chosen file in this page. */
  | { readonly kind: 'cropping'; readonly source: string }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly picture: Blob };

const idle: AvatarUploadState = { kind: 'idle' };

/** Choosing, cropping, sending and saving one picture; what failed can be sent again. */
export function useAvatarUpload(onSaved: (user: CurrentUser) => void) {
  const t = useTexts('uploads');
  const [state, setState] = useState<AvatarUploadState>(idle);
  const picked = usePickedFiles({ accepted: imageTypes, most: 1 });
  const send = useSend(setState, onSaved);
  const source = state.kind === 'cropping' ? state.source : null;
  useEffect(() => (source ? () => URL.revokeObjectURL(source) : undefined), [source]);

  return {
    state,
    send,
    picked,
    async choose(files: readonly File[]) {
      const [file] = await picked.pick(files, 0);
      if (file) setState({ kind: 'cropping', source: URL.createObjectURL(file) });
    },
    cancel: () => setState(idle),
    unreadable() {
      setState(idle);
      complain(t.failedTitle, t.unreadableText);
    },
    retry() {
      if (state.kind === 'failed') void send(state.picture);
    },
  };
}

const complain = (title: string, description: string) =>
  void toast({ title, description, variant: 'destructive' });

/** Uploads a picture and makes it the account's; leaving the page gives up. */
function useSend(
  setState: (state: AvatarUploadState) => void,
  onSaved: (user: CurrentUser) => void,
) {
  const t = useTexts('uploads');
  const common = useTexts('common');
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  return async (picture: Blob) => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const onProgress = (share: number) => setState({ kind: 'sending', share });
    const fail = (title: string, text: string) => {
      if (signal.aborted) return;
      setState({ kind: 'failed', picture });
      complain(title, text);
    };
    onProgress(0);
    let profileImageUrl: string;
    try {
      profileImageUrl = await uploadFile(picture, 'photo.jpg', {
        purpose: 'avatar',
        signal,
        onProgress,
      });
    } catch {
      return fail(t.failedTitle, t.failedText);
    }
    try {
      onSaved(await saveProfile({ profileImageUrl }));
    } catch {
      return fail(common.error, t.photoFailed);
    }
    setState(idle);
    toast({ title: common.success, description: t.photoSaved });
  };
}
