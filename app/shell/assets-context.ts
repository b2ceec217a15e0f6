import { createContext, useContext } from 'react';

/** Where the island loader's file lies, known only to the build. `hmrRuntime` is there in development alone. */
export interface Assets {
  entry: string;
  hmrRuntime: string | undefined;
}

const AssetsContext = createContext<Assets>({ entry: '', hmrRuntime: undefined });

export const AssetsProvider = AssetsContext.Provider;

export function useAssets(): Assets {
  return useContext(AssetsContext);
}
