import { readFileSync } from 'node:fs';

/**
 * True when a process of this id runs. A half-written pid file may read as 0, and signal 0 to process 0 asks the own
 * group; a zombie, dead but not yet collected by its parent, answers signals too.
 */
export function isProcessAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || !isZombie(pid);
}

/** proc(5): the state follows the command name, which is in parentheses and may contain any character. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
}
