/** Kas negerai su įkeliamu failu. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'Faile turi būti eilutė su stulpelių pavadinimais, vienas iš jų – vardas arba ID (vardas, pareigos, ID, ...).',
  columnTwice: 'Stulpelis „{{column}}“ pasikartoja.',
  empty: 'Po stulpelių pavadinimais darbuotojų nėra.',
  tooMany: 'Viename faile gali būti ne daugiau kaip 5 000 darbuotojų. Padalykite failą.',
  twice: 'Šis ID faile pasikartoja.',
  personTwice: 'Šis žmogus faile įrašytas du kartus. Jei tai du žmonės, kiekvienam nurodykite ID arba el. paštą.',
  severalPeople: 'Tokį vardą čia turi keli žmonės. Nurodykite ID.',
  taken: 'Šis ID sistemoje jau naudojamas. Pasirinkite kitą.',
  noPerson: 'Pasirinkite stulpelį su darbuotojo vardu arba ID.',
  noDate: 'Pasirinkite stulpelį su data.',
  noTimes: 'Pasirinkite stulpelius su pradžia ir pabaiga arba stulpelį su pamainos šablonu.',
  halfName:
    'Vardas ir pavardė yra dviejuose stulpeliuose: pasirinkite abu. Jei jie viename stulpelyje, pasirinkite „Vardas ir pavardė“.',
  datesOpen:
    'Datos, tokios kaip {{example}}, gali prasidėti diena arba mėnesiu. Pasirinkite, kuo, arba rašykite metai-mėnuo-diena (2026-04-03).',
  uncalculated:
    'Šio langelio formulė neturi rezultato. Atverkite failą „Excel“ ar „LibreOffice“ programa, ten jį išsaugokite ir pasirinkite iš naujo.',
  fieldTwice: 'Tam pačiam laukui pasirinkti du stulpeliai. Pasirinkite kitą lauką arba stulpelį praleiskite.',
  noRows: 'Po stulpelių pavadinimais duomenų nėra.',
  notPast: 'Istorija – tik dienos iki šiandien. Kitas dienas planuokite kalendoriuje.',
  noDateHere: 'Įrašykite ir datą arba pasirinkite stulpelį su data.',
  datesDiffer: 'Pradžios data skiriasi nuo datos stulpelyje ({{date}}). Pataisykite vieną iš jų.',
  endsLate: 'Pabaiga turi būti vėliau už pradžią, bet mažiau kaip 24 valandomis.',
  monthPublished:
    '{{month}} grafikas paskelbtas „Pamainoje“, todėl jo papildyti negalima. Dirbtas valandas taisykite laiko apskaitoje.',
  monthLocked: '{{month}} darbo laikas užrakintas. Pirmiausia jį atrakinkite.',
  roleUnknown:
    'Tokių pareigų neturi nė vienas darbuotojas ir nėra poreikiuose. Pataisykite arba pirmiausia jas pridėkite.',
  breakFormat: 'Įrašykite minutes (30), valandas ir minutes (0:30) arba valandas su vienetu (0,5 val.).',
  shiftTwice: 'Ta pati pamaina yra ir {{line}} eilutėje.',
  shiftsOverlap: 'Ši pamaina kertasi su pamaina {{line}} eilutėje.',
  shiftStored: 'Tuo metu kalendoriuje darbuotojas jau turi kitą pamainą.',
  /** Of files of past shifts and of takings. */
  columns: {
    id: 'Darbuotojo ID',
    name: 'Vardas ir pavardė',
    first_name: 'Vardas',
    last_name: 'Pavardė',
    contract_share: 'Etatas (1 – 40 val.)',
    date: 'Data',
    start: 'Pradžia',
    end: 'Pabaiga',
    break: 'Pertrauka (min.)',
    template: 'Pamainos šablonas',
    role: 'Pareigos',
    time: 'Laikas',
    at: 'Data ir laikas',
    takings: 'Pajamos',
    receipts: 'Kvitai',
    guests: 'Svečiai',
    orders: 'Užsakymai',
  },
  takings: {
    noDay: 'Pasirinkite stulpelį su data arba su data ir laiku.',
    atAndDate:
      'Data ir laikas yra viename arba dviejuose stulpeliuose: jei viename, pasirinkite „Data ir laikas“, jei dviejuose – „Data“ ir „Laikas“.',
    noValue:
      'Pasirinkite stulpelį su pajamomis, kvitais, svečiais ar užsakymais arba kiekvieną eilutę skaičiuokite kaip kvitą.',
    countedReceipts: 'Kai kiekviena eilutė yra kvitas, kvitai suskaičiuojami: stulpelį „Kvitai“ praleiskite.',
    numberFormat: 'Įrašykite skaičių, pvz., 1234,50. Šito suprasti kaip skaičiaus negalima.',
    negative: 'Mažiau nei nulis ateiti negalėjo. Neigiamos gali būti tik pajamos, kai grąžinta daugiau, nei gauta.',
    timeNever: '{{date}} laikrodis pasukamas į priekį, todėl tokio laiko nėra. Pataisykite laiką.',
  },
};
