import type { Messages } from './Messages.ts';

/** The words of uploads in English. */
export const upload = {
  uploadAdd: (kind) => ({ picture: 'Add pictures', video: 'Add a video', either: 'Add files' })[kind],
  uploadCount: (count, max) => `${count} of ${max}`,
  uploadProgress: (name, percent) => `${name}: ${percent}% uploaded`,
  uploadDone: (name) => `${name} uploaded`,
  uploadFailed: (name) => `Could not upload ${name}`,
  uploadView: (name) => `View ${name}`,
  uploadStop: (name) => `Stop uploading ${name}`,
  uploadRemove: (name) => `Remove ${name}`,
  uploadHeic: (name) =>
    `${name} is a HEIC picture, which is not supported. Save it as JPEG or take a screenshot of it.`,
  uploadWrongType: (name) => `${name} is not a supported type of file`,
  uploadTooLarge: (name, megabytes) => `${name} is larger than ${megabytes} MB`,
  uploadUnreadable: (name) => `${name} is damaged or not a picture`,
  uploadTooMany: (max) =>
    max === 1 ? 'You can add only one file.' : `You can add up to ${max} files. The others were left out.`,
} satisfies Partial<Messages>;
