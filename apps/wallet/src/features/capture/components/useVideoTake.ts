import { useEffect, useState } from 'react';
import { useWorld } from '../../../world/StoresContext.tsx';
import { openCamera } from '../../../shared/camera/openCamera.ts';
import { FACE_CAMERA, type RecorderKind, VideoTake } from '../model/VideoTake.ts';

/** A recording that ends with the screen. @param onFailure told once for each try that failed */
export function useVideoTake(
  onFailure: ConstructorParameters<typeof VideoTake>[0]['onFailure'] = () => undefined,
): VideoTake {
  const { deps } = useWorld();
  const [take] = useState(
    () =>
      new VideoTake({
        openCamera: async (onEnded) => await openCamera(navigator.mediaDevices, onEnded, FACE_CAMERA),
        recorder: (globalThis as { MediaRecorder?: RecorderKind }).MediaRecorder,
        clock: deps.clock,
        onFailure,
      }),
  );
  useEffect(() => take.close, [take]);
  return take;
}
