/**
 * Time limits of every test, in milliseconds. A test that ends is never red because the machine was busy; these only end one
 * that waits for something that does not come.
 */
const limits = { testTimeout: 180_000, hookTimeout: 300_000 };

/**
 * The limits, and one process for many files: the modules of a package load once in it, which took most of the time of small
 * tests. A test that changes what others share puts it back.
 */
export const patience = { ...limits, isolate: false };
