/**
 * Time limits of every test, in milliseconds. A test that ends is never red because the machine was busy; these only end one
 * that waits for something that does not come.
 */
export const patience = { testTimeout: 180_000, hookTimeout: 300_000 };
