import { createContext, useContext } from 'react';

/** The URL of the island loader, known only after the build. `hmrRuntime` is set in development only. */
export interface Assets {
  entry: string;
  hmrRuntime: string | undefined;
}

const AssetsContext = createContext<Assets>({ entry: '', hmrRuntime: undefined });

export const AssetsProvider = AssetsContext.Provider;

export function useAssets(): Assets {
  return useContext(AssetsContext);
}
