import { useSession } from './session.tsx';

/** Where the area of whoever is signed in begins. */
export const useAreaPlace = (): '/manager' | '/worker' => (useSession().role === 'employee' ? '/worker' : '/manager');
