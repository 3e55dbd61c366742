import { type Guidance, g } from './whenToUse.ts';

/** The guidance of what people fill in. */
export const formGuidance: Readonly<Record<string, Guidance>> = {
  'Forms/DateField': g(
    'For a day: a birthday, or the end of a document.',
    'Set `min` and `max`, so that the calendar offers only what you accept, and check a typed day too.',
    'Do not use it for a period. Offer the usual ones in a `PickerSheet`.',
  ),
  'Forms/Upload': g(
    'For pictures and videos that prove something.',
    'Say which formats and how many fit before people choose.',
    'Do not send the form while a file is on its way: `onChange` says when all are done.',
  ),
  'Forms/AmountEntry': g(
    'For the amount that a screen is about, with its keypad.',
    'Show the limits and the fee below it.',
    'Do not use two on one screen. Use an `AmountField`.',
  ),
  'Forms/AmountField': g(
    'For an amount in a form.',
    'Pass `min` and `max`: it says which one is missed.',
    'Do not round what people type.',
  ),
  'Forms/Checkbox': g(
    'For a choice that counts when the form is sent, such as an agreement.',
    'Make the whole sentence the label.',
    'Do not use it for a setting that works at once. That is a `Switch`.',
  ),
  'Forms/CodeField': g(
    'For a code from an SMS or an e-mail.',
    'Say where the code went, masked.',
    'Do not empty the field when the code was wrong by one digit.',
  ),
  'Forms/FormError': g(
    'For what is wrong with a form as a whole, above its button.',
    'Say what happened and what to do about it.',
    'Do not use it for one field: pass the field its `error`.',
  ),
  'Forms/NumberKeypad': g(
    'For amounts and payment passwords on a phone.',
    'Hide it where there is a keyboard.',
    'Do not use it for text with letters.',
  ),
  'Forms/PasswordField': g(
    'For a password that people type.',
    'Set `autoComplete`, so that password managers know what it is.',
    'Do not forbid pasting.',
  ),
  'Forms/PhoneField': g(
    'For a phone number with its area.',
    'Start with the area of the device.',
    'Do not split the number over several fields.',
  ),
  'Forms/PickerSheet': g(
    'For one of many items, with a search.',
    'Put frequent items into a group at the top.',
    'Do not use it for five items or fewer. That is a `RadioGroup` or a `SegmentedControl`.',
  ),
  'Forms/PinInput': g(
    'For a payment password or another secret of digits.',
    'Ask as soon as the last digit is typed.',
    'Do not show the digits.',
  ),
  'Forms/Radio': g(
    'Inside a `RadioGroup`, for one choice.',
    'Explain a choice in its `description`.',
    'Do not use a single one: nobody could undo it.',
  ),
  'Forms/RadioGroup': g(
    'For one of two to six choices that people should compare.',
    'Choose the usual one in advance, unless it costs money.',
    'Do not use it for on and off. That is a `Switch`.',
  ),
  'Forms/SearchField': g(
    'For finding an item by its name.',
    'Search while people type.',
    'Do not use it as a filter with fixed values. That is a `Chip`.',
  ),
  'Forms/SliderCaptcha': g(
    'Where the server asks for a proof that a person is there.',
    'Show it only when the server asks.',
    'Do not take away the way without the puzzle.',
  ),
  'Forms/Switch': g(
    'For a setting that works at once.',
    'Return the promise of your call: the switch waits, and goes back if it fails.',
    'Do not ask people to save afterwards.',
  ),
  'Forms/TextArea': g(
    'For text of several lines, such as a note.',
    'Show the counter where there is a limit.',
    'Do not use it for one line.',
  ),
  'Forms/TextField': g(
    'For one line of text.',
    'Say in the description what fits before people type.',
    'Do not use the placeholder as the label: it disappears.',
  ),
};
