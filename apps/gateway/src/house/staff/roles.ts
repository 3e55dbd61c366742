/** The roles of staff. One person can have several. */
export const ROLES = ['support', 'reviewer', 'payments', 'judge', 'content', 'admin', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** Reads roles that are separated by commas. @returns undefined if one is unknown, or none is there */
export function readRoles(text: string): Role[] | undefined {
  const roles = text.split(',').map((part) => ROLES.find((role) => role === part.trim()));
  const known = roles.filter((role) => role !== undefined);
  return known.length === roles.length ? [...new Set(known)] : undefined;
}
