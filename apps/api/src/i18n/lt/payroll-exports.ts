/** Valandų ir nebuvimo rūšys darbo užmokesčio failuose. */
export const payrollExports = {
  kinds: {
    regular: 'Įprastos valandos',
    night: 'Darbas naktį',
    rest: 'Darbas poilsio dieną ne pagal grafiką',
    holiday: 'Darbas švenčių dieną',
    overtime: 'Viršvalandžiai',
    overtime_night: 'Viršvalandžiai naktį',
    overtime_rest: 'Viršvalandžiai poilsio dieną',
    overtime_holiday: 'Viršvalandžiai švenčių dieną',
    additional: 'Papildomas darbas',
    worked: 'Visos dirbtos valandos',
    all_night: 'Iš jų naktį',
    all_rest: 'Iš jų poilsio dienomis',
    all_holiday: 'Iš jų švenčių dienomis',
    all_overtime: 'Iš jų viršvalandžiai',
    all_additional: 'Iš jų papildomas darbas',
    to_leave: 'Iš jų pridėta prie atostogų',
    vacation: 'Atostogos',
    sick_leave: 'Liga',
    personal: 'Asmeniniai reikalai',
  },
};
