import type { Settings } from './settings.ts';
import { type Refusal, write } from './wire.ts';

/** The texts that an answer is sent as: one, unless the shell lies. */
export function spoken(lie: Settings['lie'], text: string, id: string): readonly string[] {
  if (lie === 'twice') return [text, text];
  if (lie === 'malformed')
    return ['%', '{"v":1}', write({ v: 1, type: 'response', id, ok: true, data: { success: 'yes' } })];
  return [text];
}

/** Gives each record the code, the phone and the names of the next one. */
export function mixUp(records: readonly unknown[]): readonly unknown[] {
  return records.map((record, at) => {
    const { userId } = Object(record) as { userId?: unknown };
    return { ...(Object(records[(at + 1) % records.length]) as object), userId };
  });
}

export function refuse(code: string, message = code): Refusal {
  return { ok: false, error: { code, message } };
}

export function notFound(name: string): Refusal {
  const words = `handler name -> ${name} can't find!!!`;
  return { ...refuse('NOT_FOUND', words), data: words };
}

export function reasonOf(data: unknown): string {
  const { reason } = Object(data) as { reason?: unknown };
  return typeof reason === 'string' ? reason : '';
}

export function nameOf(data: unknown): string {
  const { name } = Object(data) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

export function kindOf(data: unknown): string {
  const { kind } = Object(data) as { kind?: unknown };
  return typeof kind === 'string' ? kind : '';
}

export function isOn(data: unknown): boolean {
  return (Object(data) as { on?: unknown }).on === true;
}

/** Our page shows it, so accept only addresses that a picture may have. */
export function imageOf(data: unknown): string | undefined {
  const { image } = Object(data) as { image?: unknown };
  return typeof image === 'string' && /^data:image\/(png|jpeg|webp);base64,/.test(image) ? image : undefined;
}
