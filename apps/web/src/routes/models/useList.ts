import { useEffect, useRef, useState } from "react";
import { listAddress, listDataAddress } from "./address.ts";
import { type ListQuery, parseList } from "./query.ts";
import type { ListView } from "./view.ts";

export interface LiveList {
	/** What was answered last. */
	readonly view: ListView;
	/** What is asked for: at once what the reader chose, the answer following. */
	readonly query: ListQuery;
	readonly busy: boolean;
	/** Goes to a query; `typing` waits for a pause and leaves no step in the history. */
	readonly go: (query: ListQuery, typing?: boolean) => void;
}

/** Milliseconds without a key that end a word. */
const PAUSE = 180;

/** The list as the reader changes it: the address follows, and the way back works. */
export function useList(initial: ListView): LiveList {
	const [view, setView] = useState(initial);
	const [query, setQuery] = useState(initial.query);
	const asked = useRef<AbortController>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const load = (wanted: ListQuery): void => {
		asked.current?.abort();
		const own = new AbortController();
		asked.current = own;
		fetchList(wanted, own.signal).then(
			(answer) => {
				if (asked.current !== own) return;
				setView(answer);
				asked.current = undefined;
			},
			// The whole page can say what is wrong, or be there again when the connection is.
			(error: unknown) => own.signal.aborted || leave(listAddress(wanted), error),
		);
	};

	const go = (wanted: ListQuery, typing = false): void => {
		setQuery(wanted);
		history[typing ? "replaceState" : "pushState"](null, "", listAddress(wanted));
		clearTimeout(timer.current);
		timer.current = setTimeout(() => load(wanted), typing ? PAUSE : 0);
	};

	useEffect(() => {
		const back = (): void => {
			const { query: earlier } = parseList(new URLSearchParams(location.search));
			setQuery(earlier);
			load(earlier);
		};
		addEventListener("popstate", back);
		return () => removeEventListener("popstate", back);
	}, []);

	return { view, query, busy: view.query !== query && listAddress(view.query) !== listAddress(query), go };
}

async function fetchList(query: ListQuery, signal: AbortSignal): Promise<ListView> {
	const answer = await fetch(listDataAddress(query), { signal });
	if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
	return (await answer.json()) as ListView;
}

function leave(address: string, error: unknown): void {
	console.error(error);
	location.assign(address);
}
