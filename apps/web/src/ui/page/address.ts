import { createContext, type Provider, useContext } from "react";

/** The address of a page of this site as a component links to it. */
export type AddressOf = (path: string) => string;

const Context = createContext<AddressOf>((path) => path);

/** Provides another site that components link to. */
export const AddressProvider: Provider<AddressOf> = Context.Provider;

/** Makes the addresses of links in components that other projects use too; on this site they are as they are. */
export function useAddress(): AddressOf {
	return useContext(Context);
}
