/** The field of a column, as in `POST /employees`; the hourly rate is in euro. */
export type ImportField =
  | 'id'
  | 'name'
  | 'roles'
  | 'max_hours_per_week'
  | 'min_shifts_per_week'
  | 'contract_hours_per_week'
  | 'hourly_rate_cents'
  | 'email'
  | 'phone'
  | 'birth_date'
  | 'department'
  | 'location';

/** The column headings in English and Lithuanian files, without diacritics, capitals and punctuation. */
const NAMES: Record<ImportField, readonly string[]> = {
  id: ['id', 'employee id', 'darbuotojo id', 'kodas', 'username', 'naudotojo vardas', 'prisijungimo vardas'],
  name: ['name', 'full name', 'employee', 'vardas ir pavarde', 'vardas pavarde', 'vardas', 'darbuotojas'],
  roles: ['roles', 'role', 'position', 'positions', 'roles pareigos', 'pareigos'],
  max_hours_per_week: [
    'max hours per week',
    'max hours',
    'daugiausia val per savaite',
    'daugiausia valandu per savaite',
  ],
  min_shifts_per_week: ['min shifts per week', 'min shifts', 'maziausiai pamainu per savaite'],
  contract_hours_per_week: [
    'contract hours per week',
    'contract hours',
    'sutarties val per savaite',
    'sutarties valandos',
  ],
  hourly_rate_cents: ['hourly rate', 'hourly rate eur', 'rate', 'valandinis atlygis', 'atlygis', 'valandinis'],
  email: ['email', 'e mail', 'el pastas', 'elektroninis pastas'],
  phone: ['phone', 'telephone', 'mobile', 'telefonas', 'tel', 'tel nr'],
  birth_date: ['birth date', 'date of birth', 'birthday', 'gimimo data'],
  department: ['department', 'skyrius', 'padalinys'],
  location: ['location', 'place', 'vieta', 'darbo vieta'],
};

const fields = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.map((name) => [name, field as ImportField] as const)),
);

/** The field for a heading; undefined if unknown. */
export function fieldOf(heading: string): ImportField | undefined {
  const plain = heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return fields.get(plain);
}
