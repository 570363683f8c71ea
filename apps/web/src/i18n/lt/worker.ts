export default {
  offline: {
    title: 'Mano pamainos',
    asOf: 'Nėra ryšio. Jūsų grafikas {{time}} duomenimis.',
    checking: 'Jūsų grafikas {{time}} duomenimis, ieškoma pakeitimų.',
    ended:
      'Nėra ryšio, o Jūsų sesija baigėsi. Čia Jūsų pamainos {{time}} duomenimis. Atsiradus ryšiui, prisijunkite iš naujo.',
    tooOld:
      'Nėra ryšio, o šiame įrenginyje esantys duomenys per seni, kad jais būtų galima remtis. Atsiradus ryšiui, prisijunkite iš naujo arba pasiteiraukite vadovo.',
    none: 'Tuo metu artimiausių pamainų nebuvo.',
    signIn: 'Prisijungti',
    teamTitle: 'Komandos grafikui reikia ryšio',
    teamText: 'Šiame įrenginyje saugomos tik Jūsų pamainos.',
  },
};
