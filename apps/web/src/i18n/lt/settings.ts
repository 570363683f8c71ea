export default {
  security: 'Sauga',
  currentPassword: 'Dabartinis slaptažodis',
  newPassword: 'Naujas slaptažodis',
  confirmNewPassword: 'Pakartokite naują slaptažodį',
  changePassword: 'Pakeisti slaptažodį',
  passwordChanged: 'Slaptažodis pakeistas. Kituose įrenginiuose atsijungta.',
  passwordHelp: 'Bent 6 simboliai',
  firstPassword: {
    title: 'Susikurkite savo slaptažodį',
    text: 'Prisijungėte laikinu slaptažodžiu. Norėdami tęsti, jį pakeiskite.',
    current: 'Laikinas slaptažodis',
  },
};
