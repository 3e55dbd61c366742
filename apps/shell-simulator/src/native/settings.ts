/** The condition of the shell. An `old` shell knows no method. */
export const CONDITIONS = ['well', 'slow', 'dead', 'old'] as const;
export const SENSORS = ['fingerprint', 'face', 'none'] as const;
/** The act of the person at the sensor: `ask` asks the person at the screen. */
export const TOUCHES = ['ask', 'match', 'miss'] as const;
/**
 * Ways of a shell that nobody should trust: it lists records with the code of somebody else and calls every finger a match;
 * it answers each request twice; it answers with text that is no message, then with data of another form.
 */
export const LIES = ['none', 'wrongRecord', 'twice', 'malformed'] as const;
export const CAMERAS = ['ask', 'scan', 'cancel'] as const;

export interface Settings {
  readonly condition: (typeof CONDITIONS)[number];
  /** Before each answer of a slow shell, in ms. */
  readonly delay: number;
  readonly sensor: (typeof SENSORS)[number];
  readonly touch: (typeof TOUCHES)[number];
  /** Tells each page its sensors, once the page has read the records. */
  readonly announces: boolean;
  readonly lie: (typeof LIES)[number];
  readonly camera: (typeof CAMERAS)[number];
  /** The text of the code in front of the camera. */
  readonly scan: string;
  /** Whether the shell fails to store who may sign in by biometrics. */
  readonly keystoreLocked: boolean;
  /** Whether the phone can keep the page out of screenshots. */
  readonly protects: boolean;
  /** Whether the phone has touch feedback of its own. */
  readonly vibrates: boolean;
  /** Whether the shell can save documents. Older ones know no such method. */
  readonly saves: boolean;
  /** Whether the simulator shows the screen as a screenshot has it. */
  readonly inPicture: boolean;
}

export const defaults: Settings = {
  condition: 'well',
  delay: 3_000,
  sensor: 'fingerprint',
  touch: 'ask',
  announces: false,
  lie: 'none',
  camera: 'ask',
  scan: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  keystoreLocked: false,
  protects: true,
  vibrates: true,
  saves: true,
  inPicture: false,
};
