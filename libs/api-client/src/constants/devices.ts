/** Kinds of device, as their records name them. */
export const DEVICE_TYPES = ['phone', 'tablet', 'computer'] as const;

/** A kind of device: one of {@link DEVICE_TYPES}. */
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Ways to hold a screen. */
export const DEVICE_ORIENTATIONS = ['portrait', 'landscape'] as const;
