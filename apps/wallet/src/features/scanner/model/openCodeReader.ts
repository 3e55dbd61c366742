import type { CodeReader } from './CodeReader.ts';
import { createBundledReader } from './createBundledReader.ts';

/** The part that we use of the browser's own reader, where it has one (Shape Detection API, section 2.3). */
interface NativeDetector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';

/**
 * The browser's own code reader, or the app's own one where the browser has none or its reader fails, as on phones
 * without the system service.
 */
export async function openCodeReader(
  view: object = globalThis,
  openBundled = createBundledReader,
): Promise<CodeReader> {
  const detector = await nativeDetector(view);
  if (!detector) return await openBundled();
  let bundled: Promise<CodeReader> | null = null;
  return {
    read: async (source, patience) => {
      if (bundled) return (await bundled).read(source, patience);
      try {
        const [code] = await detector.detect(source);
        return code?.rawValue ?? null;
      } catch {
        bundled = openBundled();
        return (await bundled).read(source, patience);
      }
    },
  };
}

async function nativeDetector(view: object): Promise<NativeDetector | null> {
  const { BarcodeDetector: Detector } = view as { BarcodeDetector?: NativeDetectors };
  try {
    const formats = await Detector?.getSupportedFormats();
    return Detector && formats?.includes(QR) ? new Detector({ formats: [QR] }) : null;
  } catch {
    return null;
  }
}
