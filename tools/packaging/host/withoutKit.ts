// The same page without the kit.
export {};
