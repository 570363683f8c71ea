import {
  BookOpen,
  Building2,
  CalendarDays,
  CalendarRange,
  ChartNoAxesColumn,
  Clock,
  History,
  House,
  Megaphone,
  NotebookPen,
  Scale,
  Sheet,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { areaPages } from './area-routes.tsx';
import type { Area, GroupRow } from './area.ts';
import { ManagerShell } from '../shell/manager-shell.tsx';
import { businessSettings } from './business-settings.ts';
import { inbox } from './inbox-group.ts';
import { ownSettings } from './own-settings.ts';

const schedule: GroupRow = {
  title: 'groups.schedule',
  icon: CalendarDays,
  inside: [
    {
      path: 'calendar',
      needs: 'plan.read',
      title: 'calendar',
      icon: CalendarDays,
      texts: ['area'],
      load: async () => (await import('../../features/plan/months/calendar-page.tsx')).CalendarPage,
    },
    {
      path: 'availability',
      title: 'availability',
      icon: CalendarRange,
      tabs: [
        {
          path: 'availability',
          needs: 'plan.read',
          title: 'availability',
          load: async () =>
            (await import('../../features/business/unavailability/availability-page.tsx')).AvailabilityPage,
        },
        {
          path: 'availability/absence-test',
          needs: 'plan.write',
          title: 'absenceTest',
          load: async () => (await import('../../features/changes/absence-test/absence-test-page.tsx')).AbsenceTestPage,
        },
      ],
    },
    {
      path: 'scenarios/:id?',
      needs: 'plan.read',
      isOfMonths: true,
      title: 'scenarios',
      icon: Scale,
      texts: ['area', 'pages', 'programs'],
      load: async () => (await import('../../features/plan/scenarios/scenarios-page.tsx')).ScenariosPage,
    },
    {
      path: 'shifts',
      title: 'shifts',
      icon: Clock,
      tabs: [
        {
          path: 'shifts/templates',
          needs: 'staffing.write',
          title: 'templates',
          load: async () => (await import('../../features/business/templates/templates-page.tsx')).TemplatesPage,
        },
        {
          path: 'shifts/requirements',
          needs: 'staffing.write',
          title: 'requirements',
          load: async () =>
            (await import('../../features/business/requirements/requirements-page.tsx')).RequirementsPage,
        },
        {
          path: 'shifts/holidays',
          needs: 'staffing.write',
          title: 'holidays',
          load: async () => (await import('../../features/business/holidays/holidays-page.tsx')).HolidaysPage,
        },
        {
          path: 'shifts/takings',
          needs: 'takings.read',
          title: 'takings',
          isOfMonths: true,
          load: async () => (await import('../../features/hours/takings/takings-page.tsx')).TakingsPage,
        },
        {
          path: 'shifts/staffing',
          needs: 'takings.read',
          title: 'staffing',
          isOfMonths: true,
          load: async () => (await import('../../features/hours/staffing/staffing-page.tsx')).StaffingPage,
        },
        {
          path: 'shifts/earlier-schedule',
          needs: 'staffing.write',
          title: 'earlierSchedule',
          load: async () => (await import('../../features/plan/roster-grid/roster-grid-page.tsx')).RosterGridPage,
        },
      ],
    },
    {
      path: 'comments',
      needs: 'plan.read',
      title: 'comments',
      icon: NotebookPen,
      load: async () => (await import('../../features/messages/comments/comments-page.tsx')).CommentsPage,
    },
  ],
};

const ofLedger = { needs: 'hours.read', isOfMonths: true, texts: ['area', 'pages', 'ledger'] } as const;

const people: GroupRow = {
  title: 'groups.people',
  icon: Users,
  inside: [
    {
      path: 'employees',
      title: 'employees',
      icon: Users,
      tabs: [
        {
          path: 'employees/:id?',
          needs: 'people.read',
          title: 'employees',
          load: async () => (await import('../../features/business/employees/employees-page.tsx')).EmployeesPage,
        },
        {
          path: 'employees/team',
          title: 'team',
          load: async () => (await import('../../features/business/team/team-page.tsx')).TeamPage,
        },
        {
          path: 'employees/certificates',
          needs: 'people.read',
          title: 'certificates',
          load: async () =>
            (await import('../../features/business/certificates/certificates-page.tsx')).CertificatesPage,
        },
      ],
    },
    {
      path: 'announcements',
      needs: 'plan.publish',
      title: 'announcements',
      icon: Megaphone,
      texts: ['area', 'receipts'],
      load: async () => (await import('../../features/plan/announcements/announcements-page.tsx')).AnnouncementsPage,
    },
    {
      path: 'timesheets',
      title: 'timesheets',
      icon: Sheet,
      tabs: [
        {
          path: 'timesheets',
          needs: 'hours.read',
          title: 'timesheets',
          load: async () => (await import('../../features/hours/timesheets/timesheets-page.tsx')).TimesheetsPage,
        },
        {
          path: 'timesheets/sheet',
          needs: 'hours.read',
          isOfMonths: true,
          title: 'sheet',
          load: async () => (await import('../../features/hours/working-time-sheet/sheet-page.tsx')).SheetPage,
        },
        {
          path: 'timesheets/ledger',
          title: 'ledger',
          ...ofLedger,
          load: async () => (await import('../../features/hours/ledger/ledger-page.tsx')).LedgerPage,
        },
        {
          path: 'timesheets/fairness',
          title: 'fairness',
          ...ofLedger,
          load: async () => (await import('../../features/hours/ledger/fairness-page.tsx')).FairnessPage,
        },
        {
          path: 'timesheets/exports',
          needs: 'pay.read',
          title: 'payrollExports',
          load: async () =>
            (await import('../../features/hours/payroll-exports/payroll-exports-page.tsx')).PayrollExportsPage,
        },
        {
          path: 'timesheets/tablets',
          needs: 'settings.write',
          title: 'tablets',
          load: async () => (await import('../../features/hours/time-clock/kiosk/tablets-page.tsx')).TabletsPage,
        },
      ],
    },
  ],
};

const business: GroupRow = {
  title: 'groups.business',
  icon: Building2,
  inside: [
    {
      path: 'analytics',
      title: 'analytics',
      icon: ChartNoAxesColumn,
      tabs: [
        {
          path: 'analytics',
          needs: 'pay.read',
          title: 'analytics',
          load: async () => (await import('../../features/hours/analytics/analytics-page.tsx')).AnalyticsPage,
        },
        {
          path: 'analytics/labour-cost',
          needs: 'pay.read',
          title: 'labourCost',
          isOfMonths: true,
          load: async () => (await import('../../features/business/cost-terms/labour-cost-page.tsx')).LabourCostPage,
        },
      ],
    },
    {
      path: 'history',
      title: 'history',
      icon: History,
      tabs: [
        {
          path: 'history',
          needs: 'history.read',
          title: 'activity',
          texts: ['area', 'pages', 'history'],
          load: async () => (await import('../../features/access/activity/activity-page.tsx')).ActivityPage,
        },
        {
          path: 'history/work',
          needs: 'hours.read',
          title: 'attendance',
          load: async () => (await import('../../features/hours/attendance/attendance-page.tsx')).AttendancePage,
        },
        {
          path: 'history/published/:id?',
          needs: 'history.read',
          title: 'published',
          texts: ['area'],
          load: async () => (await import('../../features/plan/snapshots/archive-page.tsx')).ArchivePage,
        },
      ],
    },
    businessSettings,
  ],
};

/** The pages below `/manager`, in five groups. */
const managerArea: Area = {
  root: '/manager',
  places: [
    {
      path: '',
      needs: 'plan.read',
      title: 'dashboard',
      icon: House,
      texts: ['home'],
      load: async () => (await import('../../features/start/dashboard/dashboard-page.tsx')).DashboardPage,
    },
    schedule,
    people,
    inbox,
    business,
    {
      path: 'guide/:job?',
      title: 'guide',
      icon: BookOpen,
      load: async () => (await import('../../features/start/guide/guide-page.tsx')).GuidePage,
    },
  ],
  own: { path: 'settings', title: 'places.own', icon: UserRoundCog, tabs: ownSettings },
};

const { Pages, loadPage } = areaPages(managerArea, <ManagerShell area={managerArea} />, {
  '/manager/calendar': async () => (await import('../../features/plan/months/calendar-page.tsx')).readCalendarAhead,
});
export { Pages as ManagerPages, loadPage as loadManagerPage };
