import {
  Baby,
  BookOpen,
  BriefcaseBusiness,
  CalendarMinus,
  CircleHelp,
  GraduationCap,
  Palmtree,
  Thermometer,
  User,
  UserX,
} from 'lucide-react';

export const typeIcons = {
  vacation: Palmtree,
  sick_leave: Thermometer,
  personal: User,
  unpaid_leave: CalendarMinus,
  study_leave: BookOpen,
  parents_day: Baby,
  business_trip: BriefcaseBusiness,
  training: GraduationCap,
  no_show: UserX,
  other: CircleHelp,
};
