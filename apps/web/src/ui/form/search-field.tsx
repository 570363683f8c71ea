import { CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list while the user types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        value === '' ? null : <CloseButton size="sm" aria-label={t('clear')} onClick={() => onChange('')} />
      }
      w={{ base: '100%', sm: 280 }}
    />
  );
}
