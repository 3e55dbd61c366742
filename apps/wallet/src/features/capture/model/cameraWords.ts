import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CameraFault } from '../../../shared/camera/CameraProblem.ts';

/** Why there is no picture of the camera, and what to do. */
export const cameraWords: Readonly<Record<CameraFault, MessageDescriptor>> = {
  refused: msg`Camera access is off. Allow it in the settings of your browser, choose a file, or use another device.`,
  absent: msg`We found no camera. Choose a file, or use another device.`,
  busy: msg`Another app uses the camera. Close that app, then try again.`,
  unsupported: msg`This browser cannot use the camera. Choose a file, or use another device.`,
};
