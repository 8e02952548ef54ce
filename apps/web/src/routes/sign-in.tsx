import { AccountPage, SignInForm } from '../features/account';
import { transferAtSignIn } from '../features/diagnostic/transfer/transfer-when-new';

export default function SignIn() {
  return (
    <AccountPage
      title="Welcome back"
      lead="Sign in to pick up where you left off."
      says="Good to see you. Your answers and your plan are where you left them."
    >
      <SignInForm transferAnswers={transferAtSignIn} />
    </AccountPage>
  );
}
