declare module '*.mdx' {
  import type { ComponentType, ElementType } from 'react';

  const Text: ComponentType<{ components?: Record<string, ElementType> }>;
  export default Text;
}
