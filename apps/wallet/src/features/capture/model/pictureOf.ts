/** What a camera shows now, as a picture; undefined where the browser cannot draw it. It is shrunk before it is sent. */
export async function pictureOf(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d', { alpha: false })?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
  return blob ? new File([blob], 'document.jpg', { type: 'image/jpeg' }) : undefined;
}
