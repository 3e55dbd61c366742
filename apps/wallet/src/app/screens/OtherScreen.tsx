import { otherScreenAt } from '../router/otherScreens.ts';
import { OpenScreen } from './OpenScreen.tsx';

export { otherScreenAt };

/** A screen for anyone. Its code loads with the table of such screens. */
export function OtherScreen({ path }: { path: string }) {
  const screen = otherScreenAt(path);
  return (
    <OpenScreen screen={screen}>
      <screen.Page />
    </OpenScreen>
  );
}
