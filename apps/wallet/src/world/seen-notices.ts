/** The device keeps the ids of closed pop notices by this name, also after a logout: each shows once. */
export const SEEN_NOTICES_KEY = 'lastPopNotice';
