import { UNLISTED_CODE } from '../../src/server/noteUnlistedCode.ts';

/** Finds the refusals of a gateway with codes that the contract does not list, by the lines of its log. */
export function watchUnlistedCodes() {
  const unlisted: string[] = [];
  return {
    note(line: string): void {
      if (line.includes(UNLISTED_CODE)) unlisted.push(line);
    },
    /** @throws for the first refusal since the last look, with its call and its code */
    assertListed(): void {
      const [line] = unlisted.splice(0);
      if (line === undefined) return;
      const { call, code } = JSON.parse(line) as { call: string; code: string };
      throw new Error(
        `${call} refused with ${code}, which the contract does not list, so no client knows it. Add it to \`codes\` of the call.`,
      );
    },
  };
}
