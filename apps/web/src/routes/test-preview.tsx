import { preloadDisplayFont } from '@aivy/web-ui';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/store';
import { routePath } from '../config/route-names';
import { Preview, useOpenDiagnostic } from '../features/diagnostic';
import { left } from '../features/test';
import { clearLocalDiagnostic } from '../lib/local-diagnostic';
import { useReadingFace } from '../lib/reading-face';

export function TestPreview() {
  preloadDisplayFont();
  useReadingFace();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { isLoggedIn, timeFactor } = useAppSelector((state) => state.session);
  const { state, retry } = useOpenDiagnostic(true);
  const goTo = (name: string) => (): void => void navigate(routePath(name));
  const startOver = (): void => {
    clearLocalDiagnostic();
    dispatch(left());
    void navigate(routePath('TestPage'));
  };
  return <Preview state={state} isLoggedIn={isLoggedIn} timeFactor={timeFactor} onStart={goTo('TestPage')} onStartOver={startOver} onReview={goTo('ReviewPage')} onRetry={retry} />;
}
