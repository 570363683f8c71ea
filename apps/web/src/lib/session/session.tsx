import { constants, type projects, type session } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sortAsIn } from '../format/compare-names.ts';
import { listenToAuth } from './auth-events.ts';
import { isAnybodySignedIn } from './kept-session.ts';
import { rememberProject } from './last-project.ts';
import { loadSessionCalls } from './load-session-calls.ts';
import {
  beginToken,
  forgetPerson,
  forgetProjectData,
  keepOwnToken,
  loseSession,
  needsRenewal,
  readStored,
  readToken,
  renewToken,
  staysSignedIn,
  takeToken,
  writeCachedProjects,
  writeCachedUser,
  writeToken,
} from './session-store.ts';
import { toastError, toastSuccess } from '../toasts.ts';
import { readTokenContents, sessionOf } from './token-contents.ts';

export interface Session {
  /** The signed-in user: from the cache immediately, then from the server. Null when signed out or still loading. */
  user: session.User | null;
  role: session.User['role'] | null;
  /** The selected project, from the token. */
  projectId: string | null;
  project: projects.Project | null;
  state: 'signed-out' | 'loading' | 'failed' | 'ready';
  /** Why no one is signed in: a guard leads to the landing page, to the sign-in, or back to the origin. */
  ended: 'signed-out' | 'expired' | null;
  isSwitching: boolean;
  /**
   * Stores a new token after signing in or registering; returns its user. Null, and the token is revoked, when the user
   * has another role than the requested one.
   */
  start: (token: string, role?: session.User['role']) => Promise<session.User | null>;
  /** Settles when nothing of the session is left on this device. Wait for it before leaving the page. */
  signOut: () => Promise<void>;
  /** Switches to another project. False when a switch was already in progress. */
  selectProject: (id: string) => Promise<boolean>;
  /** Reloads the user from the server. */
  refresh: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** The current user and project. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [token, setToken] = useState(() => readUsableToken(beginToken()));
  const isRestoring = useRestoring(token, setToken);
  const [ended, setEnded] = useState<Session['ended']>(null);
  const [isSwitching, setSwitching] = useState(false);
  const switching = useRef(false);

  const contents = useMemo(() => (token === null ? null : readTokenContents(token, 0)), [token]);
  const me = useQuery({
    queryKey: ['session', token],
    queryFn: async ({ signal, client, queryKey }) => {
      const { sessionCalls, readCachedUser } = await loadSessionCalls();
      client.setQueryData<session.User>(queryKey, (known) => known ?? readCachedUser(contents));
      return sessionCalls.getMe(signal);
    },
    enabled: token !== null,
  });
  const user = token === null ? null : (me.data ?? null);
  const isDemo = user?.is_demo === true;

  useEffect(() => {
    if (user === null) return;
    writeCachedUser(user, contents?.project_id ?? null);
    writeCachedProjects(user.projects);
  }, [contents, user]);

