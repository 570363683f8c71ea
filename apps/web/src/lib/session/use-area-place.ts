import { useSession } from './session.tsx';

/** The root path of the signed-in user's area. */
export const useAreaPlace = (): '/manager' | '/worker' => (useSession().role === 'employee' ? '/worker' : '/manager');
