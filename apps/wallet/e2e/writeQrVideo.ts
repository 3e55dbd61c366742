import { writeFile } from 'node:fs/promises';
import { encodeQR } from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 20;
/** Luma of the paper, of the ink, and of the table below the paper. */
const PAPER = 225;
const INK = 25;
const TABLE = 110;
/** Luma noise of light and camera, from one pixel to the next. */
const NOISE = 24;
/** Frames before the code comes into view. */
const EMPTY = 3;

/**
 * Writes a film for Chromium's fake camera: a sheet with a QR code comes into view, slightly turned, and drifts as in a
 * hand. The format is YUV4MPEG2, 4:2:0 without colour, which the browser plays in a loop.
 */
export async function writeQrVideo(path: string, text: string): Promise<void> {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    parts.push(
      Buffer.from('FRAME\n'),
      frame < EMPTY ? Buffer.alloc(WIDTH * HEIGHT, TABLE) : sheet(modules, frame),
      colour,
    );
  }
  await writeFile(path, Buffer.concat(parts));
}

function sheet(modules: readonly (readonly boolean[])[], frame: number): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT);
  const size = modules.length;
  const side = 340;
  const angle = 0.06 + 0.01 * Math.sin(frame / 3);
  const centreX = WIDTH / 2 + 6 * Math.sin(frame / 2);
  const centreY = HEIGHT / 2 + 4 * Math.cos(frame / 2);
  const [cos, sin] = [Math.cos(angle) * (size / side), Math.sin(angle) * (size / side)];
  let noise = frame + 1;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [dx, dy] = [x - centreX, y - centreY];
      const dark = modules[Math.floor(size / 2 - dx * sin + dy * cos)]?.[Math.floor(size / 2 + dx * cos + dy * sin)];
      // A linear congruential generator, so that every run has the same noise.
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
      luma[y * WIDTH + x] = (dark === undefined ? TABLE : dark ? INK : PAPER) + ((noise >>> 16) % NOISE) - NOISE / 2;
    }
  }
  return luma;
}
