import { AccountPage, SignUpForm } from '../features/account';
import { transferAtSignIn } from '../features/diagnostic/transfer/transfer-when-new';

export default function SignUp() {
  return (
    <AccountPage
      title="Create your account"
      lead="Free to start, no payment information required."
      says="If you have just taken the diagnostic, your answers move to your account with you."
    >
      <SignUpForm transferAnswers={transferAtSignIn} />
    </AccountPage>
  );
}
