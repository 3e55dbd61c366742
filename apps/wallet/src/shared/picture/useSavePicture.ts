import { useState } from 'react';
import { toast } from '@ezwallet/ui';
import { useWorld } from '../../world/StoresContext.tsx';
import { savePicture } from './savePicture.ts';

/** What the person reads afterwards. */
interface SaveWords {
  readonly saved: string;
  readonly failed: string;
}

/**
 * Saves pictures, one at a time, and tells how it went.
 *
 * @returns whether a picture is being saved, and the way to save one: its name without extension, and what draws it
 */
export function useSavePicture({
  saved,
  failed,
}: SaveWords): [
  saving: boolean,
  save: (name: string, draw: () => HTMLCanvasElement | Promise<HTMLCanvasElement>) => Promise<void>,
] {
  const { saveImage } = useWorld();
  const [saving, setSaving] = useState(false);
  const save = async (name: string, draw: () => HTMLCanvasElement | Promise<HTMLCanvasElement>) => {
    setSaving(true);
    try {
      const outcome = await savePicture(await draw(), name, saveImage);
      if (outcome === 'saved' || outcome === 'downloaded') toast.success(saved);
    } catch {
      toast.fail(failed);
    } finally {
      setSaving(false);
    }
  };
  return [saving, save];
}
