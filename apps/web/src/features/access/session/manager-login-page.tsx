import { SignInPage } from './sign-in-page.tsx';

/** `/manager-login` */
export function ManagerLoginPage() {
  return <SignInPage role="manager" />;
}
