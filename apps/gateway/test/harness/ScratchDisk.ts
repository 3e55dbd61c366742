import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const BUSY_LIMIT = 60;
const BLOCK = 4096;
/** `EXT4_IOC_SHUTDOWN` with `EXT4_GOING_FLAGS_NOLOGFLUSH`: from now on nothing reaches the disk, not even the journal. */
const SHUTDOWN = `open(my $disk, '<', $ARGV[0]) or die $!; my $flags = pack('L', 2); ioctl($disk, 0x8004587d, $flags) or die $!`;

/** A small ext4 disk in a file, mounted through a loop device: it can be cut off and filled up. Needs Linux and root. */
export class ScratchDisk {
  /** Where it is mounted. */
  readonly folder: string;
  readonly #place: string;
  #isMounted = false;

  private constructor(place: string) {
    this.#place = place;
    this.folder = join(place, 'disk');
  }

  static async create(megabytes: number): Promise<ScratchDisk> {
    const disk = new ScratchDisk(await mkdtemp(join(tmpdir(), 'ez-disk-')));
    try {
      await run('chmod', '755', disk.#place);
      await mkdir(disk.folder);
      await run('truncate', '-s', `${megabytes}M`, disk.#image);
      // Nothing is kept back for root: full is full for everybody.
      await run('mkfs.ext4', '-q', '-m', '0', disk.#image);
      await disk.mount();
      await run('chmod', '755', disk.folder);
      return disk;
    } catch (error) {
      await disk.destroy();
      throw error;
    }
  }

  /** Why this machine can have no such disk; undefined when it can. Tried out, not guessed. */
  static async obstacle(): Promise<string | undefined> {
    if (process.platform !== 'linux') return 'loop devices and their file systems are Linux';
    if (process.getuid?.() !== 0) return 'only root may mount';
    try {
      const disk = await ScratchDisk.create(16);
      try {
        await disk.cutPower();
      } finally {
        await disk.destroy();
      }
      return undefined;
    } catch (error) {
      return `this machine cannot: ${(error as Error).message.trim().replaceAll('\n', ' ')}`;
    }
  }

  async mount(): Promise<void> {
    await run('mount', '-o', 'loop', this.#image, this.folder);
    this.#isMounted = true;
  }

  /**
   * What was written but not synced is gone, in one instant, as when the power fails; whoever still uses the disk gets
   * errors. It can be mounted again, and replays its journal then.
   */
  async cutPower(): Promise<void> {
    await run('perl', '-e', SHUTDOWN, this.folder);
  }

  /** Unmounts it as soon as nobody uses it any more. */
  async unmount(): Promise<void> {
    if (!this.#isMounted) return;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await run('umount', this.folder);
        break;
      } catch (error) {
        if (attempt === BUSY_LIMIT) throw error;
        await sleep(250);
      }
    }
    this.#isMounted = false;
  }

  /** Takes all the space there is, to the last block. */
  async fill(): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    const spare = 64 * BLOCK;
    await run('fallocate', '-l', String(Math.max(BLOCK, bavail * bsize - spare)), this.#ballast);
    const block = Buffer.alloc(BLOCK);
    for (;;) {
      const error = await appendFile(`${this.#ballast}.rest`, block, { flush: true }).catch(
        (caught: NodeJS.ErrnoException) => caught,
      );
      if (!error) continue;
      if (error.code === 'ENOSPC') return;
      throw error;
    }
  }

  /** Gives the space back. */
  async empty(): Promise<void> {
    await rm(this.#ballast);
    await rm(`${this.#ballast}.rest`);
  }

  async destroy(): Promise<void> {
    await this.unmount();
    await rm(this.#place, { recursive: true, force: true });
  }

  /** Leaves a file that no sync has made safe. */
  async scribble(name: string): Promise<void> {
    await writeFile(join(this.folder, name), 'not synced');
  }

  get #image(): string {
    return join(this.#place, 'image');
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }
}

async function run(program: string, ...args: readonly string[]): Promise<void> {
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };
  await promisify(execFile)(program, args, { env });
}

/** Says on the terminal why a suite is left out: a skipped test alone does not. */
export function tellSkipped(what: string, obstacle: string | undefined): void {
  if (obstacle !== undefined) process.stdout.write(`${what}: skipped, ${obstacle}.\n`);
}
