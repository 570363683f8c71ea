/** What somebody may do in a project, and the roles that are made of it. */
export default {
  role: { owner: 'Savininkas', manager: 'Vadybininkas', lead: 'Pamainos vadovas', accountant: 'Buhalteris' },
  ability: {
    plan: {
      read: 'Matyti grafiką',
      write: 'Sudaryti ir keisti grafiką',
      publish: 'Paskelbti grafiką',
      cover: 'Ieškoti, kas pavaduos',
    },
    staffing: { write: 'Keisti pamainų šablonus, poreikius ir šventes' },
    notes: { write: 'Rašyti komentarus, įvykius ir užduotis' },
    people: { read: 'Matyti darbuotojus', write: 'Pridėti darbuotojus ir keisti jų duomenis' },
    absences: { read: 'Matyti neatvykimus', write: 'Įrašyti neatvykimus' },
    requests: { decide: 'Patvirtinti ir atmesti prašymus' },
    hours: {
      read: 'Matyti dirbtas valandas',
      correct: 'Taisyti dirbtas valandas',
      approve: 'Patvirtinti valandas ir užrakinti mėnesius',
    },
    takings: { read: 'Matyti pajamas ir prognozes', write: 'Įvesti pajamas' },
    pay: { read: 'Matyti įkainius, išlaidas ir atlyginimus' },
    settings: { write: 'Keisti įmonės nustatymus' },
    history: { read: 'Matyti istoriją' },
    data: { write: 'Eksportuoti visus duomenis ir ištrinti buvusių darbuotojų asmens duomenis' },
    members: { write: 'Keisti, kas turi prieigą' },
    billing: { write: 'Mokėti už projektą' },
    programs: { write: 'Prijungti kitas programas' },
  },
};
