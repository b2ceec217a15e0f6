import type { Medium } from '#app/contract/upload-rules.ts';
import type { KeyWith, TextKey } from '#app/i18n/de.ts';

/** The texts of an upload that differ by its medium. */
export const UPLOAD_WORDS = {
  image: {
    label: 'uploadImageLabel',
    hint: 'uploadImageHint',
    missing: 'actionImageEmpty',
    wrongType: 'actionImageWrongType',
    tooLarge: 'actionImageTooLarge',
    tooLong: 'actionImageWrongType',
    duplicate: 'actionImageDuplicate',
  },
  video: {
    label: 'uploadVideoLabel',
    hint: 'uploadVideoHint',
    missing: 'actionVideoEmpty',
    wrongType: 'actionVideoWrongType',
    tooLarge: 'actionVideoTooLarge',
    tooLong: 'actionVideoTooLong',
    duplicate: 'actionVideoDuplicate',
  },
  audio: {
    label: 'uploadAudioLabel',
    hint: 'uploadAudioHint',
    missing: 'actionAudioEmpty',
    wrongType: 'actionAudioWrongType',
    tooLarge: 'actionAudioTooLarge',
    tooLong: 'actionAudioWrongType',
    duplicate: 'actionAudioDuplicate',
  },
} as const satisfies Record<
  Medium,
  Record<'label' | 'hint' | 'missing', TextKey> &
    Record<'wrongType' | 'tooLarge' | 'tooLong' | 'duplicate', KeyWith<'name'>>
>;
