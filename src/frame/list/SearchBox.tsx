import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, OutlinedInput } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { KeyHint } from '#frame/ui/KeyHint.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { useFilters } from './filters/useFilters';
import { useFilterValue } from './filters/useFilterValue';

/** A search applies when typing pauses. */
export function SearchBox() {
  const { searchText, search, typeSearch } = useFilters();
  const translate = useTranslate();
  const searchedFields = useSearchedFields();
  const [typed, setTyped, apply] = useFilterValue(searchText, searchText, search);
  const words = typed.trim();
  useDebounced(words === searchText ? undefined : () => apply(words));
  const type = (text: string) => {
    setTyped(text);
    typeSearch(text.trim());
  };
  const input = useRef<HTMLInputElement>(null);
  const { aria, written } = useKeyWords('search');
  useCommand({ name: 'search', at: () => input.current, run: () => input.current?.focus() });
  return (
    <FloatingLabel
      id="list-search"
      label={translate('app.actions.search')}
      shrink={searchedFields !== ''}
      sx={{ order: { xs: -4, sm: 0 }, flex: { xs: '1 1 150px', sm: '1 1 180px' }, maxWidth: 400 }}
    >
      <OutlinedInput
        id="list-search"
        type="search"
        inputRef={input}
        inputProps={{ 'aria-keyshortcuts': aria }}
        label={translate('app.actions.search')}
        placeholder={searchedFields}
        title={searchedFields && translate('app.actions.searches', { names: searchedFields })}
        notched={searchedFields ? true : undefined}
        value={typed}
        onChange={({ target }) => type(target.value)}
        sx={{
          '& input': { textOverflow: 'ellipsis' },
          '& .key': { marginInlineStart: 1 },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
        startAdornment={<Search fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
        endAdornment={
          typed ? (
            <IconButton size="small" edge="end" aria-label={translate('app.actions.clearSearch')} onClick={() => type('')}>
              <Clear fontSize="small" />
            </IconButton>
          ) : (
            written && <KeyHint>{written}</KeyHint>
          )
        }
      />
    </FloatingLabel>
  );
}

/** The labels of the fields that the search looks into. Of a text in two languages only the first is named. */
function useSearchedFields(): string {
  const translate = useTranslate();
  const { name, searches = [], fields } = useResource();
  return searches
    .filter(source => !fields.find(field => field.source === source)?.lang)
    .map(source => translate(`resources.${name}.fields.${source}`, { _: '' }))
    .filter(Boolean)
    .join(', ');
}
