import * as glyphs from '../../glyphs/index.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of a search box: those of `TextField`, without what searching fixes. */
export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'label' | 'clearable'> {
  /** What is searched, for screen readers. Without it the field is called "Search". */
  label?: string | undefined;
}

/** A search box: magnifier, clear button, the keyboard's search key; Escape empties it. */
export function SearchField({ label, placeholder, onKeyDown, ...rest }: SearchFieldProps) {
  const messages = useMessages();
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
        // While a word is being composed, Escape only takes that back.
        if (event.key !== 'Escape' || !rest.value || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // Only an empty field lets Escape through to close the sheet around it.
        event.preventDefault();
        event.stopPropagation();
        rest.onChange('');
      }}
    />
  );
}
