/**
 * Whether the sandbox that a person starts by hand has scripted people. The gateway refuses them outside the sandbox, so
 * anything that may make it none leaves them out: then the person says so.
 */
export const peopleByDefault = ({ NODE_ENV, DATABASE_URL, SANDBOX }: NodeJS.ProcessEnv): '1' | '0' =>
  NODE_ENV === 'production' || DATABASE_URL || (SANDBOX !== undefined && !['', '1', 'true'].includes(SANDBOX))
    ? '0'
    : '1';