  const end = useCallback(
    (reason: Session['ended']) => {
      // Another tab's session may continue.
      if (reason === 'signed-out' || !isAnybodySignedIn()) forgetPerson();
      queryClient.clear();
      setEnded(reason);
      setToken(null);
    },
    [queryClient],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToAuth((event) => {
      if (event !== 'expired') return;
      toastError(t(isDemo ? 'common:error.demoReset' : 'common:error.sessionExpired'));
      timer = setTimeout(() => end('expired'), constants.redirectDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [end, isDemo, t, token]);

  useEffect(() => {
    const follow = (stored: string | null) => {
      if (stored === token) return;
      if (stored !== null && sessionOf(stored) === sessionOf(readToken())) {
        renewToken(stored);
        return;
      }
      if (isOtherProject(contents, stored)) {
        keepOwnToken();
        return;
      }
      queryClient.clear();
      setToken(readUsableToken(takeToken()));
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === constants.storageKeys.token) follow(event.newValue);
    };
    window.addEventListener('storage', onStorage);
    // Another tab may have stored another one before this page listened, while it read ahead.
    if (token !== null) follow(readStored());
    return () => window.removeEventListener('storage', onStorage);
  }, [contents, queryClient, token]);

  const start = useCallback<Session['start']>(
    async (newToken, role) => {
      const person = await (await loadSessionCalls()).startSession(newToken, role);
      if (person === null) return null;
      queryClient.clear();
      queryClient.setQueryData(['session', newToken], person);
      setEnded(null);
      setToken(newToken);
      return person;
    },
    [queryClient],
  );

  const signOut = useCallback(() => {
    // What is on its way would be answered with a 401, and would try to renew what is being given back.
    void queryClient.cancelQueries();
    const givenBack = loadSessionCalls().then(({ giveBackToken }) => giveBackToken());
    return givenBack.finally(() => {
      end('signed-out');
      toastSuccess(t('common:signedOut'));
    });
  }, [end, queryClient, t]);

  const selectProject = useCallback(
    async (id: string) => {
      if (switching.current) return false;
      switching.current = true;
      setSwitching(true);
      try {
        const { sessionCalls } = await loadSessionCalls();
        const reply = await sessionCalls.selectProject(id);
        writeToken(reply.access_token);
        rememberProject(id);
        forgetProjectData();
        queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
        setToken(reply.access_token);
        return true;
      } finally {
        switching.current = false;
        setSwitching(false);
      }
    },
    [queryClient],
  );

  const { refetch, isError } = me;
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);

  const value = useMemo<Session>(() => {
    const projectId = contents?.project_id ?? null;
    return {
      user,
      role: user?.role ?? null,
      projectId,
      project: projectOf(user, projectId),
      state: isRestoring ? 'loading' : token === null ? 'signed-out' : user ? 'ready' : isError ? 'failed' : 'loading',
      ended,
      isSwitching,
      start,
      signOut,
      selectProject,
      refresh,
    };
  }, [contents, ended, isError, isRestoring, isSwitching, refresh, selectProject, signOut, start, token, user]);

  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The selected project; from now on names are sorted as in its country. */
function projectOf(user: session.User | null, projectId: string | null): projects.Project | null {
  const project = user?.projects.find(({ id }) => id === projectId) ?? null;
  if (project !== null) sortAsIn(project.country);
  return project;
}

export function useSession(): Session {
  const value = useContext(SessionContext);
  if (value === null) throw new Error('useSession needs a SessionProvider');
  return value;
}

/** Whether the same user in the same role selected another project, in another tab, while this one is in a project. */
function isOtherProject(own: session.TokenContents | null, token: string | null): boolean {
  const other = token === null ? null : readTokenContents(token, 0);
  return own !== null && own.project_id !== null && own.sub === other?.sub && own.role === other.role;
}

/**
 * The page's token unless it is expired or unreadable: then it is discarded silently, except one that
 * can be renewed.
 */
function readUsableToken(token: string | null): string | null {
  if (token === null || readTokenContents(token, Date.now()) !== null) return token;
  if (!needsRenewal(token)) loseSession();
  return null;
}

const loadRefresh = () => import('./refresh-access.ts');

/**
 * Renews an expired token of a browser that stays signed in: at the start, and when a phone comes back online. Returns
 * whether the page has to wait for it.
 */
function useRestoring(token: string | null, setToken: (token: string | null) => void): boolean {
  const [isRestoring, setRestoring] = useState(() => token === null && readToken() !== null);
  useEffect(() => {
    if (token !== null) return;
    const restore = async () => {
      const expired = readToken();
      if (expired === null || !staysSignedIn()) return;
      const outcome = await (await loadRefresh()).refreshAccess();
      if (outcome === 'refreshed') setToken(readToken());
      else if (outcome === 'ended') loseSession();
    };
    const onOnline = () => void restore();
    void restore().finally(() => setRestoring(false));
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [setToken, token]);
  return isRestoring && token === null;
}
