import { useState, useSyncExternalStore } from "react";
import { type Addressing, type PageSnapshot, Visit } from "./visit.ts";

export type LiveVisit<S, V> = PageSnapshot<S, V> & Pick<Visit<S, V>, "go" | "retry" | "undo">;

/** The state of a view and what it shows, for as long as the component is mounted. */
export function useVisit<S, V>(addressing: () => Addressing<S, V>, view: V, state: S): LiveVisit<S, V> {
	const [visit] = useState(() => new Visit(addressing(), view, state));
	const snapshot = useSyncExternalStore(visit.subscribe, visit.snapshot, visit.snapshot);
	return { ...snapshot, go: visit.go, retry: visit.retry, undo: visit.undo };
}
