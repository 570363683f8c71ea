import { useMemo } from 'react';

/** The job that plans a month, kept in this tab so that a reload finds it again. */
function keptJob(projectId: string, month: string) {
  const key = `generation:${projectId}:${month}`;
  return {
    key,
    read: () => sessionStorage.getItem(key),
    write: (id: string | null) => (id === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, id)),
  };
}

export const useKeptJob = (projectId: string, month: string) =>
  useMemo(() => keptJob(projectId, month), [month, projectId]);
