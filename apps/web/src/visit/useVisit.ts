import { useState, useSyncExternalStore } from "react";
import { type Place, type Snapshot, Visit } from "./visit.ts";

export type LiveVisit<S, V> = Snapshot<S, V> & Pick<Visit<S, V>, "go" | "retry" | "undo">;

/** The state and view of a place, for as long as the component is mounted. */
export function useVisit<S, V>(place: () => Place<S, V>, view: V, state: S): LiveVisit<S, V> {
	const [visit] = useState(() => new Visit(place(), view, state));
	const snapshot = useSyncExternalStore(visit.subscribe, visit.snapshot, visit.snapshot);
	return { ...snapshot, go: visit.go, retry: visit.retry, undo: visit.undo };
}
