import { Suspense, useEffect, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoader } from '../core/page/page-loader';
import { tellScreenShown } from '../lib/screen-shown';
import { Guard } from './guard';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout, type Chrome } from './layout/layout';

export interface Screen {
  path: string;
  /** Document title; the product's name without one. */
  title?: string;
  /** `page` without one. */
  chrome?: Chrome;
  login?: boolean;
  signsIn?: boolean;
  view: ComponentType | LazyExoticComponent<ComponentType>;
}

const DEFAULT_TITLE = 'Aivy';

function Title({ text }: { text: string }) {
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}

/** Beside a screen, behind the same wait for its code. */
function Shown() {
  useEffect(tellScreenShown, []);
  return null;
}

/** The screen of the address. @param children further routes */
export function Screens({ of, children }: { of: readonly Screen[]; children?: ReactNode }) {
  return (
    <Routes>
      {of.map(({ path, title = DEFAULT_TITLE, chrome = 'page', login = false, signsIn = false, view: View }) => (
        <Route
          key={path}
          path={path}
          element={
            <Layout chrome={chrome}>
              <Title text={title} />
              <ErrorBoundary key={path}>
                <Guard login={login} signsIn={signsIn}>
                  <Suspense fallback={<PageLoader />}>
                    <View />
                    <Shown />
                  </Suspense>
                </Guard>
              </ErrorBoundary>
            </Layout>
          }
        />
      ))}
      {children}
    </Routes>
  );
}
