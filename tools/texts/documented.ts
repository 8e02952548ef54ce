/**
 * Texts that the specification quotes, for the screens that are built, by the section they come from. `{…}` stands for
 * whatever the page puts there. What belongs to a screen that does not exist yet (target score, journey, dashboard,
 * daily practice, chat) is added here together with the screen.
 */
export const DOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  '1 What the product does': ['Start Your Free Trial', 'Boost your SAT score with a free diagnostic test - no payment info required!'],
  '2 Titles': ['Sign In', 'Sign Up', 'Reset Password', 'User Agreement', 'Privacy Policy', 'Diagnostic Test Preview', 'Full Test Preview', 'Congrats', 'Daily Trial'],
  '2 Header': ['Start a free trial', 'Unknown User', 'User', 'Switch Product'],
  '2 Landing page': ['Start {product} Free Trial', 'Sorry, the video failed to load. Please try again later.'],
  '2 Sign-in screen': ['Signing in...', 'New User? Sign up', 'Forgot Password? Reset Password?', 'Choose Your Product'],
  '2 Sign-up screen': ['Send Code', 'Continue', 'Setting up your account...'],
  '2 Reset-password screen': ['Email *', 'Email Address', 'New Password *', 'Confirm Password', 'Password reset successfully. Go back to log in.'],
  '2 Loading page': ['Processing your test results...'],
  '2 Test page': ['Directions', 'Calculator', 'Reference', 'Question {X} of {N}', 'Check Your Work', 'Back', 'Next', 'Submit'],
  '2 Review page': [
    'This Module is Over', 'Score Reports', 'Summary: Remarks & Suggestions', 'Accuracy & Distribution', "Nice work! I've pulled together your results. Let's take it one step at a time.", 'Proceed to Your Test Reports',
    'To access your score report, you need to sign in. Your data will be securely saved in your profile. If you discard, you will need to retake the diagnostic test.', 'Discard',
  ],
  '2 Diagnostic result wizard': [
    'Loading your test results...', 'Proceed to Answers', 'Proceed to Improvements', 'Remarks & Suggestions', 'Proceed to Correct Answer Rate', 'Correct Answer Rate', 'Proceed to Areas of Improvement',
    'Areas of Improvement - {subject}', 'The rate is based on both accuracy and speed.', 'No areas of improvement data available for this subject.', 'Proceed to Math', 'View Math Areas for Improvement', 'Finish Review',
    'Your answer:', 'Correct answer:', 'EXPLANATION',
  ],
  '2 Full test screens': ['Completed', 'In Progress', 'Remaining Break Time', 'Resume Testing'],
  '4 Session and sign-in': ['Session Expired', 'Failed to sign in. Please check your credentials.', 'We had trouble completing your setup. Please select your product and try again.', 'Setup failed. Please try again.'],
  '5 Validation rules': [
    'You must input your email address', 'Invalid email length', 'Invalid email format', 'You must input your password', 'You must input your username', 'You must input your verification code',
    'Passwords do not match', 'You must confirm your password', 'You need to read and accept User Agreement and Privacy Policy.',
  ],
  '5 Level labels': ['Mastery', 'Proficient', 'Intermediate', 'Beginner'],
  '8 Alerts': [
    'Unknown error code: {code}', 'Error: {message}', 'Network error, please try again later.', 'Sign in failed. Please check your credentials and try again.',
    "Verification code sent successfully. Please check your spam folder if you don't see it in inbox", "A password reset link is sent successfully. Please check your spam folder if you don't see it in inbox",
    'Failed to submit test. Please try again.', 'An error occurred while submitting the test. Please try again.', 'Failed to initialize test. Please try again.', 'You have already submitted the diagnostic test!',
  ],
  '8 Diagnostic errors': [
    'Failed to load {subject} questions', 'Network error loading questions', 'Failed to save answers, but you can continue your test.', 'Failed to submit test answers. Please try again.',
    'Network error submitting answers. Please try again.', 'Failed to load test details', 'Failed to load {subject} solutions', 'Failed to load test report data',
  ],
  '8 Full-test store errors': [
    'Invalid response from server', 'No active test', 'Failed to load module questions', 'No active module', 'Module not found', 'Cannot modify answers for a submitted module', 'No active test or module',
    'Invalid module ID in progress data', 'Invalid time left in progress data', 'Invalid user answers format in progress data', 'No current module ID', 'Invalid report data', 'Failed to load tests',
    'Failed to load test report', 'Invalid response format: missing solution data', 'Failed to load answers for this module', 'No test ID found. Go back to test preview.',
  ],
};

/** Codes of section 8 whose calls exist: a service answers each of them. */
export const DOCUMENTED_CODES = [
  'AUTH-INVALIDINPUT', 'AUTH-EMAILFORMAT', 'AUTH-DB', 'AUTH-EMAILFAIL', 'AUTH-USEREXIST', 'AUTH-VCODENOTEXIST', 'AUTH-VCODEEXPIRE', 'AUTH-VCODEUSE', 'AUTH-VCODENOTMATCHE', 'AUTH-USERNOTEXIST',
  'AUTH-WRONGPASSWORD', 'AUTH-INVALIDLINK', 'AUTH-UNAUTHORIZED', 'DT-INVALIDINPUT', 'DT-DB', 'DT-TESTEXIST', 'DT-TESTNOTEXIST',
] as const;
