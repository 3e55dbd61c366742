/** Version of this build, from the package manifest. */
declare const __APP_VERSION__: string;
