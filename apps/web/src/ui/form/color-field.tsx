import { Group, Radio, SimpleGrid } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { constants } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ColorDot } from '../color-dot.tsx';

interface ColorFieldProps {
  label: string;
  /** `form.getInputProps` of the field. */
  input: GetInputPropsReturnType;
}

/** The choice of a colour, each with its name. */
export function ColorField({ label, input }: ColorFieldProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group label={label} {...input}>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" verticalSpacing="xs" mt={6}>
        {constants.colors.map((color) => (
          <Radio
            key={color}
            value={color}
            label={
              <Group gap={6} wrap="nowrap">
                <ColorDot color={color} />
                {t(`colors.${color}`)}
              </Group>
            }
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
