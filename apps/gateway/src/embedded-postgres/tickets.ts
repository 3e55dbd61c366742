import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessAlive } from './isProcessAlive.ts';
import type { Site } from './Site.ts';

type Place = Pick<Site, 'folder'>;

/** A file for each use of the server; its name begins with the process id. */
const ticketsOf = ({ folder }: Place): string => join(folder, 'users');

/** Says that this process uses the server. @returns what to hand back with `returnTicket` */
export async function takeTicket(place: Place): Promise<string> {
  await mkdir(ticketsOf(place), { recursive: true });
  const ticket = join(ticketsOf(place), `${process.pid}-${randomUUID()}`);
  await writeFile(ticket, '');
  return ticket;
}

export async function returnTicket(ticket: string): Promise<void> {
  await rm(ticket, { force: true });
}

/** Whether a living process uses the server; sweeps up what dead ones left. */
export async function isServerUsed(place: Place): Promise<boolean> {
  const names = await readdir(ticketsOf(place)).catch(() => []);
  const dead = names.filter((name) => !isProcessAlive(Number.parseInt(name, 10)));
  await Promise.all(dead.map((name) => rm(join(ticketsOf(place), name), { force: true })));
  return dead.length < names.length;
}
