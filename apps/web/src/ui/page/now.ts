import { createContext, type Provider, useContext } from "react";

const Context = createContext<Date | undefined>(undefined);

/** Provides the time of a page. */
export const NowProvider: Provider<Date | undefined> = Context.Provider;

/** The time that “3 d ago” refers to. Throws where no page provides one. */
export function useNow(): Date {
	const now = useContext(Context);
	if (now === undefined) throw new Error("useNow() was called outside a page");
	return now;
}
