import { Palmtree, Thermometer, User } from 'lucide-react';

export const typeIcons = { vacation: Palmtree, sick_leave: Thermometer, personal: User };
