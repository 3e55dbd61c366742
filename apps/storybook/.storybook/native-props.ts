/** Attributes of native elements that the tables of props show, because people look for them, with their texts. */
export const nativeProps: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser and password managers may fill in.',
  disabled: 'Mutes it, and ignores clicks and typing.',
  placeholder: 'Shown while it is empty. It does not replace the label.',
  readOnly: 'People can select the value but not change it.',
  type: 'Kind of the native element.',
};
