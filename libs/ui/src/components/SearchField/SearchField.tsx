import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of a search field: those of `TextField`, except those that search defines. */
export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'label' | 'clearable'> {
  /** What the field searches, for screen readers. Default: "Search". */
  label?: string | undefined;
}

/** A search field with magnifier, clear button and the keyboard's search key. Escape clears it. */
export function SearchField({ label, placeholder, onKeyDown, ...rest }: SearchFieldProps) {
  const messages = useWords();
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      hideLabel
      {...rest}
      type="search"
      label={label ?? messages.search}
      placeholder={placeholder ?? label ?? messages.search}
      prefix={<Icon glyph={glyphs.search} size={20} />}
      clearable
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // During an IME composition, Escape only cancels the composition.
        if (event.key !== 'Escape' || !rest.value || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // Only an empty field lets Escape through to close the sheet around it.
        event.preventDefault();
        event.stopPropagation();
        rest.onChange('');
      }}
    />
  );
}
