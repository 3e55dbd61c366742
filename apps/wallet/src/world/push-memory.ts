/** The device keeps by this name whether its member wants notifications, also after a logout. It names nobody. */
export const PUSH_KEY = 'push';

/** The memory of the device about notifications. */
export interface PushMemory {
  /** A digest of the member who turned them on; '' for nobody. */
  readonly of: string;
  /** How often the app has offered them. */
  readonly asked: number;
  /** Until when it does not offer them again, in epoch milliseconds. */
  readonly restUntil: number;
}

const NOTHING: PushMemory = { of: '', asked: 0, restUntil: 0 };

/** Reads what the device remembers. */
export function readPushMemory(storage: Pick<Storage, 'getItem'>): PushMemory {
  try {
    const { of, asked, restUntil } = JSON.parse(storage.getItem(PUSH_KEY) ?? '{}') as Partial<Record<string, unknown>>;
    return {
      of: typeof of === 'string' ? of : NOTHING.of,
      asked: typeof asked === 'number' ? asked : NOTHING.asked,
      restUntil: typeof restUntil === 'number' ? restUntil : NOTHING.restUntil,
    };
  } catch {
    return NOTHING;
  }
}

/** Changes what the device remembers. Without space on the device, it forgets. */
export function writePushMemory(storage: Pick<Storage, 'getItem' | 'setItem'>, change: Partial<PushMemory>): void {
  try {
    storage.setItem(PUSH_KEY, JSON.stringify({ ...readPushMemory(storage), ...change }));
  } catch {
    // The app asks again, and nothing else is lost.
  }
}
