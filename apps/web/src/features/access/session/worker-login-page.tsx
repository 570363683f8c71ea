import { SignInPage } from './sign-in-page.tsx';

/** `/worker-login` */
export function WorkerLoginPage() {
  return <SignInPage role="employee" />;
}
