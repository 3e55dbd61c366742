import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties are values like any other. */
    [property: `--${string}`]: string | number | undefined;
  }
}
