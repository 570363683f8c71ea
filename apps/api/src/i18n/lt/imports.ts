/** Kas negerai su įkeliamu failu. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'Pirmoje eilutėje turi būti stulpelių pavadinimai, vienas iš jų – vardas arba ID (vardas, pareigos, ID, ...).',
  columnTwice: 'Stulpelis „{{column}}“ pasikartoja.',
  empty: 'Po pirmąja eilute darbuotojų nėra.',
  tooMany: 'Viename faile gali būti ne daugiau kaip 5 000 darbuotojų. Padalykite failą.',
  twice: 'Šis ID faile pasikartoja.',
  personTwice: 'Šis žmogus faile įrašytas du kartus. Jei tai du žmonės, kiekvienam nurodykite ID arba el. paštą.',
  severalPeople: 'Tokį vardą čia turi keli žmonės. Nurodykite ID.',
  taken: 'Šis ID sistemoje jau naudojamas. Pasirinkite kitą.',
  noPerson: 'Pasirinkite stulpelį su darbuotojo vardu arba ID.',
  noDate: 'Pasirinkite stulpelį su data.',
  noTimes: 'Pasirinkite stulpelius su pradžia ir pabaiga arba stulpelį su pamainos šablonu.',
  fieldTwice: 'Tam pačiam laukui pasirinkti du stulpeliai. Pasirinkite kitą lauką arba stulpelį praleiskite.',
  noRows: 'Po pirmąja eilute duomenų nėra.',
  notPast: 'Istorija – tik dienos iki šiandien. Kitas dienas planuokite kalendoriuje.',
  monthPublished:
    '{{month}} grafikas paskelbtas „Pamainoje“, todėl jo papildyti negalima. Dirbtas valandas taisykite laiko apskaitoje.',
  monthLocked: '{{month}} darbo laikas užrakintas. Pirmiausia jį atrakinkite.',
  roleUnknown:
    'Tokių pareigų neturi nė vienas darbuotojas ir nėra poreikiuose. Pataisykite arba pirmiausia jas pridėkite.',
  breakFormat: 'Įrašykite minutes (30) arba valandas ir minutes (0:30).',
  shiftTwice: 'Ta pati pamaina yra ir {{line}} eilutėje.',
  shiftsOverlap: 'Ši pamaina kertasi su pamaina {{line}} eilutėje.',
  shiftStored: 'Tuo metu kalendoriuje darbuotojas jau turi kitą pamainą.',
  /** Of files of past shifts. */
  columns: {
    id: 'Darbuotojo ID',
    name: 'Vardas ir pavardė',
    date: 'Data',
    start: 'Pradžia',
    end: 'Pabaiga',
    break: 'Pertrauka (min.)',
    template: 'Pamainos šablonas',
    role: 'Pareigos',
  },
};
