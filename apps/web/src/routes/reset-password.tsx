import { useSearchParams } from 'react-router-dom';
import { AccountPage, NewPasswordForm, RequestResetForm } from '../features/account';

export default function ResetPassword() {
  const [params] = useSearchParams();
  const token = params.get('x');
  return token ? (
    <AccountPage
      title="Choose a new password"
      lead="It replaces the old one and ends every open session."
      says="Length helps most. Three words you can picture are better than one odd word."
      pose="think"
    >
      <NewPasswordForm token={token} />
    </AccountPage>
  ) : (
    <AccountPage
      title="Reset your password"
      lead="Enter your email address and we will email you a link to create a new password."
      says="The link works once and for thirty minutes."
      pose="idle"
    >
      <RequestResetForm />
    </AccountPage>
  );
}
